import { randomBytes } from 'node:crypto'
import { Refusal, refusalCodes, type FieldProblem } from '@vigie/contract/kit/refusal.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'
import type * as z from 'zod/mini'
import type { Answer } from './request.ts'

/** Turns whatever was thrown into an answer; what was not foreseen becomes 500 with a number that the log has too. */
export function answerOf(error: unknown, language: Language, report: (reference: string) => void): Answer {
  if (error instanceof Refusal) return refusalAnswer(error, language)
  const reference = randomBytes(4).toString('hex')
  report(reference)
  return refusalAnswer(new Refusal('UNFORESEEN', { reference }), language)
}

/** Why the rules said no, in the reader's language. */
export const sentenceOf = ({ code, values }: Refusal, language: Language): string => say(language, `refusals.${code}`, values)

function refusalAnswer(refusal: Refusal, language: Language): Answer {
  const { code, values, fields } = refusal
  const errors = Object.fromEntries(fields.map(({ field, problem, values: own }) => [field, say(language, `problems.${problem}`, own)]))
  return {
    status: refusalCodes[code],
    error: { code, message: sentenceOf(refusal, language), ...(fields.length > 0 && { errors }) },
    ...(code === 'TOO_MANY_TRIES' && { retryAfterSeconds: Number(values['seconds'] ?? 1) }),
  }
}

/** What a schema found wrong, by the wire's names; the first problem of each field alone. */
export function problemsOf(error: z.core.$ZodError, payload: unknown): FieldProblem[] {
  const problems = new Map<string, FieldProblem>()
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.')
    if (!problems.has(field)) problems.set(field, { field, ...problemOf(issue, valueAt(payload, issue.path)) })
  }
  return [...problems.values()]
}

function problemOf(issue: z.core.$ZodIssue, value: unknown): Omit<FieldProblem, 'field'> {
  if (value === undefined || value === null || value === '') return { problem: 'required' }
  if (issue.code === 'too_big' && typeof value === 'string') return { problem: 'tooLong', values: { count: Number(issue.maximum) } }
  return { problem: 'notAnAllowedValue' }
}

function valueAt(payload: unknown, path: readonly PropertyKey[]): unknown {
  let at: unknown = payload
  for (const step of path) at = typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined
  return at
}
