import { recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { recordBreak } from '@vigie/contract/clockings/clockings.breaks.ts'
import { handle } from '../../../kit/handle.ts'
import { receiptOf } from '../proof/receipt.ts'
import { recordAct } from './record.act.ts'
import { refusePlannedTimes } from './record.given.rules.ts'
import { tellRelieved } from './record.tell.ts'
import { publishShiftChanged, toldBack } from './record.watchers.ts'

export const handlers = [
  handle(recordClocking, async ({ input, db, session, now, company, emit, installation }) => {
    refusePlannedTimes(input)
    const { status, row, shift, line, receipted } = await recordAct(db, { input, company, session, now, kept: null })
    if (status === 'recorded') publishShiftChanged(emit, company.id, row, shift)
    if (line?.kind === 'start') await tellRelieved({ db, company, now, emit }, [row])
    // One that is known under another uuid was refused: what is sent as it happens always has a line of its own.
    return { shift: toldBack(session, row, shift), receipt: await receiptOf(installation, company, receipted!) }
  }),

  handle(recordBreak, async ({ input: { isStart, ...said }, db, session, now, company, emit, installation }) => {
    const input = { ...said, kind: isStart ? 'break_start' : 'break_end', isForced: false } as const
    const { status, row, shift, receipted } = await recordAct(db, { input, company, session, now, kept: null })
    if (status === 'recorded') publishShiftChanged(emit, company.id, row, shift)
    return { shift: toldBack(session, row, shift), receipt: await receiptOf(installation, company, receipted!) }
  }),
]
