import type { AgentDetails } from '@vigie/contract/agents.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import type { QualificationKind } from '@vigie/contract/qualifications.ts'

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
  qualifications: agent.qualifications.map(({ id, kind, name, expiresOn }) => ({ id, kind, name, expiresOn })),
})

const held = (list: readonly HeldDraft[]) =>
  JSON.stringify(list.map(({ id, expiresOn }) => [id, expiresOn]).toSorted(([one], [other]) => Number(one) - Number(other)))

/** What has changed, so that two managers who change different things both keep theirs. */
export function changesOf(before: Draft, after: Draft) {
  const { qualifications, ...plain } = after
  const changed = Object.fromEntries(
    Object.entries(plain).filter(([name, value]) => value !== before[name as keyof typeof plain]),
  ) as Partial<typeof plain>
  if (held(qualifications) === held(before.qualifications)) return changed
  return { ...changed, qualifications: qualifications.map(({ id, expiresOn }) => ({ id, expiresOn })) }
}
export const hasChanges = (before: Draft, after: Draft): boolean => Object.keys(changesOf(before, after)).length > 0
