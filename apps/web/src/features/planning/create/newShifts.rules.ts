import type { Choice } from '../../../ui/fields/choices/choices.tsx'
import { daysBetween, spanOf, timesProblems } from '@vigie/contract/planning/planning.create.rules.ts'
import type { FieldProblem } from '@vigie/contract/kit/refusal.ts'
import { minutesBetween, type Day } from '@vigie/contract/kit/time.ts'
import { readTime } from '../../../ui/fields/dates/timeText.ts'

/** What stands in the form of new services. */
export interface NewShiftsDraft {
  readonly siteId: number | null
  readonly agentId: number | null
  readonly prestationId: number | null
  readonly profileId: number | null
  readonly day: Day | null
  /** The last day of what repeats; null: the one day. */
  readonly lastDay: Day | null
  readonly repeats: boolean
  /** 1 is Monday, 7 Sunday. */
  readonly weekdays: readonly number[]
  readonly startsTime: string
  readonly endsTime: string
  readonly breakMinutes: string
  readonly note: string
  /** Why a rule of law is passed; asked once it was refused. */
  readonly waiver: string
}

/** As typed: null where nothing is, NaN where it is no number. */
const minutesIn = (text: string): number | null => (text.trim() === '' ? null : Number(text.trim()))
const timeIn = (typed: string): string => readTime(typed) ?? typed.trim()

/** What the form says to the server. */
export function spokenOf({ startsTime, endsTime, breakMinutes, ...draft }: NewShiftsDraft) {
  const { day, lastDay, repeats, weekdays } = draft
  const days = day === null ? [] : repeats && lastDay !== null ? daysBetween(day, lastDay, weekdays) : [day]
  return { days, startsTime: timeIn(startsTime), endsTime: timeIn(endsTime), breakMinutes: minutesIn(breakMinutes) }
}

/** What is wrong with the form; problems of all its days are said at the first day. */
export function draftProblems(draft: NewShiftsDraft): FieldProblem[] {
  const spoken = spokenOf(draft)
  const found = timesProblems(spoken, spoken.days).map((one) =>
    one.field === 'days' ? { ...one, field: draft.day === null ? 'day' : draft.repeats ? 'lastDay' : 'day' } : one,
  )
  return [
    ...(draft.siteId === null ? [{ field: 'siteId', problem: 'required' }] : []),
    ...(draft.repeats && draft.lastDay === null && draft.day !== null ? [{ field: 'lastDay', problem: 'required' }] : []),
    ...found,
  ]
}

/** How many services the form makes and how long they are together, in minutes; null while it cannot be told. */
export function countOf(draft: NewShiftsDraft, timeZone: string): { readonly count: number; readonly minutes: number } | null {
  const spoken = spokenOf(draft)
  if (timesProblems(spoken, spoken.days).length > 0) return null
  let minutes = 0
  for (const day of spoken.days) {
    const found = spanOf(day, spoken, timeZone)
    if ('problem' in found) return null
    minutes += minutesBetween(found.span.startsAt, found.span.endsAt) - (spoken.breakMinutes ?? 0)
  }
  return { count: spoken.days.length, minutes }
}

interface Sold {
  readonly prestationId: number
}
interface SoldWords {
  readonly here: string
  readonly elsewhere: string
}

/** The prestations as choices: those that are sold at the site first, then the others. A site that says nothing has them all alike. */
export function soldFirst(all: readonly Choice[], sold: readonly Sold[], words: SoldWords): readonly Choice[] {
  if (sold.length === 0) return all
  const isSold = ({ id }: Choice) => sold.some(({ prestationId }) => prestationId === id)
  return [
    ...all.filter(isSold).map((choice) => ({ ...choice, note: words.here })),
    ...all.filter((choice) => !isSold(choice)).map((choice) => ({ ...choice, note: words.elsewhere })),
  ]
}
