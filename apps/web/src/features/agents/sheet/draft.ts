import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import type { QualificationKind } from '@vigie/contract/agents/qualifications.ts'
import { differing } from '../../../kit/drafts.ts'

export interface HeldDraft {
  readonly id: number
  readonly kind: QualificationKind
  readonly name: string
  readonly expiresOn: Day | null
}
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
  readonly qualifications: readonly HeldDraft[]
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
  qualifications: agent.qualifications.map(({ id, kind, name, expiresOn }) => ({ id, kind, name, expiresOn })),
})

/** What has changed, and nothing else. */
export function changesOf(before: Draft, after: Draft) {
  const { qualifications, ...plain } = Object.fromEntries(differing(after, before).map((name) => [name, after[name]])) as Partial<Draft>
  return qualifications ? { ...plain, qualifications: qualifications.map(({ id, expiresOn }) => ({ id, expiresOn })) } : plain
}
