import { useEffect, useState } from 'react'
import type { WaitingHere } from './waiting.rules.ts'

/** Whether this browser has kept anything: a look that leaves nothing behind. A browser that cannot tell is looked into. */
async function hasJournal(): Promise<boolean> {
  try {
    const known = await indexedDB.databases?.()
    return known?.some(({ name }) => name === 'vigie') ?? true
  } catch {
    return false
  }
}

/** What waits on this device while nobody is signed in; also what other tabs change. The journal is fetched where there is one. */
export function useWaitingHere(): WaitingHere {
  const [waiting, setWaiting] = useState<WaitingHere>({ count: 0, author: null })
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    const follow = async () => {
      if (!(await hasJournal())) return
      const [{ journal, reread }, { waitingHere }] = await Promise.all([import('./journal.ts'), import('./waiting.rules.ts')])
      await reread()
      if (isGone) return
      const update = () => setWaiting(waitingHere(journal.get().acts))
      stop = journal.subscribe(update)
      update()
    }
    // Without it the page is what it was.
    follow().catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return waiting
}
