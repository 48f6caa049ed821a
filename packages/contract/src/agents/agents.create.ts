import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { cardProblems } from './agents.fields.ts'
import { call } from '../kit/call.ts'
import { dayField, emailField, hoursField, phoneField, referenceField, shapeOfFields, textField, type RecordOf } from '../kit/fields.ts'
import type { FieldProblem } from '../kit/refusal.ts'
import { shape } from '../kit/shape.ts'
import { id } from '../kit/values.ts'

/** What a new agent begins with: who it is, how it is reached, its card and, where there is one, its first contract. */
export const newAgentFields = {
  lastName: textField('lastname', 100, { isRequired: true }),
  firstName: textField('firstname', 100, { isRequired: true }),
  employeeNumber: textField('matriculation', 40, { isRequired: true }),
  phoneMobile: phoneField('phone_mobile'),
  email: emailField('email'),
  bornOn: dayField('born_on'),
  /** What it shows at a device; empty: none yet. Nobody can read it afterwards. */
  clockingCode: textField('clocking_code', 8),
  cardNumber: textField('card_number', 40),
  cardExpiresOn: dayField('card_expires_on'),
  contractTypeId: referenceField('contract_type_id'),
  contractStartsOn: dayField('contract_starts_on'),
  /** A month. */
  contractHours: hoursField('monthly_hours_hundredths', 0, 400),
} as const
export type NewAgentForm = RecordOf<typeof newAgentFields>
export const newAgent = shape(shapeOfFields(newAgentFields))

/** An expiry date requires a card number; any contract field requires the kind and the first day. */
export function newAgentProblems(form: NewAgentForm): FieldProblem[] {
  const { clockingCode, cardNumber, cardExpiresOn, contractTypeId, contractStartsOn, contractHours } = form
  const hasContract = contractTypeId !== null || contractStartsOn !== null || contractHours !== null
  return [
    ...(clockingCode.trim() === '' || /^\d{4,8}$/.test(clockingCode.trim()) ? [] : [{ field: 'clockingCode', problem: 'agent.code' }]),
    ...cardProblems({ cardNumber, cardExpiresOn }),
    ...(hasContract && contractTypeId === null ? [{ field: 'contractTypeId', problem: 'required' }] : []),
    ...(hasContract && contractStartsOn === null ? [{ field: 'contractStartsOn', problem: 'required' }] : []),
  ]
}

export const createAgent = call({
  method: 'POST',
  path: '/resources',
  does: 'Adds an agent, with its first contract where there is one. Refused where another has its number.',
  access: may.editAgents,
  isOurs: true,
  example: {
    lastname: 'Morel',
    firstname: 'Inès',
    matriculation: 'A104',
    phone_mobile: '+33 6 12 34 56 78',
    email: '',
    born_on: null,
    clocking_code: '',
    card_number: '',
    card_expires_on: null,
    contract_type_id: null,
    contract_starts_on: null,
    monthly_hours_hundredths: null,
  },
  input: newAgent,
  output: shape({ agentId: ['resource_id', id] }),
})

export const proposeAgent = call({
  method: 'GET',
  path: '/resources/number',
  does: 'A number that no agent has, after the highest one, and a clocking code drawn by chance.',
  access: may.editAgents,
  isOurs: true,
  input: z.object({}),
  output: shape({ employeeNumber: ['matriculation', z.string()], clockingCode: ['clocking_code', z.string()] }),
})
