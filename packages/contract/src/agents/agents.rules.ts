import { addDays, type Day } from '../kit/time.ts'

/** Days before its last one from which a card or a paper is said to expire soon. */
export const expiringDays = 90

/** A card as a list states it; a paper that never expires is valid. */
export const cardStates = ['valid', 'expiring', 'expired', 'missing'] as const
export type CardState = (typeof cardStates)[number]
export type ExpiryState = Exclude<CardState, 'missing'>

/** Its last day still counts: it has expired from the day after. */
export function expiryStateOf(expiresOn: Day | null, today: Day): ExpiryState {
  if (expiresOn === null) return 'valid'
  if (expiresOn < today) return 'expired'
  return expiresOn < addDays(today, expiringDays) ? 'expiring' : 'valid'
}

interface Card {
  readonly cardNumber: string
  readonly cardExpiresOn: Day | null
}
/** Without a number there is no card, whatever its date. */
export const cardStateOf = ({ cardNumber, cardExpiresOn }: Card, today: Day): CardState =>
  cardNumber === '' ? 'missing' : expiryStateOf(cardExpiresOn, today)

interface Terms {
  readonly startsOn: Day
  readonly endsOn: Day | null
}
export type ContractState = 'coming' | 'active' | 'ended'
/** Both days of a contract belong to it. */
export function contractStateOf({ startsOn, endsOn }: Terms, today: Day): ContractState {
  if (today < startsOn) return 'coming'
  return endsOn !== null && endsOn < today ? 'ended' : 'active'
}
