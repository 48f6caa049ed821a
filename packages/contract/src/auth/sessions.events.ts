import * as z from 'zod/mini'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import { instant } from '../kit/values.ts'

/** Two minutes before an idle session ends (decisions, section 3). */
export const willBeDisconnected = event({ name: 'willBeDisconnect', payload: shape({ endsAt: ['ends_at', instant] }) })
export const hasBeenDisconnected = event({ name: 'hasBeenDisconnected', payload: z.object({}) })
