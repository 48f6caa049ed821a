import { requires, type FieldProblem } from '@vigie/contract/kit/refusal.ts'
import { createShifts, removeShift, shiftRemoved } from '@vigie/contract/planning/planning.create.ts'
import { hasBegunForAgent, spanOf, timesProblems, type NewSpan } from '@vigie/contract/planning/planning.create.rules.ts'
import { scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { isClocked } from '@vigie/contract/shifts/shifts.rules.ts'
import { audience } from '../../kit/audience.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle } from '../../kit/handle.ts'
import { savedRow, VersionConflict } from '../../kit/version-conflict.ts'
import { withLockTimeout } from '../../platform/postgres/lock-timeout.ts'
import { factsOfShift } from '../clockings/clockings.store.ts'
import { deleteShift, holdPlanningSite, holdShift, holdsOf, insertShifts, planningSite } from './create.store.ts'
import { giving } from './giving.ts'
import { hasJournal } from './handover.store.ts'
import { savePlan, type Plan } from './planning.save.ts'
import { askedShift, askedShifts } from './suggestions.store.ts'
import type { Together } from './suggestions.ts'

const notThere = (field: string): FieldProblem => ({ field, problem: 'notAnAllowedValue' })

export const handlers = [
  handle(createShifts, async (context) => {
    const { db, input, now } = context
    const days = [...new Set(input.days)].toSorted()
    refuseFields(timesProblems(input, days), createShifts.input)
    const site = await db.one(planningSite(db, input))
    refuseFields(
      [
        ...(site ? (site.isActive ? [] : [{ field: 'siteId', problem: 'service.siteClosed' }]) : [notThere('siteId')]),
        ...(site?.hasPrestation === false ? [notThere('prestationId')] : []),
        ...(site?.hasActivity === false ? [notThere('activityId')] : []),
        ...(site?.hasProfile === false ? [notThere('profileId')] : []),
      ],
      createShifts.input,
    )
    const { timeZone } = site!
    const spans: NewSpan[] = []
    for (const day of days) {
      const found = spanOf(day, input, timeZone)
      if ('problem' in found) refuseFields([found.problem], createShifts.input)
      else spans.push(found.span)
    }
    // In one transaction: what the law refuses of one of them adds none.
    const given = await withLockTimeout(db, async (work) => {
      const held = await work.one(holdPlanningSite(work, input.siteId))
      if (!held?.isActive || held.timeZone !== timeZone) throw new VersionConflict('the site has changed meanwhile')
      const made = await work.save(insertShifts(work, input, spans, now))
      if (made.length !== spans.length) throw new VersionConflict('another took a number meanwhile')
      const inside = { ...context, db: work }
      const shifts = await work.read(
        askedShifts(
          work,
          made.map(({ id }) => id),
        ),
      )
      return savePlan(inside, await planOf(inside, shifts as unknown as Together, input))
    })
    const unpublishedCount = given.filter(({ agentId, isPublished }) => agentId !== null && !isPublished).length
    return { shiftIds: given.map(({ shiftId }) => shiftId), unpublishedCount }
  }),

  handle(removeShift, async (context) => {
    const { input, db, now, company, emit } = context
    const shift = await db.one(askedShift(db, input.shiftId))
    requires(shift, 'NOT_FOUND')
    const row = await db.one(factsOfShift(db, shift.id, now))
    await withLockTimeout(db, async (work) => {
      const [stands] = await work.read(holdShift(work, shift.id))
      requires(stands, 'NOT_FOUND')
      const [[journal], [held]] = await work.batch(hasJournal(work, shift.id), holdsOf(work, shift.id))
      requires(!isClocked(shift) && !journal?.isThere, 'SHIFT_CLOCKED')
      requires(!held?.isHeld && shift.followsId === null && shift.followedById === null, 'RECORD_IN_USE')
      requires(!hasBegunForAgent({ ...shift, ...stands }, now), 'SHIFT_BEGUN')
      requires(shift.version === input.version, 'CONFLICT')
      const inside = { ...context, db: work }
      const taken = { shiftId: shift.id, version: shift.version, agentId: null, contractId: null }
      // Whoever has it hears that it is taken away.
      const version = shift.agentId === null ? shift.version : savedRow(await savePlan(inside, { changes: [taken] })).shift.version
      savedRow(await work.save(deleteShift(work, shift.id, version)))
    })
    if (!row) return {}
    const { siteId, clientId, namedDeviceIds, namelessDeviceIds } = row
    emit(shiftRemoved, { shiftId: shift.id }, [audience.shifts(company.id)])
    emit(scheduleChanged, { month: row.month, agentId: null }, [
      audience.shifts(company.id),
      audience.site(company.id, siteId),
      audience.client(company.id, clientId),
      ...[...namedDeviceIds, ...namelessDeviceIds].map((id) => audience.device(company.id, id)),
    ])
    return {}
  }),
]

type Inside = Parameters<typeof giving>[0]

/** The plan for the new services: given to an agent if law and papers allow all of them together, otherwise unassigned. */
async function planOf(
  context: Inside,
  shifts: Together,
  { agentId, waiver }: { readonly agentId: number | null; readonly waiver?: string | undefined },
): Promise<Plan> {
  if (agentId !== null) return giving(context, shifts, { agentId, waiver })
  return { changes: shifts.map(({ id, version }) => ({ shiftId: id, version, agentId: null, contractId: null })) }
}
