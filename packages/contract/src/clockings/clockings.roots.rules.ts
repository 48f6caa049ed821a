import { isEmail } from '../kit/email.ts'
import type { FieldProblem } from '../kit/refusal.ts'

/** Addresses that may be named at the most. */
export const mostRecipients = 10

/** As they are kept: nothing around them, none empty, each once. */
export const recipientsOf = (given: readonly string[]): string[] => [...new Set(given.map((one) => one.trim()).filter(Boolean))]

/** What is wrong with whom roots are to be sent to, by our names of the fields. */
export const recipientProblems = (recipients: readonly string[]): FieldProblem[] =>
  recipients.every(isEmail) ? [] : [{ field: 'recipients', problem: 'field.email' }]
