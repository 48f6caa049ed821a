import type { FieldProblem, Refusal } from '@vigie/contract/kit/refusal.ts'
import { isBlank } from '@vigie/contract/kit/written.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'
import type * as z from 'zod/mini'

/** Why the rules said no, in the reader's language. */
export const sentenceOf = ({ code, values }: Refusal, language: Language): string => say(language, `refusals.${code}`, values)

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
  if (value === undefined || value === null || (typeof value === 'string' && isBlank(value))) return { problem: 'required' }
  if (issue.code === 'too_big' && typeof value === 'string') return { problem: 'tooLong', values: { count: Number(issue.maximum) } }
  return { problem: 'notAnAllowedValue' }
}

function valueAt(payload: unknown, path: readonly PropertyKey[]): unknown {
  let at: unknown = payload
  for (const step of path) at = typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined
  return at
}
