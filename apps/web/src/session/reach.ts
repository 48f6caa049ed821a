import { readStart } from '@vigie/contract/companies/companies.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { ask } from '../api/ask.ts'
import { connection, isFailing, type Connection } from '../api/connection.ts'
import { isMaintenance, isOffline } from '../api/errors.ts'
import { useStore } from '../kit/store.ts'
import { setsClock } from './clock.ts'
import { companyCode } from './company.ts'

export const useConnection = (): Connection => useStore(connection)

function subscribe(changed: () => void): () => void {
  const names = ['online', 'offline'] as const
  for (const name of names) window.addEventListener(name, changed)
  return () => {
    for (const name of names) window.removeEventListener(name, changed)
  }
}
/** Whether the browser itself says that there is no network. */
export const useCut = (): boolean => useSyncExternalStore(subscribe, () => !navigator.onLine)

/** What is said of the line: that it is off as soon as the browser knows, or a try to connect has failed. */
export function useLine(): 'live' | 'connecting' | 'off' {
  const connected = useConnection()
  const hasFailed = useStore(isFailing)
  const isCut = useCut()
  if (isCut || connected === 'lost') return 'off'
  if (connected === 'live') return 'live'
  return hasFailed ? 'off' : 'connecting'
}

/** Whether HTTP is answered, and not by maintenance. Its answer also sets the clock. */
export async function isServerThere(): Promise<boolean> {
  try {
    const asked = ask(readStart, { companyCode: companyCode() ?? undefined }, { isByHttp: true, timeout: 10_000 })
    await setsClock(asked.then(({ exchange }) => exchange))
    return true
  } catch (error) {
    return !isOffline(error) && !isMaintenance(error)
  }
}

let held = 0
/** Whether something on the page would be lost by leaving it. */
export const isPageHeld = (): boolean => held > 0

/**
 * Keeps the page in place while a form holds what was not sent: a lost socket then shows a banner and never moves it,
 * and the browser asks before the tab closes.
 */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    held += 1
    window.addEventListener('beforeunload', warn)
    return () => {
      held -= 1
      window.removeEventListener('beforeunload', warn)
    }
  }, [isUnsaved])
}
