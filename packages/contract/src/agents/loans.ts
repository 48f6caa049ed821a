import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { dayField, referenceField, shapeOfFields, textField, type RecordOf } from '../kit/fields.ts'
import { shape } from '../kit/shape.ts'
import { day, id, instant, ordinal, requiredText } from '../kit/values.ts'

export const about = 'What is handed out to agents and comes back, and that they have received it.'

const orNull = <T extends z.ZodMiniType>(holds: T) => z.nullable(holds)

/** What is filled in when something is handed out. */
export const loanFields = {
  /** Of the kind `equipment`. */
  qualificationId: referenceField('qualification_id', { isRequired: true }),
  number: textField('number', 60),
  givenOn: dayField('given_on', { isRequired: true }),
} as const
export type LoanForm = RecordOf<typeof loanFields>

export const loan = shape({
  id: ['id', id],
  qualificationId: ['qualification_id', id],
  name: ['name', z.string()],
  number: ['number', z.string()],
  givenOn: ['given_on', day],
  returnedOn: ['returned_on', orNull(day)],
  /** When its agent has said that it has received it, and under which name. Nobody can change it. */
  signedAt: ['signed_at', orNull(instant)],
  signedAs: ['signed_as', orNull(z.string())],
  version: ['version', ordinal],
})
export type Loan = z.output<typeof loan>

export const listLoans = call({
  method: 'GET',
  path: '/loans',
  does: 'What was handed out to an agent; what it still has comes first. An agent asks for itself.',
  access: may.seeLoans,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { resourceId: 1 },
  input: shape({ agentId: ['resourceId', z.optional(id)] }),
  output: shape({ loans: ['loans', z.array(loan)] }),
})

export const addLoan = call({
  method: 'POST',
  path: '/loans',
  does: 'Hands something out to an agent, who is asked to say that it has received it.',
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { resourceId: 1, qualification_id: 1, number: 'R-204', given_on: '2026-11-20' },
  input: shape({ agentId: ['resourceId', id], ...shapeOfFields(loanFields) }),
  output: shape({ loanId: ['loan_id', id] }),
})

export const returnLoan = call({
  method: 'PUT',
  path: '/loans/return',
  does: 'Says when something that was handed out has come back; null: it has not.',
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  example: { id: 1, version: 1, returned_on: '2026-12-01' },
  input: shape({ id: ['id', id], version: ['version', ordinal], returnedOn: ['returned_on', orNull(day)] }),
  output: shape({ version: ['version', ordinal] }),
})

export const removeLoan = call({
  method: 'DELETE',
  path: '/loans',
  does: 'Removes what was written down by mistake, while its agent has not said that it has received it. Refused (CONFLICT) when it has changed since `version`.',
  access: may.editAgents,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  input: shape({ id: ['id', id], version: ['version', ordinal] }),
  output: z.object({ success: z.boolean() }),
})

export const signLoan = call({
  method: 'PUT',
  path: '/loans/signature',
  does: 'An agent says that it has received what was handed out, under its name. It is said once and stays.',
  access: may.signLoans,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { id: 1, signed_as: 'Inès Morel' },
  input: shape({ id: ['id', id], signedAs: ['signed_as', requiredText(120)] }),
  output: shape({ signedAt: ['signed_at', instant] }),
})
