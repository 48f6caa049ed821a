import type { Day } from '@vigie/contract/kit/time.ts'
import type { LegendEntry } from '../paper/pages.ts'
import { hoursSaid, type Words } from '../paper/paper.words.ts'
import type { Code } from './codes.rules.ts'

interface Legend {
  readonly codes: readonly Code[]
  readonly holidays: ReadonlyMap<Day, string>
  readonly openCount: number
  readonly isAnybodyAway: boolean
}

/** What stands below a planning: each code with its hours, then what else is marked on it. */
export function legendOf({ codes, holidays, openCount, isAnybodyAway }: Legend, words: Words): LegendEntry[] {
  const named = [...holidays].map(([day, name]) => `${words.weekday(day)} ${Number(day.slice(8))}, ${name}`)
  return [
    ...codes.map(({ code, isNight, from, until, profileName, minutes, count }): LegendEntry => ({
      code,
      mark: isNight ? 'night' : 'day',
      text: [`${from}–${until}`, profileName, hoursSaid(minutes), words.counted('plannings.services', count)].filter(Boolean).join(', '),
    })),
    ...(named.length > 0
      ? [
          {
            code: words.said('plannings.holiday'),
            mark: 'holiday',
            text: words.said('plannings.holidays', { list: named.join(' · ') }),
          } as const,
        ]
      : []),
    ...(openCount > 0 ? [{ code: '', mark: 'openLegend', text: words.counted('plannings.openLegend', openCount) } as const] : []),
    ...(isAnybodyAway ? [{ code: words.said('plannings.away'), mark: 'away', text: words.said('plannings.unavailable') } as const] : []),
  ]
}

const legendColumns = 3
const entryHeight = 5
const legendGap = 3
/** Entries of a page that holds nothing else. */
const mostEntries = 84

export const legendHeight = (entries: number): number =>
  entries === 0 ? 0 : legendGap + Math.ceil(Math.min(entries, mostEntries) / legendColumns) * entryHeight

/** A legend, page by page: all of it on one, but where codes are many. */
export function legendPages(entries: readonly LegendEntry[]): LegendEntry[][] {
  const pages: LegendEntry[][] = []
  for (let at = 0; at < Math.max(1, entries.length); at += mostEntries) pages.push(entries.slice(at, at + mostEntries))
  return pages
}
