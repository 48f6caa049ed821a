import { addDays, type Day, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { readTime } from '../../../ui/fields/dates/timeText.ts'

export type ForcedAct = 'start' | 'end'
/** It is no time; it has not come yet; or it precedes the arrival. */
export type TimeProblem = 'unread' | 'ahead' | 'beforeArrival'
export const isTimeProblem = (given: string | null): given is TimeProblem =>
  given === 'unread' || given === 'ahead' || given === 'beforeArrival'

type Clocked = Pick<Shift, 'startsLocal' | 'arrivedLocal'>

const hour = 3_600_000
const epochOf = (local: string): number => Date.parse(`${local.replace(' ', 'T')}Z`)

/**
 * The wall-clock time of the site that is meant by `HH:mm`. An arrival lies from 6 h before the planned start to 18 h
 * after it, a departure within the 24 h after the arrival: one day alone fits, so 19:02 typed in the morning for last
 * night's shift is last night's. Texts of the site's own clock compare as times do.
 */
export function meantTime(time: string, act: ForcedAct, shift: Clocked, nowLocal: LocalDateTime): LocalDateTime | TimeProblem {
  const { arrivedLocal } = shift
  const arrived = act === 'end' ? arrivedLocal : null
  const from = arrived ? epochOf(`${arrived.slice(0, 16)}:00`) : epochOf(shift.startsLocal) - 6 * hour
  const first = new Date(from).toISOString().slice(0, 10) as Day
  const near = [0, 1].map((days) => `${addDays(first, days)} ${time}:00` as LocalDateTime)
  const meant = near.find((local) => epochOf(local) >= from)!
  if (meant > nowLocal) return arrived && from + 24 * hour - epochOf(meant) <= 6 * hour ? 'beforeArrival' : 'ahead'
  // The minute of the arrival is the arrival: it may have come some seconds into it.
  return arrived && meant < arrived ? arrived : meant
}

/** What was typed as a time of the site, or what is wrong with it; null when nothing was typed, which means now. */
export function givenTime(typed: string, act: ForcedAct, shift: Clocked, nowLocal: LocalDateTime): LocalDateTime | TimeProblem | null {
  if (typed.trim() === '') return null
  const time = readTime(typed)
  return time === null ? 'unread' : meantTime(time, act, shift, nowLocal)
}
