import type { Phrases } from '../fr/screens.ts'
import type { Translated } from '../translated.ts'
import { clock } from './clock.ts'
import { devices } from './devices.ts'
import { entry } from './entry.ts'
import { outbox } from './outbox.ts'
import { refusals } from './refusals.ts'
import { services } from './services.ts'

export const de: Translated<Phrases> = { ...entry, clock, devices, outbox, refusals, services }
