import { recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { handle } from '../../../kit/handle.ts'
import { recordAct } from './record.act.ts'
import { refusePlannedTimes } from './record.given.rules.ts'
import { emitToWatchers } from './record.watchers.ts'

export const recordHandlers = [
  handle(recordClocking, async ({ input, db, session, now, company, emit }) => {
    refusePlannedTimes(input)
    const { status, row, shift } = await recordAct(db, { input, company, session, now, kept: null })
    if (status === 'recorded') emitToWatchers(emit, company.id, row, shift)
    return { shift }
  }),
]
