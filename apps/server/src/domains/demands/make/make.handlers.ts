import { cancelDemand, makeDemand } from '@vigie/contract/demands/demands.ts'
import { demandStatus } from '@vigie/contract/demands/demands.forms.ts'
import { spanOfAbsence } from '@vigie/contract/demands/demands.effects.rules.ts'
import { absenceOf, demandProblems } from '@vigie/contract/demands/demands.rules.ts'
import { hasFeature } from '@vigie/contract/companies/settings.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { handle } from '../../../kit/handle.ts'
import { VersionConflict } from '../../../kit/version-conflict.ts'
import { withLockTimeout } from '../../../platform/postgres/lock-timeout.ts'
import { insertFile } from '../../files/files.store.ts'
import { keeping } from '../../files/files.take.ts'
import { holdAgents } from '../../planning/plan.store.ts'
import { insertDemand, joinFiles, saveAnswer } from '../demands.save.store.ts'
import { valuesOf } from '../demands.rows.ts'
import { demandById, demandByUuid } from '../demands.store.ts'
import { emitAbsence, emitDemand, tellColleague, tellManagers } from '../demands.notifications.ts'
import { demandFor, demandNow } from '../demands.view.ts'
import { swapsOf } from '../swaps/swaps.store.ts'
import { filled, refuseSecondAbsence } from './make.filled.ts'

export const handlers = [
  handle(makeDemand, async (context) => {
    const { input, db, session, company, now, files, emit } = context
    const { agentId } = session.user
    requires(agentId, 'NOT_FOUND')
    const uuid = input.demandUuid?.toLowerCase() ?? null
    const before = uuid && (await db.one(demandByUuid(db, uuid, agentId)))
    if (before) return { demand: await demandNow(context, before.id) }
    // As any upload of a user.
    requires(files.length === 0 || hasFeature(company.apiVersion, 'filesUpload'), 'FORBIDDEN')
    const demand = await filled(context, { ...input, agentId, fileCount: files.length })
    const row = await keeping(context, files, (taken) =>
      withLockTimeout(db, async (work) => {
        await work.read(holdAgents(work, [agentId]))
        // Sent again meanwhile it waits here for the first, and is answered as that one.
        if (uuid && (await work.one(demandByUuid(work, uuid, agentId)))) throw new VersionConflict('sent twice at once')
        if (demand.absence) await refuseSecondAbsence(work, agentId, demand.absence, null)
        for (const file of taken) await work.save(insertFile(work, file, session.user.id, now))
        const [made] = await work.save(insertDemand(work, { ...demand, uuid, agentId, typeId: input.typeId, now }))
        if (!made) throw twice(demand)
        await work.save(
          joinFiles(
            work,
            made.id,
            taken.map(({ storageKey }) => storageKey),
          ),
        )
        const there = await work.one(demandById(work, made.id, agentId))
        requires(there, 'NOT_FOUND')
        await tellManagers(work, { row: there, company, now })
        const [swap] = await work.read(swapsOf(work, [there.id]))
        if (swap) await tellColleague(work, there, swap, now)
        return there
      }),
    )
    emitDemand(emit, company.id, row)
    if (demand.absence) emitAbsence(emit, company, { ...row, span: [demand.absence.startsAt, demand.absence.endsAt] })
    return { demand: await demandNow(context, row.id) }
  }),

  handle(cancelDemand, async (context) => {
    const { input, db, company, now, emit } = context
    const row = await demandFor(context, input.id)
    // Sent again after a lost answer it is cancelled all the same.
    if (row.status === demandStatus.cancelled) return { success: true }
    requires(row.status === demandStatus.pending, 'DEMAND_NOT_PENDING')
    const answer = { id: row.id, version: row.version, status: demandStatus.cancelled, response: '', userId: null, now }
    if ((await db.save(saveAnswer(db, answer))).length === 0) throw new VersionConflict('answered meanwhile')
    emitDemand(emit, company.id, row)
    if (row.unavailabilityTypeId !== null) {
      const { first, last } = absenceOf(valuesOf(row))
      emitAbsence(emit, company, { ...row, span: spanOfAbsence(first, last, company.timeZone) })
    }
    return { success: true }
  }),
]

/** What else an insertion may stumble over is a uuid of another agent's: it is not this one's. */
const twice = ({ advanceMonth }: { readonly advanceMonth: string | null }): Refusal =>
  advanceMonth === null ? new Refusal('INVALID', {}, [demandProblems.uuidTaken]) : new Refusal('DEMAND_ADVANCE_TWICE')
