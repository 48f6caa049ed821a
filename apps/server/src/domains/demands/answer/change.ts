import { demandStatus } from '@vigie/contract/demands/demands.forms.ts'
import { spanOfAbsence } from '@vigie/contract/demands/demands.effects.rules.ts'
import { absenceOf } from '@vigie/contract/demands/demands.rules.ts'
import type { updateDemand } from '@vigie/contract/demands/demands.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { RequestContext } from '../../../kit/handle.ts'
import type { Company } from '../../../kit/session.ts'
import { VersionConflict } from '../../../kit/version-conflict.ts'
import { knownNumber } from '../../agents/agents.secret.ts'
import { withLockTimeout } from '../../../platform/postgres/lock-timeout.ts'
import { holdAgents } from '../../planning/plan.store.ts'
import { saveChangedDemand } from '../demands.save.store.ts'
import { valuesOf } from '../demands.rows.ts'
import { filesOfDemands, type DemandRow } from '../demands.store.ts'
import { emitAbsence, emitDemand, tellColleague } from '../demands.notifications.ts'
import { swapsOf } from '../swaps/swaps.store.ts'
import { filled, refuseSecondAbsence } from '../make/make.filled.ts'

/** The first and the last moment of the absence that a demand asks for. */
export function spanOf(row: DemandRow, { timeZone }: Pick<Company, 'timeZone'>): readonly [Instant, Instant] {
  const { first, last } = absenceOf(valuesOf(row))
  return spanOfAbsence(first, last, timeZone)
}

/** Its author asks for something else, by the same form, as long as nobody looks at it. Files stay, and so does what is secret unless it is given anew. */
export async function change(context: RequestContext<typeof updateDemand>, row: DemandRow): Promise<void> {
  const { input, db, company, emit, installation, now } = context
  requires(row.status === demandStatus.pending, 'DEMAND_NOT_PENDING')
  requires(input.version === undefined || input.version === row.version, 'CONFLICT')
  const files = await db.read(filesOfDemands(db, [row.id]))
  const number = row.secret === null ? '' : knownNumber(installation.secrets, company.id, row.agentId, row.secret)
  const former = { values: valuesOf(row), number, contractId: row.contractId }
  const asked = { fields: input.fields, text: input.text ?? row.text, former }
  const demand = await filled(context, {
    agentId: row.agentId,
    typeId: row.typeId,
    ...asked,
    fileCount: files.length,
  })
  await withLockTimeout(db, async (work) => {
    await work.read(holdAgents(work, [row.agentId]))
    if (demand.absence) await refuseSecondAbsence(work, row.agentId, demand.absence, row.unavailabilityId)
    const kept = {
      ...demand,
      id: row.id,
      version: row.version,
      unavailabilityId: row.unavailabilityId,
    }
    if ((await work.save(saveChangedDemand(work, kept))).length === 0) throw new VersionConflict('looked at meanwhile')
    const [swap] = await work.read(swapsOf(work, [row.id]))
    if (swap) await tellColleague(work, row, swap, now)
  })
  emitDemand(emit, company.id, row)
  if (demand.absence) {
    const [from, to] = spanOf(row, company)
    emitAbsence(emit, company, { ...row, span: [from, to] })
    emitAbsence(emit, company, { ...row, span: [demand.absence.startsAt, demand.absence.endsAt] })
  }
}
