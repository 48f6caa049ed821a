import { auth } from './auth.ts'
import { clock } from './clock.ts'
import { common } from './common.ts'
import { devices } from './devices.ts'
import { problems } from './problems.ts'
import { refusals } from './refusals.ts'
import { services } from './services.ts'
import { shell } from './shell.ts'

/** Everything the screens say: one chunk per language, loaded by the browser. */
export const fr = { auth, clock, common, devices, problems, refusals, services, shell } as const
export type Phrases = typeof fr
