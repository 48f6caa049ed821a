import type { DeviceChoices } from '@vigie/contract/devices/devices.settings.rules.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'

export interface SetDevice extends DeviceChoices {
  readonly deviceId: number
  readonly name: string
  readonly vendor: string
  readonly model: string
  readonly os: string
  readonly browser: string
}
const columns = `device_id as "deviceId", name, vendor, model, os, browser, is_by_code as "isByCode", is_by_nfc as "isByNfc",
  shifts_visibility as "shiftsVisibility", is_names_visible as "isNamesVisible"`

/** A paired device as it is set. */
export const setDevice = (db: Db, deviceId: number) =>
  statement<SetDevice>(`select ${columns} from devices where company_id = $1 and device_id = $2 and unpaired_at is null`, [
    db.companyId,
    deviceId,
  ])

/** Sets it, unless it was set otherwise since it was read, or is paired no more: no row then. */
export const saveChoices = (db: Db, deviceId: number, before: DeviceChoices, next: DeviceChoices) =>
  statement<SetDevice>(
    `update devices set is_by_code = $3, is_by_nfc = $4, shifts_visibility = $5, is_names_visible = $6
      where company_id = $1 and device_id = $2 and unpaired_at is null
        and (is_by_code, is_by_nfc, shifts_visibility, is_names_visible) = ($7, $8, $9, $10)
      returning ${columns}`,
    [
      db.companyId,
      deviceId,
      next.isByCode,
      next.isByNfc,
      next.shiftsVisibility,
      next.isNamesVisible,
      before.isByCode,
      before.isByNfc,
      before.shiftsVisibility,
      before.isNamesVisible,
    ],
  )
