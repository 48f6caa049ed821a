import { onTheMinute } from '@vigie/contract/hours/hours.rules.ts'
import { minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import { status } from '@vigie/contract/shifts/shifts.rules.ts'
import { isTooLong } from '@vigie/contract/clockings/clockings.times.rules.ts'
import type { ClockingKind } from '@vigie/contract/clockings/clockings.rules.ts'
import { decisionsOf, inEffect, standingOf, type DecidableLine } from '../../clockings/decisions.rules.ts'

/** An arrival or a departure as it is printed: never without what was recorded first. */
export interface SignedAct {
  /** In effect; null: nothing is, and a dotted line stands there. */
  readonly at: Instant | null
  /** What was recorded first, where a manager has corrected it. */
  readonly firstAt: Instant | null
  readonly corrected: Said | null
  /** It waits for a manager and does not count. */
  readonly isUnconfirmed: boolean
  /** What was recorded and taken away again, each with who did it. */
  readonly gone: readonly Gone[]
  /** What is believed and does not stand: another one that was confirmed has taken its place. */
  readonly replaced: readonly Instant[]
  readonly reasonName: string | null
  /** Minutes after the planned start, or before the planned end, where that is an anomaly. */
  readonly awayMinutes: number
  readonly isForced: boolean
  readonly isOutsideArea: boolean
}
export interface Said {
  readonly on: Instant
  readonly by: string | null
}
interface Gone extends Said {
  readonly how: 'deleted' | 'refused'
  /** What was in effect until then. */
  readonly happenedAt: Instant
  /** What was recorded first, where a manager had corrected it before. */
  readonly firstAt: Instant | null
}

/** What of a line is read here beside what decides. */
export interface PrintedLine extends DecidableLine {
  readonly recorded_at: Instant
  readonly author: string | null
  readonly reasonName: string | null
}
export interface PrintedService {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly arrivedAt: Instant | null
  readonly leftAt: Instant | null
  readonly clockInStatus: number | null
  readonly clockOutStatus: number | null
  readonly isClockInForced: boolean
  readonly isClockOutForced: boolean
  readonly isClockInOutsideArea: boolean
  readonly isClockOutOutsideArea: boolean
  readonly isClockInUnconfirmed: boolean
  readonly isClockOutUnconfirmed: boolean
}

export const arrivalOf = (service: PrintedService, lines: readonly PrintedLine[]): SignedAct => ({
  ...actOf('start', service.arrivedAt, lines),
  isUnconfirmed: service.isClockInUnconfirmed,
  awayMinutes: service.clockInStatus === status.anomaly ? minutesAfter(service.startsAt, service.arrivedAt) : 0,
  isForced: service.isClockInForced,
  isOutsideArea: service.isClockInOutsideArea,
})
export const departureOf = (service: PrintedService, lines: readonly PrintedLine[]): SignedAct => ({
  ...actOf('end', service.leftAt, lines),
  isUnconfirmed: service.isClockOutUnconfirmed,
  awayMinutes: service.clockOutStatus === status.anomaly ? minutesAfter(service.leftAt, service.endsAt) : 0,
  isForced: service.isClockOutForced,
  isOutsideArea: service.isClockOutOutsideArea,
})

/** The columns of the service say what is in effect; its lines, what stood there before and who changed it. */
function actOf(kind: Extract<ClockingKind, 'start' | 'end'>, at: Instant | null, lines: readonly PrintedLine[]) {
  const effective = inEffect(lines)
  const standing = standingOf(effective, kind)
  const byUuid = new Map(lines.map((line) => [line.clocking_uuid, line]))
  const decided = decisionsOf(lines)
  const saidOf = (by: string): Said => ({ on: byUuid.get(by)!.recorded_at, by: byUuid.get(by)!.author })
  const first = standing && byUuid.get(standing.clocking_uuid)
  const decision = first && decided.get(first.clocking_uuid)
  const isCorrected = first !== undefined && decision?.decision === 'corrected'
  const gone = lines.flatMap((line) => {
    const { decision: how, by } = line.kind === kind ? (decided.get(line.clocking_uuid) ?? {}) : {}
    if (by === undefined || (how !== 'deleted' && how !== 'refused')) return []
    const before = inEffect(lines.slice(0, lines.indexOf(byUuid.get(by)!)))
    const happenedAt = before.find(({ clocking_uuid }) => clocking_uuid === line.clocking_uuid)!.happened_at
    return [{ ...saidOf(by), how, happenedAt, firstAt: happenedAt === line.happened_at ? null : line.happened_at }]
  })
  const replaced = effective.filter((line) => line.kind === kind && line.doubt === null && line !== standing)
  return {
    at,
    firstAt: isCorrected && first.happened_at !== at ? first.happened_at : null,
    corrected: isCorrected ? saidOf(decision.by) : null,
    gone,
    replaced: replaced.map(({ happened_at }) => happened_at),
    // A manager's own reason is said with the correction; else that of whoever clocked.
    reasonName: (isCorrected ? byUuid.get(decision.by)!.reasonName : null) ?? first?.reasonName ?? null,
  }
}

const minutesAfter = (from: Instant | null, to: Instant | null): number =>
  from === null || to === null ? 0 : Math.max(0, Math.floor(minutesBetween(from, to)))

export interface WeekFigures {
  readonly planned: { readonly count: number; readonly minutes: number }
  /** With an arrival and a departure that both count. */
  readonly done: { readonly count: number; readonly minutes: number }
  readonly unconfirmedCount: number
  readonly correctedCount: number
  /** Without an agent: still to be given to one, and those that nobody did. */
  readonly openCount: number
  readonly unfilledCount: number
}
export interface FiguredService extends PrintedService {
  readonly agentId: number | null
  readonly unconfirmedCount: number
}

type OpenService = Pick<FiguredService, 'agentId' | 'endsAt'>
/** Whether a service is to be given to an agent. Once it is over nobody can hold it any more: it was not filled. */
export const isStillOpen = ({ agentId, endsAt }: OpenService, now: Instant): boolean => agentId === null && endsAt > now

/** What a week comes to. What waits for a manager counts no minute, nor what lasts longer than any service (decisions/11-documents). */
export function figuresOf(
  services: readonly { readonly service: FiguredService; readonly arrival: SignedAct; readonly departure: SignedAct }[],
  now: Instant,
): WeekFigures {
  // As the hours count them, so that the sheet and the hours of the month are one sum.
  const lasts = (from: Instant, to: Instant) => minutesBetween(onTheMinute(from), onTheMinute(to))
  const done = services.flatMap(({ service, arrival, departure }) =>
    arrival.at !== null &&
    departure.at !== null &&
    !arrival.isUnconfirmed &&
    !departure.isUnconfirmed &&
    !isTooLong(service, arrival.at, departure.at)
      ? [Math.max(0, lasts(arrival.at, departure.at))]
      : [],
  )
  return {
    planned: { count: services.length, minutes: services.reduce((sum, { service }) => sum + lasts(service.startsAt, service.endsAt), 0) },
    done: { count: done.length, minutes: done.reduce((sum, minutes) => sum + minutes, 0) },
    unconfirmedCount: services.filter(({ service }) => service.unconfirmedCount > 0).length,
    correctedCount: services.filter(({ arrival, departure }) => arrival.corrected !== null || departure.corrected !== null).length,
    openCount: services.filter(({ service }) => isStillOpen(service, now)).length,
    unfilledCount: services.filter(({ service }) => service.agentId === null && !isStillOpen(service, now)).length,
  }
}

/** The last seven digits of a professional card, as they are worn (french-rules, «Cards»). */
export const cardDigits = (cardNumber: string | null): string => (cardNumber ?? '').replaceAll(/\D/g, '').slice(-7)
