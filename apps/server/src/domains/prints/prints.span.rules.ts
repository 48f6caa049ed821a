import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { addDays, addMonths, firstDayOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import type { PrintKind } from '@vigie/contract/prints/prints.ts'
import { mondayOf } from '@vigie/contract/prints/prints.rules.ts'

/** The time that is printed: a month of plannings, or the week that begins on a Monday. */
export type Span = { readonly kind: 'plannings'; readonly month: Month } | { readonly kind: 'signatures'; readonly week: Day }

interface Asked {
  readonly kind: PrintKind
  readonly month?: Month | undefined
  readonly week?: Day | undefined
}

/** Plannings are of a month, signature sheets of a week: the other one is not asked for. */
export function spanOf({ kind, month, week }: Asked): Span {
  if (kind === 'plannings') return { kind, month: month ?? missing('month') }
  return { kind, week: mondayOf(week ?? missing('week')) }
}

function missing(field: string): never {
  throw new Refusal('INVALID', {}, [{ field, problem: 'required' }])
}

/** Its first day, and the day after its last. */
const daysOf = (span: Span): readonly [first: Day, after: Day] =>
  span.kind === 'plannings' ? [firstDayOf(span.month), firstDayOf(addMonths(span.month, 1))] : [span.week, addDays(span.week, 7)]

/** What statements ask of it: bounds wide enough for every zone, and the month or the Monday. */
export function spanValues(span: Span): readonly [from: Day, until: Day, of: string] {
  const [first, after] = daysOf(span)
  return [addDays(first, -1), addDays(after, 1), span.kind === 'plannings' ? span.month : span.week]
}
