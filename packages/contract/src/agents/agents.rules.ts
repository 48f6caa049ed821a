import { addDays, daysBetween, type Day } from '../kit/time.ts'

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

/** Days before the last one at which who manages an agent, and the agent, are reminded of a paper or card. */
export const reminderSteps = [180, 90, 30] as const
export type ReminderStep = (typeof reminderSteps)[number]

/** The closest reminder that is due by now; null: it is too early, or the paper has ended. Those before it are not made up for. */
export function reminderOf(expiresOn: Day, today: Day): ReminderStep | null {
  const left = daysBetween(today, expiresOn)
  if (left < 0) return null
  return reminderSteps.findLast((step) => left <= step) ?? null
}

/** As the French council writes a professional card: `CAR-`, department, day of expiry, 11 figures. */
const usualCard = /^CAR-[\dAB]{3}-\d{4}-\d{2}-\d{2}-\d{11}$/i
/** Whether a card's number has its usual form. Another is warned of and never refused: cards are older than the form. */
export const isUsualCard = (number: string): boolean => number.trim() === '' || usualCard.test(number.trim())
