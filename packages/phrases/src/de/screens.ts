import type { Phrases } from '../fr/screens.ts'
import type { Translated } from '../translated.ts'
import { account } from './account.ts'
import { agents } from './agents.ts'
import { clock } from './clock.ts'
import { dashboard } from './dashboard.ts'
import { devices } from './devices.ts'
import { entry } from './entry.ts'
import { home } from './home.ts'
import { importing } from './importing.ts'
import { outbox } from './outbox.ts'
import { phone } from './phone.ts'
import { publications } from './publications.ts'
import { refusals } from './refusals.ts'
import { schedules } from './schedules.ts'
import { search } from './search.ts'
import { services } from './services.ts'
import { sites } from './sites.ts'
import { siteSchedules } from './siteSchedules.ts'
import { widgets } from './widgets.ts'

export const de: Translated<Phrases> = {
  ...entry,
  account,
  agents,
  clock,
  dashboard,
  devices,
  home,
  importing,
  outbox,
  phone,
  publications,
  refusals,
  schedules,
  search,
  services,
  sites,
  siteSchedules,
  widgets,
}
