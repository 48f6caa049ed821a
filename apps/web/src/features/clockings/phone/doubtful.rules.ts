import { clockingStateOf, type PhoneSettings, type PhoneShift, type Possible } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import { clockToleranceSeconds } from '@vigie/contract/clockings/clockings.placing.rules.ts'
import { addMinutes, addSeconds, type Instant } from '@vigie/contract/kit/time.ts'

/** What a phone without network knows of the time. */
export interface KnownTime {
  /** By its own clock, corrected as at the last contact. */
  readonly shown: Instant
  /** It is not earlier than this: the last contact, and what the steady clock has counted since. */
  readonly least: Instant
}

export interface DoubtfulSettings extends PhoneSettings {
  /** Hours after its last contact for which a phone without network is believed. */
  readonly clocking_offline_max_hours: number
}

/**
 * Between which instants it may be now. A phone that has slept has counted too little, and a clock that was set forward shows
 * too much: both look alike. A clock that shows less than has passed was set back, and says nothing of how late it is.
 */
function possibleTimes({ shown, least }: KnownTime, maxHours: number): { readonly from: Instant; readonly to: Instant } {
  const last = addMinutes(least, maxHours * 60)
  const isSetBack = addSeconds(shown, clockToleranceSeconds) < least
  return { from: least, to: isSetBack || shown > last ? last : shown }
}

/** The later of what the phone shows and what it knows to have passed: the time by which it offers what may be clocked. */
export const likelyTime = ({ shown, least }: KnownTime): Instant => (shown > least ? shown : least)

/**
 * Arrivals and departures that the likely time does not offer, and that may be due all the same: those that are offered at
 * some instant which the clocks leave open. What is clocked so is recorded, and to be confirmed where nothing bears it out
 * (decisions/08-offline). They stand in the order of the shifts.
 */
export function doubtfulActs<T extends PhoneShift>(shifts: readonly T[], known: KnownTime, settings: DoubtfulSettings): Possible<T>[] {
  const { from, to } = possibleTimes(known, settings.clocking_offline_max_hours)
  // An arrival that was kept by a clock that ran ahead is not ahead of its departure.
  const arrived = shifts.map((shift) => (shift.arrivedAt !== null && shift.arrivedAt > from ? { ...shift, arrivedAt: from } : shift))
  const keysAt = (of: readonly T[], at: Instant) => actsAt(of, at, settings).map(keyOf)
  const offered = new Set(keysAt(shifts, likelyTime(known)))
  const open = new Set(turns(shifts, from, to, settings).flatMap((at) => keysAt(arrived, at)))
  return shifts
    .flatMap((shift): Possible<T>[] => [
      { shift, act: 'end' },
      { shift, act: 'start' },
    ])
    .filter((possible) => open.has(keyOf(possible)) && !offered.has(keyOf(possible)))
}

const keyOf = ({ shift, act }: Possible<PhoneShift>): string => `${act} ${shift.id}`

/** What may be clocked at an instant. */
function actsAt<T extends PhoneShift>(shifts: readonly T[], at: Instant, settings: PhoneSettings): readonly Possible<T>[] {
  const state = clockingStateOf(shifts, at, settings)
  return state.kind === 'choice' ? state.acts : state.kind === 'possible' ? [state] : []
}

/** The instants from one to another at which something begins to be offered; between two of them nothing does. */
function turns(shifts: readonly PhoneShift[], from: Instant, to: Instant, { clocking_early_minutes }: PhoneSettings): Instant[] {
  const all = shifts.flatMap(({ startsAt, endsAt }) => [addMinutes(startsAt, -clocking_early_minutes), endsAt])
  return [from, ...all.filter((at) => at > from && at <= to)]
}
