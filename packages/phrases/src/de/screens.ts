import type { Phrases } from '../fr/screens.ts'
import type { Translated } from '../translated.ts'
import { auth } from './auth.ts'
import { clock } from './clock.ts'
import { common } from './common.ts'
import { devices } from './devices.ts'
import { problems } from './problems.ts'
import { refusals } from './refusals.ts'
import { services } from './services.ts'
import { shell } from './shell.ts'

export const de: Translated<Phrases> = { auth, clock, common, devices, problems, refusals, services, shell }
