import * as z from 'zod/mini'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import { instant } from '../kit/values.ts'

/** Two minutes before an idle session ends (decisions, section 3). */
export const willBeDisconnected = event({ name: 'willBeDisconnect', payload: shape({ endsAt: ['ends_at', instant] }) })
export const hasBeenDisconnected = event({ name: 'hasBeenDisconnected', payload: z.object({}) })

/**
 * What the session may do, or whose it is, has changed: the app reads it anew (GET /getUser) and leaves what it may not
 * show any more. Ours.
 */
export const rightsChanged = event({ name: 'rightsChanged', payload: z.object({}) })
