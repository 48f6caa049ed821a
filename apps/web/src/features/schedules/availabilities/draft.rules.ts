import { wholeDay, type OfferedTimes } from '@vigie/contract/availabilities/availabilities.rules.ts'
import { addDays, type Day, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import { readTime } from '../../../ui/fields/dates/timeText.ts'

export const offerKinds = ['once', 'several', 'weekly'] as const
type OfferKind = (typeof offerKinds)[number]

/** What is filled in to say when one is available. */
export interface OfferDraft {
  readonly contractId: string
  readonly kind: OfferKind
  readonly startsOn: Day | null
  /** Of several days, and of weeks. */
  readonly untilOn: Day | null
  /** Of weeks: from Monday, 1, to Sunday, 7. */
  readonly weekdays: readonly number[]
  readonly isWholeDay: boolean
  /** As typed. */
  readonly starts: string
  readonly ends: string
}

export const newOffer = (contractId: number | undefined, startsOn: Day | null): OfferDraft => ({
  contractId: contractId?.toString() ?? '',
  kind: 'once',
  startsOn,
  untilOn: null,
  weekdays: [],
  isWholeDay: false,
  starts: '',
  ends: '',
})

/** What is lacking, by the draft's names; the words are the form's. */
export function lackingIn(draft: OfferDraft): readonly ('startsOn' | 'untilOn' | 'weekdays' | 'starts' | 'ends')[] {
  const isSeries = draft.kind !== 'once'
  return [
    ...(draft.startsOn === null ? (['startsOn'] as const) : []),
    ...(isSeries && draft.untilOn === null ? (['untilOn'] as const) : []),
    ...(draft.kind === 'weekly' && draft.weekdays.length === 0 ? (['weekdays'] as const) : []),
    ...(!draft.isWholeDay && readTime(draft.starts) === null ? (['starts'] as const) : []),
    ...(!draft.isWholeDay && readTime(draft.ends) === null ? (['ends'] as const) : []),
  ]
}

/** Ends at or before it begins on the clock: then on the day after. */
export function isOverMidnight({ starts, ends, isWholeDay }: Pick<OfferDraft, 'starts' | 'ends' | 'isWholeDay'>): boolean {
  const [from, to] = [readTime(starts), readTime(ends)]
  return !isWholeDay && from !== null && to !== null && to <= from
}

/** The draft as it is sent; null while something is lacking. */
export function timesOf(draft: OfferDraft): (OfferedTimes & { weekdays?: number[] }) | null {
  const { startsOn, untilOn, kind, weekdays } = draft
  if (startsOn === null || lackingIn(draft).length > 0) return null
  const endsOn = isOverMidnight(draft) ? addDays(startsOn, 1) : startsOn
  const hours = draft.isWholeDay
    ? wholeDay(startsOn)
    : {
        startsLocal: `${startsOn} ${readTime(draft.starts)}:00` as LocalDateTime,
        endsLocal: `${endsOn} ${readTime(draft.ends)}:00` as LocalDateTime,
      }
  return { ...hours, ...(kind !== 'once' && untilOn !== null && { untilOn, ...(kind === 'weekly' && { weekdays: [...weekdays] }) }) }
}

const fields: Readonly<Record<string, keyof OfferDraft>> = {
  startsLocal: 'startsOn',
  endsLocal: 'ends',
}
/** The field of the draft that a problem of the call belongs to. */
export const fieldOf = (field: string): string => fields[field] ?? field
