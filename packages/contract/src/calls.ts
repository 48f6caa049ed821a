import type { Call } from './kit/call.ts'
import * as agents from './agents.ts'
import * as auth from './auth.ts'
import * as clockings from './clockings.ts'
import * as journal from './clockings.journal.ts'
import * as companies from './companies.ts'
import * as dashboard from './dashboard.ts'
import * as devices from './devices.ts'
import * as imports from './imports.ts'
import * as news from './news.ts'
import * as outbox from './outbox.ts'
import * as preferences from './preferences.ts'
import * as qualifications from './qualifications.ts'
import * as reference from './reference.ts'
import * as schedules from './schedules.ts'
import * as search from './search.ts'
import * as shifts from './shifts.ts'
import * as siteSheet from './sites.sheet.ts'
import * as sites from './sites.ts'

const isCall = (value: unknown): value is Call =>
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
