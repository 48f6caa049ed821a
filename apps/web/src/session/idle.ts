import { prolongSession } from '@vigie/contract/auth.ts'
import { ask } from '../api/ask.ts'
import { currentUser } from './store.ts'

const acts = ['keydown', 'pointerdown', 'touchstart'] as const
/** Milliseconds: the server's own idle time is told in minutes, so more often says nothing new. */
const interval = 60_000

let reportedAt = 0

/** Says that the person is there. */
export async function prolong(): Promise<void> {
  reportedAt = Date.now()
  await ask(prolongSession, {})
}

/**
 * Reports keys, clicks and touches, at most once a minute (decisions, section 3: idle means no act of the person).
 * Sign-in is an act of its own, so the first minute says nothing. Answers how to stop.
 */
export function reportActs(): () => void {
  reportedAt = Date.now()
  const report = () => {
    if (!currentUser() || Date.now() - reportedAt < interval) return
    // No network: the next act tells; a dead session has its own way out.
    prolong().catch(() => undefined)
  }
  for (const act of acts) window.addEventListener(act, report, { capture: true, passive: true })
  return () => {
    for (const act of acts) window.removeEventListener(act, report, { capture: true })
  }
}
