import { answerCheck } from '@vigie/contract/clockings/clockings.checks.ts'
import { handle } from '../../../kit/handle.ts'
import { receiptOf } from '../proof/receipt.ts'
import { recordAct } from '../record/record.act.ts'
import { publishShiftChanged, toldBack } from '../record/record.watchers.ts'

export const handlers = [
  handle(answerCheck, async ({ input: given, db, session, now, company, emit, installation }) => {
    const input = { ...given, kind: 'check', isForced: false } as const
    const { status, row, shift, receipted } = await recordAct(db, { input, company, session, now, kept: null })
    if (status === 'recorded') publishShiftChanged(emit, company.id, row, shift)
    return { shift: toldBack(session, row, shift), receipt: await receiptOf(installation, company, receipted!) }
  }),
]
