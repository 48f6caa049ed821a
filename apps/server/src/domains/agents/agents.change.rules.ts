import type { changeAgent } from '@vigie/contract/agents/agents.ts'
import type { Input } from '@vigie/contract/kit/call.ts'
import { isEmail } from '@vigie/contract/kit/email.ts'
import { isPhone } from '@vigie/contract/kit/phone.ts'
import { Refusal, type FieldProblem } from '@vigie/contract/kit/refusal.ts'
import type { Day } from '@vigie/contract/kit/time.ts'

type Change = Input<typeof changeAgent>
interface Card {
  readonly cardNumber: string
  readonly cardExpiresOn: Day | null
}

/**
 * Refuses a change of an agent field by field (names of the wire): an address that is none, a number that cannot be
 * called, a card's date without its number, a qualification twice, or one that the company does not offer and the agent does not have.
 */
export function refuseBadChange(change: Change, card: Card, offered: ReadonlySet<number>): void {
  const problems: FieldProblem[] = []
  const check = (field: string, problem: string, isBad: boolean) => isBad && problems.push({ field, problem })
  check('email', 'field.email', Boolean(change.email) && !isEmail(change.email!))
  check('phone_mobile', 'field.phone', Boolean(change.phoneMobile) && !isPhone(change.phoneMobile!))
  check('phone_office', 'field.phone', Boolean(change.phoneOffice) && !isPhone(change.phoneOffice!))
  const number = change.cardNumber ?? card.cardNumber
  const expiresOn = change.cardExpiresOn === undefined ? card.cardExpiresOn : change.cardExpiresOn
  const isCardChanged = change.cardNumber !== undefined || change.cardExpiresOn !== undefined
  check('card_number', 'agent.card', isCardChanged && number === '' && expiresOn !== null)
  const ids = (change.qualifications ?? []).map(({ id }) => id)
  check('qualifications', 'notAnAllowedValue', new Set(ids).size < ids.length || ids.some((id) => !offered.has(id)))
  if (problems.length > 0) throw new Refusal('INVALID', {}, problems)
}
