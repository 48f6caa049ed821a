import type { RefusalCode } from '@vigie/contract/kit/refusal.ts'
import type { messages } from '@vigie/phrases/fr/messages.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { say, type Values } from '@vigie/phrases/say.ts'

/** How a line was refused for good. */
export interface RefusedAct {
  readonly code: RefusalCode
  readonly values: Values | null
  /** False: the device in whose name it came has not signed it. */
  readonly isProven: boolean
}
type Sentences<Reader extends keyof typeof messages.refusedActs> = Partial<Record<RefusalCode, keyof (typeof messages.refusedActs)[Reader]>>

// What a refusal says to whoever stands before the screen means little of an act that was kept hours ago, and nothing to a manager.
const toAgent: Sentences<'agent'> = {
  NOT_FOUND: 'notTheirs',
  RESOURCE_ACCESS_FORBIDDEN: 'otherAgent',
  CONFLICT: 'otherAct',
  INVALID: 'incomplete',
  NO_CLOCKING: 'unfit',
}
const toManager: Sentences<'manager'> = {
  NOT_FOUND: 'notTheirs',
  SITE_ACCESS_FORBIDDEN: 'otherSite',
  RESOURCE_ACCESS_FORBIDDEN: 'otherAgent',
  TICKET_DEAD: 'unrecognised',
  FORBIDDEN: 'unforced',
  MANAGER_ACCESS_REQUIRED: 'unforced',
  CONFLICT: 'otherAct',
  INVALID: 'incomplete',
  NO_CLOCKING: 'unfit',
  APP_IS_DISABLED: 'off',
  ON_TIME_DISABLED_ON_SITE: 'off',
  REASON_REQUIRED: 'reason',
  REASON_UNFIT: 'reason',
  OUTSIDE_AREA: 'outside',
  ARRIVAL_KNOWN: 'known',
  DEPARTURE_KNOWN: 'known',
  ON_THE_WAY_KNOWN: 'known',
  BREAK_OPEN: 'known',
}

/** Why an act was refused, in words for whoever made it. */
export function refusedToAgent({ code, values }: Omit<RefusedAct, 'isProven'>, language: Language): string {
  const own = toAgent[code]
  return say(language, own ? `messages.refusedActs.agent.${own}` : `refusals.${code}`, values ?? {})
}

/** The same for a manager who reads the service's story. */
export function refusedToManager({ code, values, isProven }: RefusedAct, language: Language): string {
  const own = isProven ? (toManager[code] ?? 'other') : 'unsigned'
  return say(language, `messages.refusedActs.manager.${own}`, values ?? {})
}
