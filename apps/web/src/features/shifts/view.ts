import { isDay, type Day } from '@vigie/contract/kit/time.ts'
import { filterNames, type FilterName } from './judge.ts'

/** What the services screen shows; all of it stands in the address, so that back and refresh always work. */
export interface View {
  readonly day: Day
  readonly siteId: number | null
  readonly filter: FilterName
  readonly shiftId: number | null
  readonly search: string
}

/** The texts of the address, under the specification's names (section 2) and ours for the search. */
export interface ViewTexts {
  readonly date?: string | undefined
  readonly siteId?: string | undefined
  readonly filter?: string | undefined
  readonly vacationId?: string | undefined
  readonly anomalies?: string | undefined
  readonly search?: string | undefined
}

const idOf = (text: string | undefined): number | null => (text && /^\d{1,15}$/.test(text) ? Number(text) : null)
const isFilter = (text: string | undefined): text is FilterName => (filterNames as readonly (string | undefined)[]).includes(text)

/** A whole day, or a month for its first day; anything else falls back on today. */
function dayOf(text: string | undefined, today: Day): Day {
  const day = text && /^\d{4}-\d\d$/.test(text) ? `${text}-01` : text
  return day && isDay(day) ? day : today
}

/** Reads the address; what does not fit falls back. */
export const readView = (texts: ViewTexts, today: Day): View => ({
  day: dayOf(texts.date, today),
  siteId: idOf(texts.siteId),
  filter: isFilter(texts.filter) ? texts.filter : texts.anomalies === '1' ? 'anomalies' : 'all',
  shiftId: idOf(texts.vacationId),
  search: texts.search ?? '',
})

/** The texts of a change. What is as usual is left out: an address without a date goes on to the next day at midnight. */
export function writeView(change: Partial<View>, today: Day): ViewTexts {
  const { day, siteId, filter, shiftId, search } = change
  return {
    ...(day !== undefined && { date: day === today ? undefined : day }),
    ...(siteId !== undefined && { siteId: siteId === null ? undefined : String(siteId) }),
    ...(filter !== undefined && { filter: filter === 'all' ? undefined : filter, anomalies: undefined }),
    ...(shiftId !== undefined && { vacationId: shiftId === null ? undefined : String(shiftId) }),
    ...(search !== undefined && { search: search || undefined }),
  }
}
