import * as z from 'zod/mini'
import { may } from '../access.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id, instant } from '../kit/values.ts'

export const outboxMessage = shape({
  id: ['id', id],
  way: ['way', z.enum(['mail', 'sms', 'push'])],
  recipient: ['recipient', z.string()],
  subject: ['subject', z.string()],
  body: ['body', z.string()],
  createdAt: ['created_at', instant],
})

export const listOutbox = call({
  method: 'GET',
  path: '/outbox',
  does: 'What would have been sent, newest first: in the demo installation alone.',
  access: may.administer,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: z.object({}),
  output: z.object({ messages: z.array(outboxMessage) }),
})
