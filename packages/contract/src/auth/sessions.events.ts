import * as z from 'zod/mini'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import { instant } from '../kit/values.ts'

/** Two minutes before an idle session ends (coverage 4.007). */
export const willBeDisconnected = event({ name: 'willBeDisconnect', payload: shape({ endsAt: ['ends_at', instant] }) })
export const hasBeenDisconnected = event({ name: 'hasBeenDisconnected', payload: z.object({}) })

/**
 * The first thing that a socket is told which names a session: its version by now, null where there is none any more, and
 * the server's clock. What was told while no line stood went unheard: an app that was told another version (GET /init,
 * GET /getUser) reads the session anew. Ours.
 */
export const lineOpened = event({
  name: 'lineOpened',
  payload: shape({ sessionVersion: ['session_version', z.nullable(z.string())], now: ['now', instant] }),
})

/**
 * What the session may do, or whose it is, has changed: the app reads it anew (GET /getUser) and leaves what it may not
 * show any more. Ours.
 */
export const rightsChanged = event({ name: 'rightsChanged', payload: z.object({}) })
