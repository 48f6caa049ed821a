import { isWeekend } from '@vigie/contract/schedules/schedules.rules.ts'
import type { Day, Instant, Month } from '@vigie/contract/kit/time.ts'
import type { CodeMark, DayLook, SitePage } from '../paper/pages.ts'
import { countText, hoursText, type Words } from '../paper/paper.words.ts'
import { fitRows, rowHeight } from './fit.rules.ts'
import { legendHeight, legendOf, legendPages } from './legend.ts'
import type { PrintedSite } from './plannings.store.ts'
import type { SheetCell, SheetRow, SiteSheet } from './sheets.rules.ts'
import type { Sums } from './sums.rules.ts'

/** Millimetres of an A4 page that rows and legend may take. */
const bodyHeight = 156
const heights = [6.2, 10.6] as const
/** Of one of several codes that share a cell. */
const codeHeight = 3.1

export interface SiteParts {
  readonly sheet: SiteSheet
  readonly site: PrintedSite
  readonly month: Month
  readonly holidays: ReadonlyMap<Day, string>
  /** When the months of its agents were published; null: one that was not. */
  readonly published: readonly (Instant | null)[]
  readonly hasTotals: boolean
  /** Its place in the file, from 1 on. */
  readonly place: number
}

/** The pages of a site's month. */
export function sitePages({ sheet, site, month, holidays, published, hasTotals, place }: SiteParts, words: Words): SitePage[] {
  const { days, open, byDay, total, codes } = sheet
  const lookOf = (day: Day): DayLook => (holidays.has(day) ? 'holiday' : isWeekend(day) ? 'weekend' : 'plain')
  const isAnybodyAway = sheet.rows.some(({ cells }) => cells.some(({ isAway }) => isAway))
  const legend = legendOf({ codes, holidays, openCount: open ? open.sums.dayCount + open.sums.nightCount : 0, isAnybodyAway }, words)
  const count = sheet.rows.length + (open ? 1 : 0) + (hasTotals ? 1 : 0)
  const base = rowHeight(count, bodyHeight - legendHeight(legend.length), heights)
  const away: CodeMark = { text: words.said('plannings.away'), mark: 'away' }
  const row = ({ name, cells, sums }: SheetRow): SitePage['rows'][number] => {
    const marks = cells.map((cell) => marksOf(cell, name === null, away))
    return {
      height: heightOf(marks, base),
      name: name ?? words.said('plannings.open'),
      look: name === null ? 'open' : 'agent',
      cells: marks.flatMap((codes, at) => (codes.length > 0 ? [{ at, codes }] : [])),
      counts: [],
      sums: hasTotals ? sumTexts(sums) : [],
    }
  }
  const sumRow: SitePage['rows'][number] = {
    height: Math.max(base, 7),
    name: words.said('plannings.byDay'),
    look: 'sum',
    cells: [],
    counts: byDay.map(({ day, night }) => `${day}\n${night}`),
    sums: sumTexts(total),
  }
  const rows = [...sheet.rows.map(row), ...(open ? [row(open)] : []), ...(hasTotals ? [sumRow] : [])]
  const fitted = fitRows(rows, { page: bodyHeight, after: legendHeight(legend.length) })
  const legends = legendPages(legend)
  const pages = [...fitted, ...legends.slice(1).map((): typeof rows => [])]
  return pages.map((own, at) => ({
    kind: 'site',
    head: {
      left: words.issuer(false),
      title: words.monthTitle(month),
      subtitle: `${site.name} · ${site.code}`,
      right: [site.clientName, [site.address, site.city].filter(Boolean).join(', '), publishedText(published, site.timeZone, words)],
    },
    columns: {
      name: words.said('plannings.agent'),
      days: days.map((day) => ({
        initial: holidays.has(day) ? words.said('plannings.holiday') : words.initial(day),
        number: String(Number(day.slice(8))),
        look: lookOf(day),
      })),
      sums: hasTotals ? sumNames(words) : [],
    },
    rows: own,
    legend: at >= fitted.length - 1 ? legends[at - fitted.length + 1]! : [],
    foot: { left: words.said('plannings.note'), middle: words.edited, right: words.sheet(place, at + 1, pages.length) },
  }))
}

const heightOf = (marks: readonly (readonly CodeMark[])[], base: number): number =>
  Math.max(base, ...marks.map(({ length }) => length * codeHeight + 0.6))

/** Marks of one cell at the most: a page is no higher. */
const mostMarks = 40

/** Each code once, with how many services it is where they are several. */
function marksOf({ codes, isAway }: SheetCell, isOpen: boolean, away: CodeMark): CodeMark[] {
  const marks = [...Map.groupBy(codes, ({ code }) => code)].flatMap(([code, all]): CodeMark[] => {
    const mark = isOpen ? 'open' : all[0]!.isNight ? 'night' : 'day'
    return [{ text: code, mark }, ...(all.length > 1 ? [{ text: `×${all.length}`, mark } as const] : [])]
  })
  const shown = marks.length > mostMarks ? [...marks.slice(0, mostMarks - 1), { ...marks[0]!, text: '…' }] : marks
  return isAway ? [...shown, away] : shown
}

export const sumNames = (words: Words): string[] => [
  'J',
  'N',
  ...['hours', 'nightHours', 'sunday', 'holidayHours'].map((name) => words.said(`plannings.${name}`)),
]
export const sumTexts = ({ dayCount, nightCount, hours }: Sums): string[] => [
  countText(dayCount),
  countText(nightCount),
  ...[hours.minutes, hours.nightMinutes, hours.sundayMinutes, hours.holidayMinutes].map(hoursText),
]

/** When what stands on a sheet was published: all of it, some of it, nothing. */
export function publishedText(published: readonly (Instant | null)[], timeZone: string, words: Words): string {
  const at = published.filter((one) => one !== null).toSorted()
  const last = at.at(-1)
  if (last === undefined) return words.said('unpublished')
  return words.said(at.length === published.length ? 'published' : 'partlyPublished', { day: words.dayOfInstant(last, timeZone) })
}
