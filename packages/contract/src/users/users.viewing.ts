import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id, instant } from '../kit/values.ts'

/** Minutes that an administrator may look at the portal as somebody else. */
export const viewingMinutes = 30

export const viewAsUser = call({
  method: 'POST',
  path: '/users/viewing',
  does: 'Opens the portal as a user sees it, to read alone, for half an hour at the most: answers the token of that session.',
  access: may.administer,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { user_id: 1 },
  input: shape({ userId: ['user_id', id] }),
  output: shape({ accessToken: ['accessToken', z.string()], endsAt: ['ends_at', instant] }),
})
