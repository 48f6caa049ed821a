import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import type { Point } from '@vigie/contract/kit/distance.ts'
import type { ClockingWay } from '../../src/domains/clockings/clockings.line.ts'
import type { Act } from './acts.ts'
import type { OpenShift } from './clockings.open.ts'
import { dice } from '../random.ts'

/** How an act comes in: by which way, under which user, on which device; and when it is recorded. */
export interface Way {
  readonly way: ClockingWay
  readonly userId: number | null
  readonly deviceId: number | null
  readonly isForced: boolean
  readonly isOffline: boolean
  readonly recordedAt: Instant
}

/** By what the site allows now: its tablet, the agent's own phone, else the manager. Undefined when there is no way. */
export function wayOf(shift: OpenShift, act: Act, managerId: number | null): Way | undefined {
  const { isOffline, recordedAt } = act
  const thrown = dice('way', shift.number, act.name)
  if (act.kind === 'confirmation') {
    return managerId === null
      ? undefined
      : { way: 'manager', userId: managerId, deviceId: null, isForced: false, isOffline: false, recordedAt }
  }
  if (!act.isForced && shift.isClockingEnabled) {
    const isTabletFree = shift.deviceId !== null && act.doubt === null && act.kind !== 'pre_clocking' && act.place !== 'outside'
    if (isTabletFree && (isOffline || !shift.canClockByPhone || thrown.happens(0.75))) {
      const way = shift.isByNfc && shift.hasCard && (!shift.isByCode || thrown.happens(0.4)) ? 'nfc' : 'code'
      if (way === 'nfc' || shift.isByCode)
        return { way, userId: shift.deviceUserId, deviceId: shift.deviceId, isForced: false, isOffline, recordedAt }
    }
    // A phone keeps acts for somebody who is signed in on it.
    const isKept = isOffline && shift.agentUserId !== null
    const own = {
      way: 'position',
      userId: shift.agentUserId,
      deviceId: null,
      isForced: false,
      isOffline: isKept,
      recordedAt: isKept ? recordedAt : act.happenedAt,
    } as const
    return shift.canClockByPhone ? own : undefined
  }
  if (managerId === null || (act.kind !== 'start' && act.kind !== 'end')) return undefined
  // Where nobody can clock, a manager does it within the hour.
  const later = act.isForced ? recordedAt : addMinutes(act.happenedAt, thrown.whole(4, 40))
  return { way: 'manager', userId: managerId, deviceId: null, isForced: true, isOffline: false, recordedAt: later }
}

export interface Reading {
  readonly point: Point
  readonly accuracyMetres: number
}

/** Metres from the site, by where the act takes place. */
const distances = { here: [2, 45], outside: [900, 2_600], onTheRoad: [2_500, 14_000] } as const
const metresPerDegree = 111_195

/** What the phone reads: a point around the site. */
export function readingOf(shift: OpenShift, { name, place }: Act): Reading | null {
  if (shift.latitude === null || shift.longitude === null) return null
  const thrown = dice('reading', shift.number, name)
  const [from, to] = distances[place]
  const metres = thrown.whole(from, to)
  const angle = thrown.next() * 2 * Math.PI
  const six = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  const point = {
    latitude: six(shift.latitude + (metres * Math.cos(angle)) / metresPerDegree),
    longitude: six(shift.longitude + (metres * Math.sin(angle)) / (metresPerDegree * Math.cos((shift.latitude * Math.PI) / 180))),
  }
  return { point, accuracyMetres: thrown.whole(4, 25) }
}
