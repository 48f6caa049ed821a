import type { CardAgent } from '@vigie/contract/clockings/clockings.cards.ts'

/** A card that was held to this device, and whose it is until now. */
export interface HeldCard {
  readonly number: string
  readonly holder: CardAgent | null
}

/** The last figures of a card's number, to tell it from others: with the whole number one could imitate the card. */
export const endingOf = (number: string): string =>
  number
    .replace(/[^0-9a-f]/gi, '')
    .toUpperCase()
    .slice(-4)

/** From whom a card is taken when an agent is given it; null: from nobody. */
export const takenFrom = ({ holder }: HeldCard, agent: Pick<CardAgent, 'id'>): string | null =>
  holder && holder.id !== agent.id ? holder.name : null

/** How many cards an agent has beside one. */
export const othersOf = ({ holder }: HeldCard, { id, cardCount }: CardAgent): number => cardCount - (holder?.id === id ? 1 : 0)
