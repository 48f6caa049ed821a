import * as z from 'zod/mini'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import { instant } from '../kit/values.ts'

/** Two minutes before an idle session ends (coverage 4.007). */
export const willBeDisconnected = event({ name: 'willBeDisconnect', payload: shape({ endsAt: ['ends_at', instant] }) })
export const hasBeenDisconnected = event({ name: 'hasBeenDisconnected', payload: z.object({}) })

/**
 * The first message of a socket that names a session: the session's current version, null when it has ended, and
 * the server's clock. Events during a disconnection are lost: an app that holds another version (GET /init,
 * GET /getUser) reads the session again. Ours.
 */
export const lineOpened = event({
  name: 'lineOpened',
  payload: shape({ sessionVersion: ['session_version', z.nullable(z.string())], now: ['now', instant] }),
})

/**
 * The rights or the user of the session changed: the app reads it again (GET /getUser) and leaves the screens that it may not
 * show any more. Ours.
 */
export const rightsChanged = event({ name: 'rightsChanged', payload: z.object({}) })
