import { role } from '@vigie/contract/access.ts'
import { prolongSession } from '@vigie/contract/auth/auth.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { ask } from '../api/ask.ts'
import { createStore } from '../kit/store.ts'
import { onReset } from './ending.ts'
import { currentUser, sessionStore } from './store.ts'
import { isViewing } from './viewing.ts'

const acts = ['keydown', 'pointerdown', 'touchstart'] as const
/** Milliseconds: the server's own idle time is told in minutes, so more often says nothing new. */
const interval = 60_000

let reportedAt = 0
let actedAt = 0

/** When the session ends, once the server has warned of it. The warning's two buttons decide then, and nothing else. */
export const endsSoon = createStore<Instant | null>(null)
onReset(() => endsSoon.set(null))

/** Says that the person is there. */
export async function prolong(): Promise<void> {
  actedAt = Date.now()
  reportedAt = actedAt
  await ask(prolongSession, {})
  endsSoon.set(null)
}

/**
 * Reports keys, clicks and touches, at most once a minute (idle means no act of the person).
 * Sign-in is an act of its own, so the first minute says nothing. Answers how to stop.
 */
export function reportActs(): () => void {
  // Nothing prolongs a look at the portal as somebody else.
  if (isViewing) return () => undefined
  actedAt = Date.now()
  reportedAt = actedAt
  const report = () => {
    if (!currentUser() || endsSoon.get() !== null) return
    actedAt = Date.now()
    if (actedAt - reportedAt < interval) return
    // No network: the next act tells; a dead session has its own way out.
    prolong().catch(() => undefined)
  }
  for (const act of acts) window.addEventListener(act, report, { capture: true, passive: true })
  return () => {
    for (const act of acts) window.removeEventListener(act, report, { capture: true })
  }
}

/**
 * Why the server has ended this session: by idleness when it had warned of it, or when nobody has acted for as long as a
 * session lives (the machine slept). Else for another reason, as when the password was changed elsewhere. A paired device
 * has no idle time.
 */
export function endedBy(): 'idle' | 'refused' {
  if (currentUser()?.role === role.device) return 'refused'
  const minutes = sessionStore.get().exchange?.environment.settings.session_idle_minutes ?? Number.POSITIVE_INFINITY
  return endsSoon.get() !== null || Date.now() - actedAt >= minutes * 60_000 ? 'idle' : 'refused'
}
