import { clockOf, localOf, type Day, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import { isWeekend } from '@vigie/contract/schedules/schedules.rules.ts'
import type { AgentPage, DayLook } from '../paper/pages.ts'
import { hoursSaid, hoursText, type Words } from '../paper/paper.words.ts'
import { fitRows } from './fit.rules.ts'
import { legendHeight, legendOf, legendPages } from './legend.ts'
import type { PrintedAgent, PrintedSite } from './plannings.store.ts'
import type { AgentDay, AgentSheet, AgentWeek } from './sheets.rules.ts'
import { publishedText, sumNames, sumTexts } from './site.pages.ts'
import type { CodedService } from './codes.rules.ts'
import type { AgentService } from './sheets.rules.ts'

/** Millimetres: what weeks, sites and legend may take of an A4 page; a day without services, and each of them. */
const bodyHeight = 162
const emptyDay = 5
const serviceHeight = 6.6
const leastWeek = 15
const siteHeight = 4.4
const siteGap = 9
/** Sites that are named, and services of a day that are: of more, how many they are. */
const mostSites = 24
const mostServices = 16

export interface AgentParts {
  readonly sheet: AgentSheet
  readonly agent: PrintedAgent
  readonly sites: ReadonlyMap<number, PrintedSite>
  readonly month: Month
  readonly timeZone: string
  readonly holidays: ReadonlyMap<Day, string>
  readonly publishedAt: Instant | null
  readonly hasTotals: boolean
  readonly place: number
}

/** The pages of an agent's month. */
export function agentPages(parts: AgentParts, words: Words): AgentPage[] {
  const { sheet, agent, sites, month, holidays, publishedAt, hasTotals, place } = parts
  const isAway = sheet.weeks.some(({ days }) => days.some((day) => day.isAway))
  const legend = legendOf({ codes: sheet.codes, holidays, openCount: 0, isAnybodyAway: isAway }, words)
  const ofSites = sheet.sites.slice(0, mostSites).flatMap(({ siteId, sums }) => {
    const site = sites.get(siteId)
    const figures = `${words.counted('plannings.services', sums.dayCount + sums.nightCount)}, ${hoursSaid(sums.hours.minutes)}`
    return site ? [{ name: `${site.name} · ${site.code}`, address: [site.address, site.city].filter(Boolean).join(', '), figures }] : []
  })
  if (sheet.sites.length > mostSites) ofSites.push({ name: `+ ${sheet.sites.length - mostSites}`, address: '', figures: '' })
  // Beside the sites stand the sums, six lines of their own.
  const sitesHeight = siteGap + Math.max(ofSites.length, hasTotals ? 6 : 0) * siteHeight
  // A legend that does not fit below them has pages of its own.
  const isApart = sitesHeight + legendHeight(legend.length) > bodyHeight
  const after = sitesHeight + (isApart ? 0 : legendHeight(legend.length))
  const stretch = Math.max(leastWeek, Math.min(22, (bodyHeight - Math.min(after, 60)) / sheet.weeks.length))
  const weeks = sheet.weeks.map((week) => weekOf(week, { ...parts, stretch, words }))
  const fitted = fitRows(weeks, { page: bodyHeight, after })
  const legends = [...(isApart ? [[]] : []), ...legendPages(legend)]
  const pages = [...fitted, ...legends.slice(1).map((): typeof weeks => [])]
  const isLast = (at: number) => at === fitted.length - 1
  return pages.map((own, at) => ({
    kind: 'agent',
    head: {
      left: words.issuer(false),
      title: words.monthTitle(month),
      subtitle: agent.name,
      right: [agent.name, words.said('plannings.number', { number: agent.number }), publishedText([publishedAt], parts.timeZone, words)],
    },
    weekdays: sheet.weeks[0]!.days.map(({ day }) => words.weekday(day)),
    week: hasTotals ? words.said('plannings.week') : '',
    weeks: own,
    sitesTitle: words.said('plannings.sites'),
    sites: isLast(at) ? ofSites : [],
    sums: isLast(at) && hasTotals ? sumsOf(sheet, words) : [],
    legend: at >= fitted.length - 1 ? legends[at - fitted.length + 1]! : [],
    foot: { left: words.said('plannings.note'), middle: words.edited, right: words.sheet(place, at + 1, pages.length) },
  }))
}

const sumsOf = ({ total }: AgentSheet, words: Words) => {
  const texts = sumTexts(total)
  return sumNames(words).map((name, at) => ({ name, value: texts[at]! }))
}

interface Around extends AgentParts {
  readonly stretch: number
  readonly words: Words
}

function weekOf({ days, sums }: AgentWeek, around: Around): AgentPage['weeks'][number] {
  const most = Math.max(
    ...days.map(({ services, isAway }) => Math.min(services.length, mostServices + 1) * serviceHeight + (isAway ? 4 : 0)),
  )
  return {
    height: Math.max(around.stretch, emptyDay + most + 0.6),
    total: around.hasTotals ? hoursText(sums.hours.minutes) : '',
    days: days.map((day) => dayOf(day, around)),
  }
}

function dayOf(
  { day, isOutside, isAway, services }: AgentDay,
  { holidays, sites, words }: Around,
): AgentPage['weeks'][number]['days'][number] {
  const holiday = isOutside ? undefined : holidays.get(day)
  const look: DayLook = isOutside ? 'outside' : holiday ? 'holiday' : isWeekend(day) ? 'weekend' : 'plain'
  return {
    number: isOutside ? '' : String(Number(day.slice(8))),
    note: holiday ?? '',
    look,
    away: isAway ? words.said('plannings.awayAllDay') : '',
    services: [
      ...services.slice(0, mostServices).map((one) => serviceOf(one, sites)),
      ...(services.length > mostServices
        ? [{ code: { text: '…', mark: 'day' as const }, hours: `+ ${services.length - mostServices}`, site: '' }]
        : []),
    ],
  }
}

function serviceOf({ service, code }: CodedService<AgentService>, sites: ReadonlyMap<number, PrintedSite>) {
  const [from, until] = [service.startsAt, service.endsAt].map((at) => clockOf(localOf(at, service.timeZone)))
  const mark = code.isNight ? ('night' as const) : ('day' as const)
  return { code: { text: code.code, mark }, hours: `${from}–${until}`, site: sites.get(service.siteId)?.name ?? service.siteName }
}
