import { hasServer } from '../session/company.ts'
import { pairedHere } from '../session/devices/deviceKey.ts'
import { sessionStore } from '../session/store.ts'
import { isClockingApp } from '../session/subject.ts'
import { isNative } from '../native/platform.ts'
import type { RouteContext } from '../routing/guard.ts'
import { isBuilt } from './routes.ts'

/** The place from which the guards judge, as it is now. */
export const routeContext = (path: string): RouteContext => ({
  session: sessionStore.get(),
  isClockingApp: isClockingApp(path),
  lacksServer: isNative() && !hasServer(),
  isPairedHere: pairedHere.get(),
  has: isBuilt,
})
