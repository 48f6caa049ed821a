import { clockableGroup, type ClockableGroup, type ListSettings } from '@vigie/contract/clockings/clockings.lists.rules.ts'
import { addMinutes, localOf, minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { isLate } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Tone } from '../../../../theme/palette.ts'
import { clockOf } from '../words.ts'

/** How a service of a list stands: a colour, and the sentence that says the same, with what is filled in. */
export interface LineState {
  readonly tone: Tone
  readonly says: 'late' | 'opens' | 'starts' | 'ends' | 'over' | 'since' | 'sinceLate' | 'left' | 'unconfirmed'
  /** Whole minutes, for `late` and `over`. */
  readonly minutes: number
  /** Of the site's wall clock: `06:52`. */
  readonly from: string
  readonly to: string
}

const tones: Readonly<Record<ClockableGroup, Tone>> = { late: 'late', now: 'run', soon: 'wait', leaving: 'run' }

/** Among what may be clocked. */
export function clockableState(shift: Shift, group: ClockableGroup, now: Instant, settings: ListSettings): LineState {
  const opens = clockOf(localOf(addMinutes(shift.startsAt, -settings.clocking_early_minutes), shift.timeZone))
  const line = { tone: tones[group], minutes: 0, from: opens, to: clockOf(shift.endsLocal) }
  if (group === 'late') return { ...line, says: 'late', minutes: since(shift.startsAt, now) }
  if (group === 'soon') return { ...line, says: 'opens' }
  if (group === 'now') return { ...line, says: 'starts' }
  return now > shift.endsAt ? { ...line, says: 'over', tone: 'late', minutes: since(shift.endsAt, now) } : { ...line, says: 'ends' }
}

/** Among what has been clocked. */
export function clockedState(shift: Shift): LineState {
  const line = { minutes: 0, from: clockOf(shift.arrivedLocal ?? ''), to: clockOf(shift.leftLocal ?? '') }
  if (shift.isClockInUnconfirmed || shift.isClockOutUnconfirmed) return { ...line, tone: 'late', says: 'unconfirmed' }
  if (shift.leftAt !== null) return { ...line, tone: 'done', says: 'left' }
  return isLate(shift) ? { ...line, tone: 'late', says: 'sinceLate' } : { ...line, tone: 'run', says: 'since' }
}

const since = (from: Instant, now: Instant) => Math.max(1, Math.floor(minutesBetween(from, now)))

/** The groups of a list that hold somebody, in their order. */
export function grouped(shifts: readonly Shift[], groups: readonly ClockableGroup[], now: Instant, settings: ListSettings) {
  return groups
    .map((group) => ({ group, shifts: shifts.filter((shift) => clockableGroup(shift, now, settings) === group) }))
    .filter((one) => one.shifts.length > 0)
}
