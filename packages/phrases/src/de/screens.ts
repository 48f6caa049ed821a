import type { Phrases } from '../fr/screens.ts'
import type { Translated } from '../translated.ts'
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

export const de: Translated<Phrases> = { ...entry, account, clock, devices, home, outbox, refusals, search, services, widgets }
