import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { requiredText } from '../kit/values.ts'

export const sendCode = call({
  method: 'GET',
  path: '/clockings/sendPassword',
  does: 'Sends a new clocking code to the agent of an e-mail address, who has forgotten the old one. The answer is the same for everybody.',
  isNotForViewers: true,
  access: may.askForCode,
  // Who works here stands in no address that a proxy writes down.
  secrets: ['email'],
  refuses: ['TOO_MANY_TRIES'],
  example: { email: 'agent@example.com' },
  input: shape({ email: ['email', requiredText(254)] }),
  /** `isSent`: whether this installation sends e-mails. */
  output: shape({ success: ['success', z.boolean()], isSent: ['is_sent', z.boolean()] }),
})
