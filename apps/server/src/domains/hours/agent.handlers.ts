import { carriesTo, type ServiceHours } from '@vigie/contract/hours/hours.rules.ts'
import { readAgentHours, type ShiftHours } from '@vigie/contract/hours/hours.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { dayNumberAt, dayNumbered, epochOf, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import { handle } from '../../kit/handle.ts'
import { actOf, type SaidLine } from './acts.rules.ts'
import { saidOfServices, textsOfServices, type ServiceTexts } from './acts.store.ts'
import { settledIn, type SettledService } from './carried.rules.ts'
import { closedRange, settledOf } from './closings.store.ts'
import { changedMonths, closedOf, counterOf, type Counted, type NamesOf } from './hours.count.ts'
import { absencesOfMonth, agentsById, contractsOfMonth, servicesOfMonth } from './hours.store.ts'

interface Beside {
  readonly texts: ReadonlyMap<number, ServiceTexts>
  readonly lines: ReadonlyMap<number, readonly SaidLine[]>
  readonly namesOf: NamesOf
}

/** A service as it is shown, with what was counted of it when its month was closed. */
function shownService([service, hours]: Counted, settled: readonly SettledService[] | null, { texts, lines, namesOf }: Beside): ShiftHours {
  const text = texts.get(service.id)!
  const said = lines.get(service.id) ?? []
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
    arrival: actOf('start', { at: service.arrivedAt, local: local(text.arrivedLocal) }, said),
    departure: actOf('end', { at: service.leftAt, local: local(text.leftLocal) }, said),
    settledMinutes: settled && (settled.find(([id]) => id === service.id)?.[1] ?? 0),
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

export const agentHoursHandlers = [
  handle(readAgentHours, async ({ input, db, company, now }) => {
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
    const changed = closed && carriesTo(closed) === month ? await changedMonths(db, closed, now, settings) : []
    const own = changed.filter((one) => one.agentId === agentId)
    const count = await counterOf(db, month, now, settings)
    const counted = services.map((service): Counted => [service, count(service)])
    const later = own.flatMap((one) =>
      one.services.filter((service) => differs(service, one.settled)).map((service) => [service, one] as const),
    )
    const ids = [...services, ...later.map(([[service]]) => service)].map(({ id }) => id)
    const [texts, lines] = await db.batch(textsOfServices(db, ids), saidOfServices(db, ids))
    const beside = {
      texts: new Map(texts.map((text) => [text.id, text])),
      lines: Map.groupBy(lines, ({ shiftId }) => shiftId),
      namesOf: count.namesOf,
    }
    const settled = isClosed ? settledIn(kept?.services ?? []) : null
    return {
      shifts: counted.map((service) => shownService(service, settled, beside)),
      carried: later.map(([service, one]) => shownService(service, one.settled, beside)),
      contracts,
      absences,
    }
  }),
]

/** Whether a service of a closed month is no longer what was counted of it. */
function differs([service, { done, breakMinutes }]: Counted, settled: readonly SettledService[]): boolean {
  const [, minutes = 0, night = 0, sunday = 0, holiday = 0, breaks = 0] = settled.find(([id]) => id === service.id) ?? []
  return (
    minutes !== done.minutes ||
    night !== done.nightMinutes ||
    sunday !== done.sundayMinutes ||
    holiday !== done.holidayMinutes ||
    breaks !== breakMinutes
  )
}
