import { randomUUID } from 'node:crypto'
import { clockOf, dayOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import type { RequestContext } from '../../kit/handle.ts'
import { VersionConflict } from '../../kit/version-conflict.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { clockingFacts } from '../clockings/clockings.store.ts'
import { accountsOfAgents } from '../clockings/notices/notices.store.ts'
import { tellHolding } from '../clockings/offline/roster.watchers.ts'
import { lockPatience, refuseHeld } from '../clockings/record/record.held.ts'
import { emitToWatchers } from '../clockings/record/record.watchers.ts'
import { askForLaterReaders } from '../documents/readers/readers.tasks.ts'
import { notify } from '../notifications/notify.store.ts'
import { emitSchedules, type TouchedMonth } from '../schedules/schedules.watchers.ts'
import { shiftAt } from '../shifts/shifts.rules.ts'
import type { Span } from './candidates.ts'
import { holdAgents, planDigest, planShifts, saveWaiver, type PlanChange, type Planned, type Waiver } from './plan.store.ts'

type Saving = Pick<RequestContext, 'db' | 'company' | 'now' | 'emit'>

export interface Plan {
  readonly changes: readonly PlanChange[]
  /** What the agents had when the rule decided, around the services: something else by now, and nothing is saved. */
  readonly seen?: { readonly agentIds: readonly number[]; readonly span: Span; readonly digest: string }
  readonly waivers?: readonly Omit<Waiver, 'now'>[]
  /** What belongs to it, saved with it or not at all. */
  readonly also?: (work: Db) => Promise<unknown>
}

/**
 * Gives services and takes them away, all or none, and tells everybody whom it concerns: agents of months that are
 * published, whoever has one of the schedules open, the tablets of the sites. Two managers who plan one agent at once
 * come one after the other, and the second is decided anew (VersionConflict). Refuses BUSY while an import holds a service.
 */
export async function savePlan(context: Saving, { changes, seen, waivers = [], also }: Plan): Promise<readonly Planned[]> {
  const { db, now } = context
  const planned = await db
    .transaction(async (work) => {
      await work.read(lockPatience)
      if (seen) {
        await work.read(holdAgents(work, seen.agentIds))
        const standing = await work.one(planDigest(work, seen.agentIds, ...seen.span))
        if (standing?.digest !== seen.digest) throw new VersionConflict('the agent was planned meanwhile')
      }
      const done = await work.save(planShifts(work, changes, now))
      if (done.length !== changes.length) throw new VersionConflict('a service has changed meanwhile')
      for (const waiver of waivers) await work.save(saveWaiver(work, { ...waiver, now }))
      await tellAgents(work, done, now)
      await also?.(work)
      return done
    })
    .catch((error: unknown) => {
      refuseHeld(error)
      throw error
    })
  await tell(context, planned)
  return planned
}

/** A service as it stands, as a manager sees it. */
export async function shiftNow({ db, company, now }: Omit<Saving, 'emit'>, shiftId: number): Promise<Shift> {
  const row = await factsOf(db, shiftId, now)
  requires(row, 'NOT_FOUND')
  return shiftAt(row, now, company.settings)
}

const factsOf = (db: Db, shiftId: number, now: Instant) =>
  db.one(clockingFacts(db, { shiftId, deviceId: null, ticketHash: null, reasonId: null, clockingUuid: randomUUID(), now }))

/** The bell of whoever has a service now, and of whoever had it, where the month is published; and what all who work there read. */
async function tellAgents(db: Db, planned: readonly Planned[], now: Instant): Promise<void> {
  for (const { shiftId, formerAgentId, agentId, wasPublished, isPublished, month, version } of planned) {
    const row = await factsOf(db, shiftId, now)
    if (!row) continue
    const times = { day: dayOf(row.startsLocal), time: clockOf(row.startsLocal), until: clockOf(row.endsLocal) }
    const notice = { facts: { site: row.siteName, ...times }, siteId: row.siteId, about: `shift ${shiftId} v${version}`, now }
    const path = `/schedule?month=${month}`
    const users = async (of: number) => (await db.read(accountsOfAgents(db, [of]))).map(({ userId }) => userId)
    if (formerAgentId !== null && wasPublished)
      await db.save(notify(db, { kind: 'shiftWithdrawn', userIds: await users(formerAgentId), path, ...notice }))
    if (agentId !== null && isPublished)
      await db.save(notify(db, { kind: 'shiftAssigned', userIds: await users(agentId), path, ...notice }))
  }
  const agentIds = planned.flatMap(({ agentId, isPublished }) => (agentId !== null && isPublished ? [agentId] : []))
  if (agentIds.length > 0) await db.save(askForLaterReaders(db, agentIds))
}

/** Open screens: the service itself, the months of both agents, and the tablets that recognise them. */
async function tell({ db, company, now, emit }: Saving, planned: readonly Planned[]): Promise<void> {
  for (const { shiftId, isPublished } of planned) {
    const row = await factsOf(db, shiftId, now)
    // An agent is told of no service that it does not see yet.
    if (row) emitToWatchers(emit, company.id, isPublished ? row : { ...row, agentId: null }, shiftAt(row, now, company.settings))
  }
  const months = new Map(planned.flatMap(monthsOf).map((one) => [`${one.agentId} ${one.month}`, one]))
  emitSchedules(emit, company.id, [...months.values()])
  const agentIds = new Set([...months.values()].map(({ agentId }) => agentId))
  await tellHolding({ db, company, now, emit }, [...agentIds])
}

const monthsOf = ({ month, formerAgentId, formerPartnerId, agentId, partnerId }: Planned): TouchedMonth[] => [
  ...(formerAgentId === null ? [] : [{ agentId: formerAgentId, month, partnerId: formerPartnerId }]),
  ...(agentId === null ? [] : [{ agentId, month, partnerId }]),
]
