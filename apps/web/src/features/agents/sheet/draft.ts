import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { differing } from '../../../kit/drafts.ts'

/** What is typed of an agent. */
export interface Draft {
  readonly email: string
  readonly phoneMobile: string
  readonly phoneOffice: string
  readonly address: string
  readonly postcode: string
  readonly city: string
  readonly cardNumber: string
  readonly cardExpiresOn: Day | null
  readonly cardActivity: string
  readonly bornOn: Day | null
}

export const draftOf = (agent: AgentDetails): Draft => ({
  email: agent.email ?? '',
  phoneMobile: agent.phoneMobile ?? '',
  phoneOffice: agent.phoneOffice ?? '',
  address: agent.address ?? '',
  postcode: agent.postcode ?? '',
  city: agent.city ?? '',
  cardNumber: agent.cardNumber,
  cardExpiresOn: agent.cardExpiresOn,
  cardActivity: agent.cardActivity ?? '',
  bornOn: agent.bornOn,
})

/** What has changed, and nothing else. */
export const changesOf = (before: Draft, after: Draft): Partial<Draft> =>
  Object.fromEntries(differing(after, before).map((name) => [name, after[name]]))
