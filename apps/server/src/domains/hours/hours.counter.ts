import { serviceHours, type CountingSettings, type ServiceHours } from '@vigie/contract/hours/hours.rules.ts'
import { addDays, addMonths, firstDayOf, lastDayOf, type Day, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import { holidayNames } from '@vigie/contract/sites/holidays.rules.ts'
import type { Holiday } from '@vigie/contract/sites/holidays.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { holidaysOf } from '../sites/holidays.store.ts'
import { marksOfMonth, servicesOfMonth, sitesOfHours, type ServiceRow } from './hours.store.ts'

/** Agents whose services are read and counted together: what is held at a time does not grow with the company. */
const together = 500
export const inParts = <T>(all: readonly T[], most = together): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most))

export type Counter = (service: ServiceRow) => ServiceHours
/** Counts services around a month: their sites' zones and holidays are looked up once. */
export async function counterOf(db: Db, month: Month, now: Instant, settings: CountingSettings): Promise<Counter & { namesOf: NamesOf }> {
  const [sites, holidays] = await db.batch(sitesOfHours(db), holidaysOf(db, yearsAround(month)))
  const places = new Map(sites.map((site) => [site.id, site]))
  const namesOf = holidaysBySector(holidays, month)
  const count = (service: ServiceRow) => {
    const site = places.get(service.siteId)!
    return serviceHours({ ...service, timeZone: site.timeZone }, namesOf(site.sectorId), now, settings)
  }
  return Object.assign(count, { namesOf: (siteId: number) => namesOf(places.get(siteId)!.sectorId) })
}
export type NamesOf = (siteId: number) => ReadonlyMap<Day, string>

const yearsAround = (month: Month) => [...new Set([-1, 0, 1].map((by) => addMonths(month, by).slice(0, 4)))]
/** A service of a month may begin on the day before it in another zone, and ends at most two days after it. */
function holidaysBySector(holidays: readonly Holiday[], month: Month) {
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  const known = new Map<number | null, ReadonlyMap<Day, string>>()
  return (sectorId: number | null) => {
    let names = known.get(sectorId)
    if (!names) known.set(sectorId, (names = holidayNames(holidays, addDays(first, -2), addDays(last, 3), sectorId)))
    return names
  }
}

export type Counted = readonly [ServiceRow, ServiceHours]
/** Receives each part's services with their hours, and the mark of each agent's as they were read: a closing keeps them. */
export type Keep = (services: readonly Counted[], marks: ReadonlyMap<number, string>) => void

/** The services of some agents in a month, with their hours. */
export async function countedOf(db: Db, agentIds: readonly number[], month: Month, count: Counter): Promise<Counted[]> {
  const services = await db.read(servicesOfMonth(db, agentIds, month))
  return services.map((service) => [service, count(service)])
}

/**
 * The same, with the mark of each agent's. The marks are read first: what changes between the two is found as a change later, and
 * differs by nothing.
 */
export async function countedServices(db: Db, agentIds: readonly number[], month: Month, count: Counter) {
  const marks = await db.read(marksOfMonth(db, agentIds, month))
  const counted = await countedOf(db, agentIds, month, count)
  return { marks: new Map(marks.map(({ agentId, mark }) => [agentId, mark])), counted }
}
