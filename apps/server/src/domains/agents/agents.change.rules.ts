import { agentFields, cardProblems } from '@vigie/contract/agents/agents.fields.ts'
import type { changeAgent } from '@vigie/contract/agents/agents.ts'
import type { Input } from '@vigie/contract/kit/call.ts'
import type { RecordFields } from '@vigie/contract/kit/fields.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.rules.ts'
import type { FieldProblem } from '@vigie/contract/kit/refusal.ts'
import type { Day } from '@vigie/contract/kit/time.ts'

type Change = Input<typeof changeAgent>
interface Card {
  readonly cardNumber: string
  readonly cardExpiresOn: Day | null
}

/**
 * What is wrong with a change of an agent: what the form refuses of what is given, a card's date without its number, a qualification
 * twice, or one that the company does not offer and the agent does not have.
 */
export function changeProblems(change: Change, card: Card, offered: ReadonlySet<number>): FieldProblem[] {
  const given: RecordFields = Object.fromEntries(Object.entries(agentFields).filter(([name]) => name in change))
  const isCardChanged = change.cardNumber !== undefined || change.cardExpiresOn !== undefined
  const { cardNumber = card.cardNumber, cardExpiresOn = card.cardExpiresOn } = change
  const ids = (change.qualifications ?? []).map(({ id }) => id)
  const isNotOffered = new Set(ids).size < ids.length || ids.some((id) => !offered.has(id))
  return [
    ...fieldProblems(given, change),
    ...(isCardChanged ? cardProblems({ cardNumber, cardExpiresOn }) : []),
    ...(isNotOffered ? [{ field: 'qualifications', problem: 'notAnAllowedValue' }] : []),
  ]
}
