import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { uuid } from '../kit/values.ts'

export const about = 'Withdrawing a call that was sent and never answered.'

/**
 * withdrawn: it did not arrive, or was refused, and is refused from now on · done: it arrived before · underWay: it is being
 * handled · unknown: the server stopped while it handled it.
 */
export const callFates = ['withdrawn', 'done', 'under_way', 'unknown'] as const
export type CallFate = (typeof callFates)[number]

export const withdrawCall = call({
  method: 'PUT',
  path: '/calls/withdraw',
  does: 'Withdraws a call by the id that it bore (x-call-id, callId): answers what became of it, and refuses its later arrival.',
  access: may.people,
  isOurs: true,
  isRepeatable: true,
  // An act that is given up on the password page is withdrawn from there.
  isBeforePassword: true,
  input: shape({ callId: ['call_id', uuid] }),
  output: shape({ fate: ['fate', z.enum(callFates)] }),
})
