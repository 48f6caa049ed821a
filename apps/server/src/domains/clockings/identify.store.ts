import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { shiftColumns, shiftTables, type ShiftRow } from '../shifts/shifts.columns.ts'

export interface DeviceRow {
  readonly isByCode: boolean
  readonly isByNfc: boolean
  readonly isNamesVisible: boolean
  readonly shiftsVisibility: 'day' | 'window' | 'running' | 'none'
}
export const deviceById = (db: Db, deviceId: number) =>
  statement<DeviceRow>(
    `select is_by_code as "isByCode", is_by_nfc as "isByNfc", is_names_visible as "isNamesVisible",
            shifts_visibility as "shiftsVisibility"
       from devices where company_id = $1 and device_id = $2 and unpaired_at is null`,
    [db.companyId, deviceId],
  )
export const sitesOfDevice = (db: Db, deviceId: number) =>
  statement<{ id: number; name: string; timeZone: string; isClockingEnabled: boolean }>(
    `select s.site_id as id, s.name, s.time_zone as "timeZone", s.is_clocking_enabled as "isClockingEnabled"
       from device_sites d join sites s on s.company_id = d.company_id and s.site_id = d.site_id
      where d.company_id = $1 and d.device_id = $2 order by d.device_site_id`,
    [db.companyId, deviceId],
  )

/** The shifts of a device's sites around now: today's and those that still run. */
export const shiftsAtDevice = (db: Db, siteIds: readonly number[], now: Instant) =>
  statement<ShiftRow>(
    `select ${shiftColumns} from ${shiftTables}
      where s.company_id = $1 and s.site_id = any($2) and s.starts_at >= $3::timestamptz - interval '36 hours'
        and s.starts_at < $3::timestamptz + interval '24 hours' and s.ends_at > $3::timestamptz - interval '12 hours'
      order by s.starts_at, s.shift_id limit 500`,
    [db.companyId, siteIds, now],
  )
