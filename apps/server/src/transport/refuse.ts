import { randomBytes } from 'node:crypto'
import { isForNow, Refusal, refusalCodes } from '@vigie/contract/kit/refusal.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'
import { sentenceOf } from '../kit/sentences.ts'
import { isAway } from '../platform/postgres/away.ts'
import { isBlocked } from '../platform/postgres/db.ts'
import type { Answer } from './request.ts'

/**
 * Turns whatever was thrown into an answer; what was not foreseen becomes 500 with a number that the log has too. A database
 * that is away is in the log as well, and for now alone: what a device keeps is sent again. So is a lock that did not come.
 */
export function answerOf(error: unknown, language: Language, report: (reference: string) => void): Answer {
  if (error instanceof Refusal) return refusalAnswer(error, language)
  const reference = randomBytes(4).toString('hex')
  report(reference)
  if (isBlocked(error)) return refusalAnswer(new Refusal('BUSY', { seconds: 1 }), language)
  return refusalAnswer(isAway(error) ? new Refusal('MAINTENANCE') : new Refusal('UNFORESEEN', { reference }), language)
}

function refusalAnswer(refusal: Refusal, language: Language): Answer {
  const { code, values, fields } = refusal
  const errors = Object.fromEntries(fields.map(({ field, problem, values: own }) => [field, say(language, `problems.${problem}`, own)]))
  return {
    status: refusalCodes[code],
    error: { code, message: sentenceOf(refusal, language), ...(fields.length > 0 && { errors }) },
    ...(isForNow(code) && { retryAfterSeconds: Number(values['seconds'] ?? 1) }),
  }
}
