import { addDays, addMonths, firstDayOf, localOf, type Day, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import { weekdayOf } from '@vigie/contract/prints/prints.rules.ts'
import { daysTouched } from '@vigie/contract/schedules/schedules.rules.ts'
import type { Code, CodedService, HolidaysOf, PlannedService } from './codes.rules.ts'
import { codedServices } from './codes.rules.ts'
import { addSums, noSums, sumsOf, type Sums } from './sums.rules.ts'

/** Somebody is away: never why. */
export interface Absence {
  readonly agentId: number
  readonly startsAt: Instant
  readonly endsAt: Instant
}

export interface SheetCell {
  readonly codes: readonly Code[]
  readonly isAway: boolean
}
export interface SheetRow {
  /** Null: services that nobody has. */
  readonly name: string | null
  readonly cells: readonly SheetCell[]
  readonly sums: Sums
}
/** A site's month: a row for each agent, one for what nobody has, and what there is on each day. */
export interface SiteSheet {
  readonly days: readonly Day[]
  readonly rows: readonly SheetRow[]
  readonly open: SheetRow | null
  readonly byDay: readonly { readonly day: number; readonly night: number }[]
  readonly total: Sums
  readonly codes: readonly Code[]
}

export interface NamedService extends PlannedService {
  readonly agentName: string | null
}

export function daysOfMonth(month: Month): Day[] {
  const [first, next] = [firstDayOf(month), firstDayOf(addMonths(month, 1))]
  const days: Day[] = []
  for (let day = first; day < next; day = addDays(day, 1)) days.push(day)
  return days
}

/** The days on which somebody is away, by the wall clock of a zone. */
function awayDays(absences: readonly Absence[], timeZone: string): ReadonlyMap<number, ReadonlySet<Day>> {
  const days = new Map<number, Set<Day>>()
  for (const { agentId, startsAt, endsAt } of absences) {
    const own = days.get(agentId) ?? new Set<Day>()
    for (const day of daysTouched({ startsLocal: localOf(startsAt, timeZone), endsLocal: localOf(endsAt, timeZone) })) own.add(day)
    days.set(agentId, own)
  }
  return days
}

interface SiteFacts {
  readonly month: Month
  readonly timeZone: string
  readonly services: readonly NamedService[]
  readonly absences: readonly Absence[]
  readonly holidaysOf: HolidaysOf
}
/** A service stands on the day of its start, whole: also the last night of a month. */
export function siteSheet({ month, timeZone, services, absences, holidaysOf }: SiteFacts): SiteSheet {
  const days = daysOfMonth(month)
  const { services: all, codes } = codedServices(services, holidaysOf)
  const away = awayDays(absences, timeZone)
  const ofAgents = Map.groupBy(all, ({ service }) => service.agentId)
  const row = (agentId: number | null, own: readonly CodedService<NamedService>[]): SheetRow => {
    const ofDays = Map.groupBy(own, ({ day }) => day)
    const isAway = (day: Day) => agentId !== null && (away.get(agentId)?.has(day) ?? false)
    return {
      name: agentId === null ? null : (own[0]?.service.agentName ?? ''),
      cells: days.map((day) => ({ codes: (ofDays.get(day) ?? []).map(({ code }) => code), isAway: isAway(day) })),
      sums: sumsOf(own),
    }
  }
  const rows = [...ofAgents]
    .flatMap(([agentId, own]) => (agentId === null ? [] : [row(agentId, own)]))
    .toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'fr'))
  const left = ofAgents.get(null)
  const open = left ? row(null, left) : null
  const every = open ? [...rows, open] : rows
  return {
    days,
    rows,
    open,
    codes,
    byDay: days.map((_, at) => countsOf(every.flatMap(({ cells }) => cells[at]!.codes))),
    total: every.reduce((sums, one) => addSums(sums, one.sums), noSums),
  }
}

const countsOf = (codes: readonly Code[]) => {
  const night = codes.filter(({ isNight }) => isNight).length
  return { day: codes.length - night, night }
}

export interface AgentDay {
  readonly day: Day
  /** Of another month: it fills its week. */
  readonly isOutside: boolean
  readonly services: readonly CodedService<AgentService>[]
  readonly isAway: boolean
}
export interface AgentService extends PlannedService {
  readonly siteName: string
}
export interface AgentWeek {
  readonly days: readonly AgentDay[]
  /** Of its services in this month. */
  readonly sums: Sums
}
/** An agent's month, week by week from Monday to Sunday, and what it has at each of its sites. */
export interface AgentSheet {
  readonly weeks: readonly AgentWeek[]
  readonly sites: readonly { readonly siteId: number; readonly sums: Sums }[]
  readonly total: Sums
  readonly codes: readonly Code[]
}

interface AgentFacts {
  readonly month: Month
  /** The company's: on its wall clock somebody is away. */
  readonly timeZone: string
  readonly services: readonly AgentService[]
  readonly absences: readonly Absence[]
  readonly holidaysOf: HolidaysOf
}
export function agentSheet({ month, timeZone, services, absences, holidaysOf }: AgentFacts): AgentSheet {
  const { services: all, codes } = codedServices(services, holidaysOf)
  const away = new Set([...awayDays(absences, timeZone).values()].flatMap((days) => [...days]))
  const ofDays = Map.groupBy(all, ({ day }) => day)
  const days = daysOfMonth(month)
  const [before, after] = [weekdayOf(days[0]!), 6 - weekdayOf(days.at(-1)!)]
  const shown = Array.from({ length: before + days.length + after }, (_, at) => addDays(days[0]!, at - before))
  const weeks: AgentWeek[] = []
  for (let at = 0; at < shown.length; at += 7) {
    const week = shown.slice(at, at + 7)
    const inMonth = (day: Day) => day >= days[0]! && day <= days.at(-1)!
    weeks.push({
      days: week.map((day) => ({
        day,
        isOutside: !inMonth(day),
        services: ofDays.get(day) ?? [],
        isAway: inMonth(day) && away.has(day),
      })),
      sums: sumsOf(week.flatMap((day) => ofDays.get(day) ?? [])),
    })
  }
  const ofSites = Map.groupBy(all, ({ service }) => service.siteId)
  return {
    weeks,
    codes,
    total: sumsOf(all),
    sites: [...ofSites].map(([siteId, own]) => ({ siteId, sums: sumsOf(own) })),
  }
}
