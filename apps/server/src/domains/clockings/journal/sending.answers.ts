import { isUnreadable, type JournalAnswer, type UnreadableLine } from '@vigie/contract/clockings/clockings.journal.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'
import { problemsOf, sentenceOf } from '../../../kit/sentences.ts'
import { receiptOf } from '../proof/receipt.ts'
import type { RecordedAct } from '../record/record.act.ts'
import { toldBack } from '../record/record.watchers.ts'
import { refusedToAgent } from './journal.refused.ts'
import type { EndedLine } from './sending.lines.ts'
import type { Sending } from './sending.ts'

/** What is answered to each line of a sending that has ended, in the order in which they were sent: with its receipt, where it is recorded. */
export async function answersOf(sending: Sending, ended: readonly EndedLine[]): Promise<JournalAnswer[]> {
  const { input, language } = sending
  // Receipts are asked for together, so that they share a signature.
  const answers = new Map(await Promise.all(ended.map(async (one) => [one.line, await answerOf(sending, one)] as const)))
  return input.lines.flatMap((line) => (isUnreadable(line) ? unreadable(line, language) : (answers.get(line) ?? [])))
}

async function answerOf({ company, installation, language, session }: Sending, { line, end }: EndedLine): Promise<JournalAnswer> {
  const { clockingUuid } = line
  if (end instanceof Refusal) return refused(clockingUuid, end, language)
  const { status, doubt, row, receipted } = end
  const shift = toldBack(session, row, end.shift)
  const receipt = receipted && (await receiptOf(installation, company, receipted))
  return { clockingUuid, status, doubt, shift, ...saidOf(end, language), ...(receipt !== null && { receipt }) }
}

/** What there is to say of an act that is recorded: that it was before, under another uuid, or why it is to be confirmed. */
function saidOf({ known, doubt }: RecordedAct, language: Language): Pick<JournalAnswer, 'code' | 'message'> {
  if (known) return { code: known.code, message: sentenceOf(known, language) }
  return doubt ? { message: say(language, `messages.doubts.${doubt}`) } : {}
}

const refused = (clockingUuid: string | null, refusal: Refusal, language: Language): JournalAnswer => ({
  clockingUuid,
  status: 'refused',
  code: refusal.code,
  message: refusedToAgent(refusal, language),
  doubt: null,
})

function unreadable({ given, error }: UnreadableLine, language: Language): JournalAnswer {
  const uuid = (given as { clocking_uuid?: unknown } | null)?.clocking_uuid
  return refused(typeof uuid === 'string' ? uuid.slice(0, 100) : null, new Refusal('INVALID', {}, problemsOf(error, given)), language)
}
