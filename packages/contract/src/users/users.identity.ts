import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { emailField, phoneField, shapeOfFields, textField, type RecordOf } from '../kit/fields.ts'
import { shape } from '../kit/shape.ts'
import { id, ordinal } from '../kit/values.ts'
import { handOver } from '../outbox/outbox.handOver.ts'

/** Who a user is: it stands in letters, lists and histories. */
export const userFields = {
  lastName: textField('lastname', 100, { isRequired: true }),
  firstName: textField('firstname', 100, { isRequired: true }),
  email: emailField('email', { isRequired: true }),
  phone: phoneField('phone_mobile'),
} as const
export type UserIdentity = RecordOf<typeof userFields>

export const changeUserIdentity = call({
  method: 'PUT',
  path: '/users/identity',
  does: 'Changes the name, e-mail or phone of a user over `version`; the user is told by e-mail, at the former address too. Another address waits to be confirmed by the link that is sent there; a user who has no password yet is invited there anew. An e-mail may belong to several users, but once to the same kind of the same client or partner.',
  access: may.administer,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  example: { user_id: 1, version: 1, lastname: 'Garrigois', firstname: 'Inès', email: 'ines@example.com', phone_mobile: '' },
  input: shape({ userId: ['user_id', id], ...shapeOfFields(userFields), version: ['version', ordinal] }),
  /** `handOver`: no e-mail left, and this is the link that the new address would have received. */
  output: shape({ version: ['version', ordinal], handOver: ['hand_over', z.nullable(handOver)] }),
})
