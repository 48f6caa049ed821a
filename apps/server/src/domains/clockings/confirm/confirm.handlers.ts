import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { handle } from '../../../kit/handle.ts'
import { refuseCountedTwice } from '../counted.ts'
import { noticeOfDecision } from '../notices/clockings.notices.ts'
import { decidable, decided } from './confirm.rules.ts'
import { shiftOfLine } from '../decisions.store.ts'
import { managersLine, readService, saveDecided } from './decision.ts'

export const handlers = [
  handle(confirmClocking, async (context) => {
    const { input, db, now } = context
    const found = await db.one(shiftOfLine(db, input.clockingUuid))
    requires(found, 'NOT_FOUND')
    const { row, lines } = await readService(context, found.shiftId)
    const about = decidable(lines, input.clockingUuid.toLowerCase())
    const kind = input.isConfirmed ? 'confirmation' : 'rejection'
    const said = managersLine(context, about, { kind, happenedAt: now, verdict: null, reasonId: null, comment: input.comment })
    const projection = decided(row, lines, said.line)
    if (input.isConfirmed) await refuseCountedTwice(db, row, projection)
    const notice = await noticeOfDecision(db, row, about, { isConfirmed: input.isConfirmed, comment: input.comment, now })
    return { shift: await saveDecided(context, { ...said, row, projection, notice }) }
  }),
]
