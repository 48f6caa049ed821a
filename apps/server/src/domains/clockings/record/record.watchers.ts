import { shiftClocked, type Shift } from '@vigie/contract/shifts/shifts.ts'
import { audience } from '../../../kit/audience.ts'
import type { Emit } from '../../../kit/handle.ts'
import type { Session } from '../../../kit/session.ts'
import { forClient, forDevice, forPartner } from '../../shifts/shifts.rules.ts'
import type { ClockingFactsRow } from '../clockings.store.ts'

/** The shift of an act as its answer tells it to whoever has recorded it: a device that shows no names is told none. */
export const toldBack = ({ deviceId }: Session, { namedDeviceIds }: ClockingFactsRow, shift: Shift): Shift =>
  deviceId === null ? shift : forDevice(shift, namedDeviceIds.includes(deviceId))

/**
 * Emits to all who may see a list that holds the shift, to each what it may know of it: a device that shows no names
 * receives none, a client is not told of the contract, nor a partner of a validation, and only managers learn of a gap in a device's sequence.
 */
export function publishShiftChanged(
  emit: Emit,
  companyId: number,
  row: ClockingFactsRow,
  shift: Shift,
  isAfterGap: boolean | null = null,
): void {
  const { siteId, clientId, agentId, partnerId, namedDeviceIds, namelessDeviceIds } = row
  const devices = (ids: readonly number[]) => ids.map((id) => audience.device(companyId, id))
  if (isAfterGap !== null) emit(shiftClocked, { shift: { ...shift, isAfterGap } }, [audience.shifts(companyId)])
  emit(shiftClocked, { shift }, [
    ...(isAfterGap === null ? [audience.shifts(companyId)] : []),
    ...(agentId === null ? [] : [audience.agent(companyId, agentId)]),
  ])
  if (partnerId !== null) emit(shiftClocked, { shift: forPartner(shift) }, [audience.partner(companyId, partnerId)])
  emit(shiftClocked, { shift: forClient(shift) }, [audience.site(companyId, siteId), audience.client(companyId, clientId)])
  if (namedDeviceIds.length > 0) emit(shiftClocked, { shift: forDevice(shift, true) }, devices(namedDeviceIds))
  if (namelessDeviceIds.length > 0) emit(shiftClocked, { shift: forDevice(shift, false) }, devices(namelessDeviceIds))
}
