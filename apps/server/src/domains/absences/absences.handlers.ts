import {
  absenceFields,
  changeAbsence,
  countAbsences,
  createAbsence,
  listAbsences,
  newAbsenceFields,
  readAbsence,
  removeAbsence,
  type AbsenceForm,
} from '@vigie/contract/absences/absences.ts'
import { absenceProblems } from '@vigie/contract/absences/absences.rules.ts'
import { demandProblems } from '@vigie/contract/demands/demands.rules.ts'
import { fatesOf, spanOfAbsence, weeksAroundAbsence } from '@vigie/contract/demands/demands.effects.rules.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.rules.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle, reading, type RequestContext } from '../../kit/handle.ts'
import { answerList } from '../../kit/list.ts'
import { VersionConflict } from '../../kit/version-conflict.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { emitAbsence } from '../demands/demands.notifications.ts'
import { shiftsBetween } from '../demands/demands.effects.store.ts'
import { absencesAt } from '../demands/demands.save.store.ts'
import { noteHandover } from '../planning/handover.store.ts'
import { absenceOf, openedBy } from '../planning/opened.ts'
import { planDigest } from '../planning/plan.store.ts'
import { savePlan } from '../planning/planning.save.ts'
import { tellAbsent } from './absences.notifications.ts'
import {
  absenceById,
  absenceColumns,
  absenceTables,
  absentAgent,
  agentName,
  daysByType,
  deleteAbsence,
  insertAbsence,
  updateAbsence,
  type KeptAbsence,
} from './absences.store.ts'

type Context = Pick<RequestContext, 'db' | 'company' | 'now' | 'emit' | 'session' | 'language'>
/** Its kind is none of the company’s. */
const noType = { field: 'typeId', problem: 'notAnAllowedValue' }
type Days = { readonly startsOn: Day; readonly endsOn: Day }

export const handlers = [
  answerList(listAbsences, {
    from: absenceTables,
    id: 'r.unavailability_id',
    only: 'not r.is_demand',
    columns: absenceColumns,
    filters: {
      proof: `case when r.is_proof_awaited then 'awaited' else 'none' end`,
      typeId: 'r.unavailability_type_id',
      agentId: 'r.agent_id',
    },
    sorts: { starts: ['r.starts_at', 'timestamptz'], agent: ['a.sort_name', 'text'] },
    words: `lower(unaccent(${agentName} || ' ' || a.employee_number))`,
  }),

  reading(readAbsence, async ({ input, db }) => {
    const [absence] = await db.read(absenceById(db, input.absenceId))
    requires(absence, 'NOT_FOUND')
    return { absence }
  }),

  reading(countAbsences, async ({ input: { agentId, year }, db }) => {
    const [[agent], types] = await db.batch(
      absentAgent(db, agentId, 0),
      daysByType(db, agentId, `${year}-01-01` as Day, `${year}-12-31` as Day),
    )
    requires(agent, 'NOT_FOUND')
    return { types: [...types] }
  }),

  handle(createAbsence, async (context) => {
    const { input, db, company, now, emit, session } = context
    refuseFields([...fieldProblems(newAbsenceFields, input), ...absenceProblems(input)], createAbsence.input)
    const kept = keptOf(input as AbsenceForm & Days, input.agentId!, company.timeZone)
    const [agent] = await db.read(absentAgent(db, kept.agentId, kept.typeId))
    requires(agent, 'NOT_FOUND')
    refuseFields(agent.isTypeOffered ? [] : [noType], createAbsence.input)
    const tell = { act: 'recorded', proof: kept.isProofAwaited } as const
    const { saved, openedCount } = await empty(context, kept, input as Days, { absenceId: null, ...tell }, (work) =>
      insertAbsence(work, kept, session.user.id, now),
    )
    emitAbsence(emit, company, { ...agent, span: [kept.startsAt, kept.endsAt] })
    return { ...saved, openedCount }
  }),

  handle(changeAbsence, async (context) => {
    const { input, db, company, emit } = context
    const { absenceId, version, ...form } = input
    refuseFields([...fieldProblems(absenceFields, form), ...absenceProblems(form)], changeAbsence.input)
    const [former] = await db.read(absenceById(db, absenceId))
    requires(former, 'NOT_FOUND')
    requires(former.version === version, 'CONFLICT')
    const kept = keptOf(form as AbsenceForm & Days, former.agentId, company.timeZone)
    const [agent] = await db.read(absentAgent(db, kept.agentId, kept.typeId))
    requires(agent, 'NOT_FOUND')
    refuseFields(agent.isTypeOffered || kept.typeId === former.typeId ? [] : [noType], changeAbsence.input)
    const isSame =
      former.startsAt === kept.startsAt &&
      former.endsAt === kept.endsAt &&
      former.typeId === kept.typeId &&
      former.isProofAwaited === kept.isProofAwaited
    const tell = { act: 'changed', proof: kept.isProofAwaited, isSame } as const
    const { saved, openedCount } = await empty(context, kept, form as Days, { absenceId, ...tell }, (work) =>
      updateAbsence(work, absenceId, version, kept),
    )
    emitAbsence(emit, company, { ...agent, span: [former.startsAt, former.endsAt] })
    emitAbsence(emit, company, { ...agent, span: [kept.startsAt, kept.endsAt] })
    return { ...saved, openedCount }
  }),

  handle(removeAbsence, async ({ input, db, company, now, emit }) => {
    const [former] = await db.read(absenceById(db, input.absenceId))
    requires(former, 'NOT_FOUND')
    await db.transaction(async (work) => {
      const [gone] = await work.save(deleteAbsence(work, input.absenceId, input.version))
      requires(gone, 'CONFLICT')
      await tellAbsent(work, { ...former, absenceId: former.id, act: 'removed', proof: false }, now)
    })
    emitAbsence(emit, company, { ...former, span: [former.startsAt, former.endsAt] })
    return {}
  }),
]

function keptOf({ typeId, startsOn, endsOn, note, isProofAwaited }: AbsenceForm & Days, agentId: number, timeZone: string): KeptAbsence {
  const [startsAt, endsAt] = spanOfAbsence(startsOn, endsOn, timeZone)
  return { agentId, typeId: typeId!, startsAt, endsAt, note, isProofAwaited }
}

interface Telling {
  readonly absenceId: number | null
  readonly act: 'recorded' | 'changed'
  readonly proof: boolean
  /** All that its agent reads of it stays: it is notified only where services are taken. */
  readonly isSame?: boolean
}
/** Keeps an absence, and takes from its agent what it has planned in that time and has not clocked: all in one transaction. */
async function empty(
  context: Context,
  { agentId, startsAt, endsAt }: KeptAbsence,
  { startsOn, endsOn }: Days,
  { absenceId, isSame = false, ...tell }: Telling,
  keep: (work: Db) => ReturnType<typeof insertAbsence>,
): Promise<{ readonly saved: { readonly id: number; readonly version: number }; readonly openedCount: number }> {
  const { db, company, now } = context
  const around = weeksAroundAbsence(startsOn, endsOn, company.timeZone)
  // Before what it is to vouch for: what comes in between makes it another one.
  const digest = await db.one(planDigest(db, [agentId], ...around))
  const shifts = await db.read(shiftsBetween(db, agentId, ...around))
  const span: readonly [Instant, Instant] = [startsAt, endsAt]
  const fates = fatesOf(shifts, span, now)
  const opened = shifts.filter((_, at) => fates[at] === 'opens')
  // Told afterwards it settles the day: what is over and was not clocked is nobody's, and who had it is kept.
  const past = shifts.filter((_, at) => fates[at] === 'over')
  let saved: { readonly id: number; readonly version: number } | undefined
  await savePlan(context, {
    changes: openedBy([...opened, ...past], context),
    seen: { agentIds: [agentId], span: around, digest: digest?.digest ?? '' },
    // One notice says it all.
    toldOtherwise: [agentId],
    also: async (work) => {
      // Asked while the agent is held, so that of two that come together one is refused.
      const other = await work.one(absencesAt(work, agentId, { startsAt, endsAt }, absenceId))
      if (other) throw new Refusal('INVALID', {}, [demandProblems.awayAlready])
      for (const { id, startsAt: at } of past)
        await work.save(noteHandover(work, { shiftId: id, formerAgentId: agentId, at, ...absenceOf(context) }, now))
      ;[saved] = await work.save(keep(work))
      if (!saved) throw new VersionConflict('the absence has changed meanwhile')
      if (isSame && opened.length + past.length === 0) return
      await tellAbsent(work, { ...tell, agentId, startsOn, endsOn, absenceId: saved.id, version: saved.version }, now)
    },
  })
  return { saved: saved!, openedCount: opened.length }
}
