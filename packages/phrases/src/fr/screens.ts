import { account } from './account.ts'
import { clock } from './clock.ts'
import { devices } from './devices.ts'
import { entry } from './entry.ts'
import { home } from './home.ts'
import { outbox } from './outbox.ts'
import { refusals } from './refusals.ts'
import { search } from './search.ts'
import { services } from './services.ts'
import { widgets } from './widgets.ts'

/** Everything the screens say, loaded with the first one that stands behind the sign-in. A new domain comes here. */
export const fr = { ...entry, account, clock, devices, home, outbox, refusals, search, services, widgets } as const
export type Phrases = typeof fr
