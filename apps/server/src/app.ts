import { calls } from '@vigie/contract/calls.ts'
import type { Handler } from './kit/handle.ts'
import { passwordsHandlers } from './domains/auth/passwords.handlers.ts'
import { signInHandlers } from './domains/auth/signin.handlers.ts'
import { identifyHandlers } from './domains/clockings/identify.handlers.ts'
import { recordHandlers } from './domains/clockings/record.handlers.ts'
import { companiesHandlers } from './domains/companies/companies.handlers.ts'
import { devicesHandlers } from './domains/devices/devices.handlers.ts'
import { newsHandlers } from './domains/news/news.handlers.ts'
import { outboxHandlers } from './domains/outbox/outbox.handlers.ts'
import { preferencesHandlers } from './domains/preferences/preferences.handlers.ts'
import { referenceHandlers } from './domains/reference/reference.handlers.ts'
import { searchHandlers } from './domains/search/search.handlers.ts'
import { shiftsHandlers } from './domains/shifts/shifts.handlers.ts'
import { sitesHandlers } from './domains/sites/sites.handlers.ts'
import { callTable } from './transport/table.ts'

/** Every domain, named once. */
const handlers: readonly Handler[] = [
  ...companiesHandlers,
  ...signInHandlers,
  ...passwordsHandlers,
  ...preferencesHandlers,
  ...referenceHandlers,
  ...sitesHandlers,
  ...shiftsHandlers,
  ...identifyHandlers,
  ...recordHandlers,
  ...devicesHandlers,
  ...outboxHandlers,
  ...searchHandlers,
  ...newsHandlers,
]

export const appTable = () => callTable(calls, handlers)
