import { noHours } from '@vigie/contract/shifts/shifts.hours.rules.ts'
import type { ServiceHours } from '@vigie/contract/hours/hours.rules.ts'
import { readAgentHours, type CountedAct, type ShiftHours } from '@vigie/contract/hours/hours.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { dayNumberAt, dayNumbered, epochOf, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import { reading } from '../../kit/handle.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { actOf, type SaidLine } from './acts.rules.ts'
import { saidOfServices, textsOfServices, type ServiceTexts } from './acts.store.ts'
import { changedFor, closedOf, type ChangedMonth } from './changed.months.ts'
import { changedOf, settledIn, type SettledService } from './carried.rules.ts'
import { closedRange, settledOf } from './closings.store.ts'
import { counterOf, type Counted, type NamesOf } from './hours.counter.ts'
import { absencesOfMonth, agentsById, contractsOfMonth, servicesById, servicesOfMonth } from './hours.store.ts'

interface Beside {
  readonly texts: ReadonlyMap<number, ServiceTexts>
  readonly lines: ReadonlyMap<number, readonly SaidLine[]>
  readonly namesOf: NamesOf
  readonly saysWhy: boolean
}

/** A service as it is shown, with what was counted of it when its month was closed. */
function shownService(
  [service, hours]: Counted,
  settled: readonly SettledService[] | null,
  { texts, lines, namesOf, saysWhy }: Beside,
): ShiftHours {
  const text = texts.get(service.id)!
  const said = lines.get(service.id) ?? []
  const told = (act: CountedAct): CountedAct => (saysWhy ? act : { ...act, managerName: null, reasonName: null, comment: null })
  const local = (value: string | null) => value as LocalDateTime | null
  return {
    ...minutesOf(hours),
    id: service.id,
    siteId: service.siteId,
    siteName: text.siteName,
    timeZone: text.timeZone,
    startsAt: service.startsAt,
    endsAt: service.endsAt,
    startsLocal: text.startsLocal as LocalDateTime,
    endsLocal: text.endsLocal as LocalDateTime,
    holidayNames: holidaysTouched(service, text.timeZone, namesOf),
    arrival: told(actOf('start', { at: service.arrivedAt, local: local(text.arrivedLocal) }, said)),
    departure: told(actOf('end', { at: service.leftAt, local: local(text.leftLocal) }, said)),
    settledMinutes: settled && (settled.find(([id]) => id === service.id)?.[2] ?? 0),
  }
}

const minutesOf = ({ state, planned, done, breakMinutes }: ServiceHours) => ({
  state,
  plannedMinutes: planned.minutes,
  doneMinutes: done.minutes,
  nightMinutes: done.nightMinutes,
  sundayMinutes: done.sundayMinutes,
  holidayMinutes: done.holidayMinutes,
  breakMinutes,
})

function holidaysTouched({ siteId, startsAt, endsAt }: Counted[0], timeZone: string, namesOf: NamesOf): string[] {
  const names = namesOf(siteId)
  const [first, last] = [dayNumberAt(epochOf(startsAt), timeZone), dayNumberAt(epochOf(endsAt) - 1, timeZone)]
  const days = Array.from({ length: last - first + 1 }, (_, at) => dayNumbered(first + at))
  return [...new Set(days.flatMap((day) => names.get(day) ?? []))]
}

export const handlers = [
  reading(readAgentHours, async ({ input, db, company, session, now }) => {
    const { month, agentId } = input
    const { settings, timeZone } = company
    const [[agent], services, contracts, absences, [range], [kept]] = await db.batch(
      agentsById(db, [agentId]),
      servicesOfMonth(db, [agentId], month),
      contractsOfMonth(db, month, agentId),
      absencesOfMonth(db, agentId, month, timeZone),
      closedRange(db),
      settledOf(db, agentId, month),
    )
    requires(agent, 'NOT_FOUND')
    const closed = closedOf(range)
    const isClosed = closed !== null && month >= closed.first && month <= closed.last
    const changed = await changedFor(db, { month, now, settings }, agentId)
    const count = await counterOf(db, month, now, settings)
    const counted = services.map((service): Counted => [service, count(service)])
    const later = (await Promise.all(changed.map((one) => changesOf(db, one)))).flat()
    const ids = [...services, ...later.map(([[service]]) => service)].map(({ id }) => id)
    const [texts, lines] = await db.batch(textsOfServices(db, ids), saidOfServices(db, ids))
    const beside = {
      texts: new Map(texts.map((text) => [text.id, text])),
      lines: Map.groupBy(lines, ({ shiftId }) => shiftId),
      // Who said what at a clocking is told to whoever may see services.
      saysWhy: session.settings.man_access_services,
    }
    const settled = isClosed ? settledIn(kept?.services ?? []) : null
    return {
      shifts: counted.map((service) => shownService(service, settled, { ...beside, namesOf: count.namesOf })),
      carried: later.map(([service, { settled: before, namesOf }]) => shownService(service, before, { ...beside, namesOf })),
      contracts,
      absences,
    }
  }),
]

/** The services of a closed month that differ from what was counted, also those that are somebody else's by now. One that was removed is in the sums alone. */
async function changesOf(db: Db, month: ChangedMonth): Promise<(readonly [Counted, ChangedMonth])[]> {
  const { changed, former } = changedOf(month.services, month.settled)
  const own = new Set(month.services.map(([{ id }]) => id))
  const goneIds = former.flatMap(([id]) => (own.has(id) ? [] : [id]))
  const gone = goneIds.length ? await db.read(servicesById(db, goneIds)) : []
  const nothing: ServiceHours = { state: 'gone', planned: noHours, done: noHours, breakMinutes: 0, undoneBreakMinutes: 0 }
  const differing = changed.filter((service) => differs(service, month.settled))
  return [...differing, ...gone.map((service): Counted => [service, nothing])].map((service) => [service, month] as const)
}

/** Whether a service of a closed month is no longer what was counted of it. */
function differs([service, { done, breakMinutes }]: Counted, settled: readonly SettledService[]): boolean {
  const [, , minutes = 0, night = 0, sunday = 0, holiday = 0, breaks = 0] = settled.find(([id]) => id === service.id) ?? []
  return (
    minutes !== done.minutes ||
    night !== done.nightMinutes ||
    sunday !== done.sundayMinutes ||
    holiday !== done.holidayMinutes ||
    breaks !== breakMinutes
  )
}
