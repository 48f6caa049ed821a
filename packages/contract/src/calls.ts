import type { Call } from './kit/call.ts'
import * as agents from './agents/agents.ts'
import * as auth from './auth/auth.ts'
import * as clockings from './clockings/clockings.ts'
import * as journal from './clockings/clockings.journal.ts'
import * as companies from './companies/companies.ts'
import * as dashboard from './dashboard/dashboard.ts'
import * as devices from './devices/devices.ts'
import * as imports from './imports/imports.ts'
import * as news from './news/news.ts'
import * as outbox from './outbox/outbox.ts'
import * as preferences from './preferences/preferences.ts'
import * as qualifications from './agents/qualifications.ts'
import * as reference from './reference/reference.ts'
import * as schedules from './schedules/schedules.ts'
import * as search from './search/search.ts'
import * as shifts from './shifts/shifts.ts'
import * as siteSheet from './sites/sites.sheet.ts'
import * as sites from './sites/sites.ts'

export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every call, once, by domain. The server and the tests read it; the browser imports domains one by one. */
export const callsByDomain: Record<string, readonly Call[]> = Object.fromEntries(
  Object.entries({
    companies,
    auth,
    preferences,
    reference,
    qualifications,
    agents,
    sites: { ...sites, ...siteSheet },
    shifts,
    schedules,
    clockings: { ...clockings, ...journal },
    devices,
    dashboard,
    imports,
    outbox,
    search,
    news,
  }).map(([domain, exported]) => [domain, Object.values(exported).filter(isCall)]),
)
export const calls: readonly Call[] = Object.values(callsByDomain).flat()
