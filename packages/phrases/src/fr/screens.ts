import { clock } from './clock.ts'
import { devices } from './devices.ts'
import { entry } from './entry.ts'
import { outbox } from './outbox.ts'
import { refusals } from './refusals.ts'
import { services } from './services.ts'

/** Everything the screens say, loaded with the first one that stands behind the sign-in. A new domain comes here. */
export const fr = { ...entry, clock, devices, outbox, refusals, services } as const
export type Phrases = typeof fr
