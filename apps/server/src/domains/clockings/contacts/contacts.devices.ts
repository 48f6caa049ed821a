import type { giveAnchor, sendJournal } from '@vigie/contract/clockings/clockings.journal.ts'
import { deviceChanged, deviceContact } from '@vigie/contract/devices/devices.manage.ts'
import type { RequestContext } from '../../../kit/handle.ts'
import { audience } from '../../../kit/audience.ts'
import { noteDeviceState } from '../../devices/devices.list.store.ts'

type Meeting = RequestContext<typeof giveAnchor>

const toldBy = ({ input: { battery = null, appVersion = '', driftSeconds = null } }: Meeting) => ({ battery, appVersion, driftSeconds })

/** Keeps what a paired device tells of itself at a contact; of anybody else nothing. */
export const deviceTold = (meeting: Meeting) => {
  const { db, now, session } = meeting
  return session.deviceId === null ? [] : [noteDeviceState(db, session.deviceId, toldBy(meeting), now)]
}

/** Managers who look at the devices see the contact at once. */
export function tellContact(meeting: Meeting): void {
  const { company, emit, input, now, session } = meeting
  if (session.deviceId === null) return
  const told = { deviceId: session.deviceId, seenAt: now, waitingCount: input.held.length, ...toldBy(meeting) }
  emit(deviceContact, told, [audience.devices(company.id)])
}

/** They see also that a device's journal has come: what was missing of it may be there. */
export function tellSent({ company, emit, session }: RequestContext<typeof sendJournal>): void {
  if (session.deviceId !== null) emit(deviceChanged, { deviceId: session.deviceId }, [audience.devices(company.id)])
}
