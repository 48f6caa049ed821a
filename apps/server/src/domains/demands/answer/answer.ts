import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { demandStatus, isOpenDemand, secretField, type DemandStatus } from '@vigie/contract/demands/demands.forms.ts'
import type { updateDemand } from '@vigie/contract/demands/demands.ts'
import { demandProblems } from '@vigie/contract/demands/demands.rules.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { audience } from '../../../kit/audience.ts'
import type { RequestContext } from '../../../kit/handle.ts'
import { VersionConflict } from '../../../kit/version-conflict.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { keptNumber } from '../../agents/agents.secret.ts'
import { withLockTimeout } from '../../../platform/postgres/lock-timeout.ts'
import { openedBy } from '../../planning/opened.ts'
import { savePlan } from '../../planning/planning.save.ts'
import { effectsOf, type AbsenceEffects, type SheetEffects } from '../demands.effects.ts'
import { saveSheet, type SheetRow } from '../demands.effects.store.ts'
import { saveAnswer } from '../demands.save.store.ts'
import { statusOf } from '../demands.rows.ts'
import type { DemandRow } from '../demands.store.ts'
import { emitAbsence, emitDemand, tellAuthor } from '../demands.notifications.ts'
import { swapping } from '../swaps/swapping.ts'
import { spanOf } from './change.ts'

type Context = RequestContext<typeof updateDemand>

/** A manager's answer: kept, said to its author, and applied where it is accepted, all in one transaction. */
export async function answer(context: Context, row: DemandRow): Promise<void> {
  const { input, company, emit, session } = context
  const { status } = input
  // What was said before stands until something else is said.
  const response = (input.response ?? row.response).trim()
  if (status === undefined) throw new Refusal('INVALID', {}, [demandProblems.noStatus])
  // Sent again after a lost answer, it is answered as it stands.
  if (row.handledById === session.user.id && row.status === status && row.response === response) return
  requires(input.version === undefined || input.version === row.version, 'CONFLICT')
  requires(isOpenDemand(statusOf(row)), 'DEMAND_ANSWERED')
  if (status === demandStatus.refused && response === '') {
    throw new Refusal('INVALID', {}, [demandProblems.whyRefused])
  }
  const keep = (work: Db) => keepAnswer(context, work, row, { status, response })
  if (status === demandStatus.accepted) await accept(context, row, keep)
  else await withLockTimeout(context.db, keep)
  emitDemand(emit, company.id, row)
  const isAnswered = !isOpenDemand(status)
  if (row.unavailabilityTypeId !== null && isAnswered) emitAbsence(emit, company, { ...row, span: spanOf(row, company) })
}

async function keepAnswer(
  { company, session, now }: Context,
  work: Db,
  row: DemandRow,
  said: { readonly status: DemandStatus; readonly response: string },
): Promise<void> {
  const kept = await work.save(saveAnswer(work, { id: row.id, version: row.version, ...said, userId: session.user.id, now }))
  if (kept.length === 0) throw new VersionConflict('answered meanwhile')
  await tellAuthor(work, { row, company, now }, said)
}

/** Applies what is accepted. What it changes asks for the right on it, as if it were changed without a demand. */
async function accept(context: Context, row: DemandRow, keep: (work: Db) => Promise<void>): Promise<void> {
  const { input, db, session } = context
  const { absence, sheet, swap, seen } = await effectsOf(context, row)
  requires(input.seen === undefined || input.seen === seen, 'DEMAND_EFFECTS_CHANGED')
  if (absence) {
    requires(absence.opened.length === 0 || session.settings.man_edit_planning, 'FORBIDDEN')
    await empty(context, absence, keep)
  } else if (sheet && sheet.shown.length > 0) {
    requires(session.settings.man_edit_resources, 'FORBIDDEN')
    await rewrite(context, row, sheet, keep)
  } else if (swap) {
    requires(session.settings.man_edit_planning, 'FORBIDDEN')
    requires(swap.shown.stands, 'DEMAND_SWAP_GONE')
    await savePlan(context, { ...(await swapping(context, swap.turns, input.waiver)), also: keep, toldOtherwise: [row.agentId] })
  } else await withLockTimeout(db, keep)
}

/** The services of an absence that nobody has clocked fall open, and it stands from then on. */
async function empty(context: Context, { opened, planned }: AbsenceEffects, keep: (work: Db) => Promise<void>): Promise<void> {
  await savePlan(context, {
    changes: openedBy(opened, context),
    seen: planned,
    also: keep,
    toldOtherwise: planned.agentIds,
  })
}

async function rewrite(
  context: Context,
  row: DemandRow,
  { before, after, shown }: SheetEffects,
  keep: (work: Db) => Promise<void>,
): Promise<void> {
  const { db, company, installation, emit } = context
  const { [secretField]: number = '', ...plain } = after
  // What is not changed stays as it lies, also where it cannot be read.
  const isNumberNew = shown.some(({ field }) => field === secretField)
  const kept = isNumberNew ? keptNumber(installation.secrets, company.id, row.agentId, number) : before.number
  const sheet = { ...plain, number: kept, version: before.version } as SheetRow
  await withLockTimeout(db, async (work) => {
    if ((await work.save(saveSheet(work, row.agentId, sheet))).length === 0) throw new VersionConflict('the sheet has changed meanwhile')
    await keep(work)
  })
  emit(agentChanged, { agentId: row.agentId }, audience.ofAgent(company.id, row.agentId, row.partnerId))
}
