import { dayField, emailField, phoneField, textField, type RecordOf } from '../kit/fields.ts'
import type { FieldProblem } from '../kit/refusal.ts'
import { isBlank } from '../kit/written.ts'

/** What is changed of an agent on its sheet: who it is, how it is reached, its professional card. */
export const agentFields = {
  firstName: textField('firstname', 100, { isRequired: true }),
  lastName: textField('lastname', 100, { isRequired: true }),
  bornOn: dayField('born_on'),
  phoneMobile: phoneField('phone_mobile'),
  phoneOffice: phoneField('phone_office'),
  email: emailField('email'),
  address: textField('address', 200),
  addressComplement: textField('address_complement', 200),
  postcode: textField('postcode', 12),
  city: textField('city', 100),
  emergencyName: textField('emergency_name', 200),
  emergencyPhoneMobile: phoneField('emergency_phone_mobile'),
  emergencyPhoneOffice: phoneField('emergency_phone_office'),
  cardNumber: textField('card_number', 40),
  cardExpiresOn: dayField('card_expires_on'),
  cardActivity: textField('card_activity', 200),
} as const
export type AgentForm = RecordOf<typeof agentFields>

/** An expiry date requires a card number. */
export const cardProblems = ({ cardNumber, cardExpiresOn }: Pick<AgentForm, 'cardNumber' | 'cardExpiresOn'>): FieldProblem[] =>
  cardExpiresOn !== null && isBlank(cardNumber) ? [{ field: 'cardNumber', problem: 'agent.card' }] : []
