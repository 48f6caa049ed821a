import { randomUUID } from 'node:crypto'
import { recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { handle } from '../../kit/handle.ts'
import { savedRow } from '../../kit/version-conflict.ts'
import { digestOf } from '../auth/auth.tokens.ts'
import { shiftAt } from '../shifts/shifts.rules.ts'
import { clockingFacts, saveClocking } from './clockings.store.ts'
import { actOf, asRace, changed, decide, refuseOtherAct, wayOf } from './record.decide.ts'
import { emitToWatchers } from './record.watchers.ts'

export const recordHandlers = [
  handle(recordClocking, async ({ input, db, session, now, company, emit }) => {
    const act = actOf(input)
    const shiftId = input.shiftId ?? input.id
    requires(shiftId, 'NOT_FOUND')
    const clockingUuid = input.clockingUuid?.toLowerCase() ?? randomUUID()
    const row = await db.one(
      clockingFacts(db, {
        shiftId,
        clockingUuid,
        now,
        deviceId: session.deviceId,
        ticketHash: input.ticket ? digestOf(input.ticket) : null,
        reasonId: input.anomalyReasonId ?? null,
      }),
    )
    requires(row, 'NOT_FOUND')
    const way = wayOf(row, session, company.settings.is_clocking_enabled)
    if (row.recordedKind !== null) {
      refuseOtherAct(row, act, shiftId)
      return { shift: shiftAt(row, now, company.settings) }
    }
    const save = decide({ input, company, session, now, kept: null }, row, { act, way, clockingUuid })
    const saved = await db.save(saveClocking(db, save), row.siteId).catch(asRace)
    const shift = shiftAt(changed(row, save.change, savedRow(saved).version), now, company.settings)
    emitToWatchers(emit, company.id, row, shift)
    return { shift }
  }),
]
