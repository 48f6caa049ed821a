import type { ServiceHours } from '@vigie/contract/hours/hours.rules.ts'
import { noneCarried } from '@vigie/contract/hours/hours.sums.rules.ts'
import type { CarriedHours } from '@vigie/contract/hours/hours.ts'

/** A service of a closed month as it was counted, by its version then: minutes done, at night, on Sundays and holidays, of breaks. */
export type SettledService = readonly [
  shiftId: number,
  version: number,
  done: number,
  night: number,
  sunday: number,
  holiday: number,
  breaks: number,
]
type Counted<Service extends VersionedService = VersionedService> = readonly [service: Service, hours: ServiceHours]
interface VersionedService {
  readonly id: number
  readonly version: number
}

/** What is kept of a service when its month is closed. */
export const settledService = ([{ id, version }, { done, breakMinutes }]: Counted): SettledService => [
  id,
  version,
  done.minutes,
  done.nightMinutes,
  done.sundayMinutes,
  done.holidayMinutes,
  breakMinutes,
]

/** Reads back what was kept: it is ours, in our own table. */
export const settledIn = (kept: unknown): readonly SettledService[] => kept as readonly SettledService[]

const plus = (sum: CarriedHours, [, , done, night, sunday, holiday, breaks]: SettledService, sign: 1 | -1): CarriedHours => ({
  doneMinutes: sum.doneMinutes + sign * done,
  nightMinutes: sum.nightMinutes + sign * night,
  sundayMinutes: sum.sundayMinutes + sign * sunday,
  holidayMinutes: sum.holidayMinutes + sign * holiday,
  breakMinutes: sum.breakMinutes + sign * breaks,
})

/**
 * What of a closed month is no longer what was counted: services that changed or came, and those that changed or went as they were. One
 * with the same version stays as it was counted, whatever became of its site's zone, its sector or a holiday since.
 */
export function changedOf<Service extends VersionedService>(now: readonly Counted<Service>[], settled: readonly SettledService[]) {
  const versions = new Map(settled.map(([id, version]) => [id, version]))
  const changed = now.filter(([{ id, version }]) => versions.get(id) !== version)
  const stands = new Map(now.map(([{ id, version }]) => [id, version]))
  const former = settled.filter(([id, version]) => stands.get(id) !== version)
  return { changed, former }
}

/** What an agent's closed month comes to now, less what was counted of it. */
export function carriedBy(now: readonly Counted[], settled: readonly SettledService[]): CarriedHours {
  const { changed, former } = changedOf(now, settled)
  const counted = changed.reduce((sum, service) => plus(sum, settledService(service), 1), noneCarried)
  return former.reduce((sum, service) => plus(sum, service, -1), counted)
}

/** What is counted of it from the next closing on. */
export function settledAnew(now: readonly Counted[], settled: readonly SettledService[]): SettledService[] {
  const kept = new Map(settled.map((service) => [service[0], service]))
  return now.map((service) => {
    const known = kept.get(service[0].id)
    return known?.[1] === service[0].version ? known : settledService(service)
  })
}
