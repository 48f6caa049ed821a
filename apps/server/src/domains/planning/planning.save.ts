import { clockOf, dayOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { RequestContext } from '../../kit/handle.ts'
import { VersionConflict } from '../../kit/version-conflict.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { factsOfShift, type ClockingFactsRow } from '../clockings/clockings.store.ts'
import { accountsOfAgents } from '../auth/users.store.ts'
import { tellHolding } from '../clockings/offline/roster.watchers.ts'
import { withLockTimeout } from '../../platform/postgres/lock-timeout.ts'
import { publishShiftChanged } from '../clockings/record/record.watchers.ts'
import { askForLaterReaders } from '../documents/readers/readers.tasks.ts'
import { notify } from '../notifications/notify.store.ts'
import { emitSchedules, type TouchedMonth } from '../schedules/schedules.watchers.ts'
import { shiftAt } from '../shifts/shifts.rules.ts'
import { askForFilled } from './filling.ts'
import { divideShift, joinShift, removeJoined, type Divided } from './handover.store.ts'
import { holdAgents, planDigest, planShifts, saveWaiver, type PlanChange, type Planned, type Waiver } from './plan.store.ts'

type Saving = Pick<RequestContext, 'db' | 'company' | 'now' | 'emit'>

/** A change from an instant on: what was before stays whose it was, and why is kept. */
export interface Change extends PlanChange {
  readonly from?: { readonly at: Instant; readonly reason: string; readonly userId: number }
}

/** What agents had when the rule decided, around the services: something else by now, and nothing is saved. */
export interface Seen {
  readonly agentIds: readonly number[]
  readonly span: readonly [Instant, Instant]
  readonly digest: string
}

export interface Plan {
  readonly changes: readonly Change[]
  readonly seen?: Seen
  readonly waivers?: readonly Omit<Waiver, 'now'>[]
  /** What belongs to it, saved with it or not at all. */
  readonly also?: (work: Db) => Promise<unknown>
  /** Agents who hear of it by what belongs to it: their bell does not name each service beside. */
  readonly toldOtherwise?: readonly number[]
}

/**
 * Gives services and takes them away, all or none, and tells everybody whom it concerns: agents of months that are
 * published, whoever has one of the schedules open, the tablets of the sites. Two managers who plan one agent at once
 * come one after the other, and the second is decided anew (VersionConflict). Refuses BUSY while an import holds a service.
 */
export async function savePlan(
  context: Saving,
  { changes, seen, waivers = [], also, toldOtherwise = [] }: Plan,
): Promise<readonly GivenShift[]> {
  const { db, now } = context
  const planned = await withLockTimeout(db, async (work) => {
    if (seen) await holdSeen(work, seen)
    const divided = await divideAll(work, changes, now)
    const partOf = (shiftId: number) => divided.get(shiftId)?.followerId ?? shiftId
    const asked = changes.map((one) => (divided.has(one.shiftId) ? { ...one, shiftId: partOf(one.shiftId), version: 1 } : one))
    const changed = await work.save(planShifts(work, asked, now))
    if (changed.length !== changes.length) throw new VersionConflict('a service has changed meanwhile')
    const ofPart = new Map([...divided.values()].map((one) => [one.followerId, one]))
    const done = changed.map((one) => ({ ...one, ...formerOf(ofPart.get(one.shiftId)) }))
    for (const waiver of waivers) await work.save(saveWaiver(work, { ...waiver, shiftId: partOf(waiver.shiftId), now }))
    const [given, firsts] = [await withRows(work, done, now), await withRows(work, [...divided.values()], now)]
    await tellAgents(work, given, toldOtherwise, now)
    await also?.(work)
    const filling = done.filter(({ agentId }) => agentId !== null).map(({ shiftId }) => shiftId)
    if (filling.length > 0) await work.save(askForFilled(work, filling))
    return { given, firsts }
  })
  return tell(context, planned.given, planned.firsts)
}

/** Holds agents until the transaction ends, where they have what the rule saw. */
async function holdSeen(work: Db, { agentIds, span, digest }: Seen): Promise<void> {
  await work.read(holdAgents(work, agentIds))
  const standing = await work.one(planDigest(work, agentIds, ...span))
  if (standing?.digest !== digest) throw new VersionConflict('the agent was planned meanwhile')
}

/** Divides those that change from an instant on, each under its id. */
async function divideAll(db: Db, changes: readonly Change[], now: Instant): Promise<ReadonlyMap<number, Divided>> {
  const divided = new Map<number, Divided>()
  for (const { shiftId, version, from } of changes) {
    if (!from) continue
    const [done] = await db.save(divideShift(db, { shiftId, version, ...from }, now))
    if (!done) throw new VersionConflict('the service has changed meanwhile')
    divided.set(shiftId, done)
  }
  return divided
}

/** Whoever had all of it is who had the part that is given. */
const formerOf = (divided: Divided | undefined): Partial<Planned> =>
  divided ? { formerAgentId: divided.formerAgentId, formerPartnerId: divided.formerPartnerId, wasPublished: divided.wasPublished } : {}

const withRows = async <T extends { readonly shiftId: number }>(db: Db, services: readonly T[], now: Instant) => {
  const rows = await db.batch(...services.map(({ shiftId }) => factsOfShift(db, shiftId, now)))
  return services.map((one, at) => ({ ...one, row: rows[at]![0]! }))
}

/**
 * Takes back that a service was divided: nobody has its second part any more, and the first is whole again. Both agents and all
 * who look at it are notified. `seen`: of the agent who has it again; unset: nobody has. Answers the whole service.
 */
export async function joinPlan(
  context: Saving,
  { shiftId, version, userId, seen }: { readonly shiftId: number; readonly version: number; readonly userId: number; readonly seen?: Seen },
): Promise<Shift> {
  const { db, company, now } = context
  const joined = await withLockTimeout(db, async (work) => {
    if (seen) await holdSeen(work, seen)
    const [taken] = await work.save(planShifts(work, [{ shiftId, version, agentId: null, contractId: null }], now))
    const [gone] = taken ? await withRows(work, [taken], now) : []
    const [first] = gone ? await work.save(joinShift(work, { shiftId, version: gone.version, userId }, now)) : []
    if (!gone || !first) throw new VersionConflict('the service has changed meanwhile')
    await work.save(removeJoined(work, shiftId))
    const [whole] = await withRows(work, [{ ...first, version: gone.version }], now)
    await tellAgents(work, [gone], [], now)
    // Of the hours that come back to it; the whole service it knows.
    const back: GivenRow = { ...gone, ...whole!, shiftId: first.shiftId, formerAgentId: null, row: { ...gone.row, id: first.shiftId } }
    await tellAgents(work, [back], [], now)
    return { gone, whole: { ...back, row: whole!.row } }
  })
  await tell(context, [joined.gone])
  const [whole] = await tell(context, [joined.whole])
  return whole?.shift ?? shiftAt(joined.whole.row, now, company.settings)
}

/** A service whose holder has changed, as it stands then. */
interface GivenRow extends Planned {
  readonly row: ClockingFactsRow
}
/** The same as a manager sees it. */
export interface GivenShift extends Planned {
  readonly shift: Shift
}

/** The bell of whoever has a service now, and of whoever had it, where the month is published; and what all who work there read. */
async function tellAgents(db: Db, given: readonly GivenRow[], toldOtherwise: readonly number[], now: Instant): Promise<void> {
  const told = given
    .flatMap((one) => [
      ...(one.formerAgentId !== null && one.wasPublished ? [{ ...one, kind: 'shiftWithdrawn' as const, whom: one.formerAgentId }] : []),
      ...(one.agentId !== null && one.isPublished ? [{ ...one, kind: 'shiftAssigned' as const, whom: one.agentId }] : []),
    ])
    .filter(({ whom }) => !toldOtherwise.includes(whom))
  if (told.length === 0) return
  const accounts = Map.groupBy(await db.read(accountsOfAgents(db, [...new Set(told.map(({ whom }) => whom))])), ({ agentId }) => agentId)
  const notices = told.map(({ kind, whom, shiftId, version, month, row }) => {
    const facts = { site: row.siteName, day: dayOf(row.startsLocal), time: clockOf(row.startsLocal), until: clockOf(row.endsLocal) }
    const userIds = (accounts.get(whom) ?? []).map(({ userId }) => userId)
    return notify(db, {
      kind,
      facts,
      userIds,
      path: `/schedule?month=${month}`,
      siteId: row.siteId,
      about: `shift ${shiftId} v${version}`,
      now,
    })
  })
  const beginners = told.flatMap(({ kind, whom }) => (kind === 'shiftAssigned' ? [whom] : []))
  await db.batch(...notices, ...(beginners.length > 0 ? [askForLaterReaders(db, beginners)] : []))
}

/** Open screens: the services themselves, the months of all agents concerned, and the tablets that recognise them. */
async function tell(
  { db, company, now, emit }: Saving,
  given: readonly GivenRow[],
  firsts: readonly (Divided & { readonly row: ClockingFactsRow })[] = [],
): Promise<readonly GivenShift[]> {
  for (const { row, wasPublished } of firsts) emitShift({ company, now, emit }, row, wasPublished)
  const shifts = given.map(({ row, ...one }) => ({ ...one, shift: emitShift({ company, now, emit }, row, one.isPublished) }))
  // Over midnight the first part of a divided service may lie in the month before.
  const touched = [...given, ...firsts.map((one) => ({ ...one, agentId: null, partnerId: null }))].flatMap(monthsOf)
  const months = new Map(touched.map((one) => [`${one.agentId} ${one.month}`, one]))
  emitSchedules(emit, company.id, [...months.values()])
  await tellHolding({ db, company, now, emit }, [...new Set([...months.values()].map(({ agentId }) => agentId))])
  return shifts
}

/** Tells who looks at it; an agent of no service that it does not see yet. */
function emitShift({ company, now, emit }: Pick<Saving, 'company' | 'now' | 'emit'>, row: ClockingFactsRow, isPublished: boolean): Shift {
  const shift = shiftAt(row, now, company.settings)
  publishShiftChanged(emit, company.id, isPublished ? row : { ...row, agentId: null }, shift)
  return shift
}

type Holders = Pick<Planned, 'month' | 'formerAgentId' | 'formerPartnerId' | 'agentId' | 'partnerId'>
const monthsOf = ({ month, formerAgentId, formerPartnerId, agentId, partnerId }: Holders): TouchedMonth[] => [
  ...(formerAgentId === null ? [] : [{ agentId: formerAgentId, month, partnerId: formerPartnerId }]),
  ...(agentId === null ? [] : [{ agentId, month, partnerId }]),
]
