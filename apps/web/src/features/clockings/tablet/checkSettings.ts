import type { CheckSettings } from '@vigie/contract/clockings/clockings.checks.rules.ts'
import { sessionStore } from '../../../session/store.ts'

/** How often agents are asked whether all is well; null: never, and where nobody can clock nobody is asked. */
export function checkSettings(): CheckSettings | null {
  const { features, settings } = sessionStore.get().exchange?.environment ?? {}
  return features?.includes('shiftChecks') && settings?.is_clocking_enabled ? settings : null
}
