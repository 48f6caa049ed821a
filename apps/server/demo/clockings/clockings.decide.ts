import { randomBytes } from 'node:crypto'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import type { CompanySettings } from '@vigie/contract/companies/settings.ts'
import { asItHappened, digestOfDetails, type ClockingDetails, type ClockingLine } from '../../src/domains/clockings/clockings.line.ts'
import { projected, type Projection } from '../../src/domains/clockings/projection.rules.ts'
import { status } from '@vigie/contract/shifts/shifts.rules.ts'
import { actsOf, type Act } from './acts.ts'
import { judge, type Judged } from './clockings.judge.ts'
import type { OpenShift } from './clockings.open.ts'
import { readingOf, wayOf, type Reading, type Way } from './clockings.ways.ts'
import { isOfDemoAgent } from '../people/demo-agent.ts'
import type { Reason } from '../people/names.ts'
import { dice } from '../random.ts'
import { readShiftNumber } from '../people/roster.ts'
import { uuidOf } from './uuids.ts'

export interface ClockingOffice {
  readonly companyId: number
  readonly now: Instant
  readonly settings: CompanySettings
  readonly managerId: number | null
  readonly reasons: ReadonlyMap<string, Reason>
}
export interface DecidedLine {
  readonly line: ClockingLine
  readonly details: ClockingDetails | null
}
export interface DecidedShift {
  readonly shiftId: number
  readonly projection: Projection
  readonly lines: readonly DecidedLine[]
}

/**
 * What the seed has clocked on a service by now and is not in the journal yet. The product's own rule judges each act;
 * one that it refuses did not take place. A service on which a person has acted is left alone, and so is the demo agent's of
 * the moment.
 */
export function decide(shift: OpenShift, office: ClockingOffice): DecidedShift | undefined {
  const known = readShiftNumber(shift.number)
  if (!known) return undefined
  // Whoever tries the demo clocks it: the seed waits until it is over.
  if (isOfDemoAgent(known.key) && office.now <= shift.endsAt) return undefined
  const acts = actsOf({ ...known, startsAt: shift.startsAt, endsAt: shift.endsAt }, office.settings)
  const uuids = new Set(acts.map(({ name }) => uuidOf(shift.number, name)))
  if (shift.recorded.some((uuid) => !uuids.has(uuid))) return undefined
  let projection: Projection = shift
  const lines: DecidedLine[] = []
  for (const act of acts) {
    const uuid = uuidOf(shift.number, act.name)
    if (shift.recorded.includes(uuid) || (act.kind === 'check' && shift.check_times.includes(act.happenedAt))) continue
    const decided = decideAct(shift, projection, act, uuid, office)
    if (!decided) continue
    lines.push(decided)
    projection = decided.line.kind === 'confirmation' ? withArrivalConfirmed(projection) : projected(projection, decided.line)
  }
  return lines.length > 0 ? { shiftId: shift.shiftId, projection, lines } : undefined
}

/** As the product makes it of the lines: what is confirmed has the verdict that its act had, and the seed's doubtful ones come in time. */
const withArrivalConfirmed = (before: Projection): Projection => ({
  ...before,
  clock_in_status: status.done,
  is_clock_in_unconfirmed: false,
  unconfirmed_count: before.unconfirmed_count - 1,
})

function decideAct(shift: OpenShift, before: Projection, act: Act, uuid: string, office: ClockingOffice): DecidedLine | undefined {
  const way = wayOf(shift, act, office.managerId)
  if (!way || way.recordedAt > office.now) return undefined
  const reading = way.way === 'position' ? readingOf(shift, act) : null
  const reason = office.reasons.get(reasonOf(act, way, reading) ?? '') ?? null
  const judged = judge(shift, before, act, { way, reading, reason, settings: office.settings })
  if (!judged) return undefined
  const details = detailsOf(reading, act.comment)
  return { details, line: lineOf(shift, act, { companyId: office.companyId, uuid, way, reason, details, ...judged }) }
}

/** A manager always gives one; that of an arrival outside has no sense where no position was read. */
function reasonOf({ reason, place }: Act, { isForced }: Way, reading: Reading | null): string | null {
  if (isForced) return reason ?? 'Panne de la pointeuse'
  return place === 'outside' && reading === null ? null : reason
}

const detailsOf = (reading: Reading | null, comment: string | null): ClockingDetails | null =>
  reading === null && comment === null
    ? null
    : {
        salt: randomBytes(16),
        latitude: reading?.point.latitude ?? null,
        longitude: reading?.point.longitude ?? null,
        accuracy_metres: reading?.accuracyMetres ?? null,
        comment,
      }

interface LineParts extends Judged {
  readonly companyId: number
  readonly uuid: string
  readonly way: Way
  readonly reason: Reason | null
  readonly details: ClockingDetails | null
}
/** The line but for the number that a tablet or a phone without network gives it. */
function lineOf(shift: OpenShift, act: Act, { companyId, uuid, way, reason, details, ...judged }: LineParts): ClockingLine {
  return {
    company_id: companyId,
    site_id: shift.siteId,
    clocking_uuid: uuid,
    shift_id: shift.shiftId,
    agent_id: shift.agentId,
    kind: act.kind,
    way: way.way,
    verdict: judged.verdict,
    recorded_at: way.recordedAt,
    happened_at: act.happenedAt,
    device_at: way.isOffline ? act.happenedAt : null,
    drift_seconds: way.isOffline ? dice('drift', uuid).whole(-2, 3) : null,
    device_id: way.deviceId,
    device_seq: null,
    user_id: way.userId,
    anomaly_reason_id: reason?.id ?? null,
    is_forced: way.isForced,
    is_outside_area: judged.is_outside_area,
    is_offline: way.isOffline,
    private_digest: details && digestOfDetails(details),
    ...asItHappened,
    is_imprecise: judged.is_imprecise,
    // Where no phone was there to keep it, nothing is in doubt.
    ...(way.isOffline && act.doubt && { doubt: act.doubt, anchor_at: addMinutes(act.happenedAt, -55) }),
    about_uuid: act.kind === 'confirmation' ? uuidOf(shift.number, 'start') : null,
  }
}
