/** The figures of a card's number, however a reader writes them: `04:a2:3f:12` is `04A23F12`. Null: the card is blank. */
export function cardNumber(read: string): string | null {
  const number = read.replace(/[^0-9a-f]/gi, '').toUpperCase()
  return /^0*$/.test(number) ? null : number
}

/** Why a number cannot be given to an agent. */
export type CardProblem = 'card.short' | 'card.random'

/** Numbers of cards have 4 bytes at the least (ISO/IEC 14443-3); shorter ones could be typed as a code. */
const leastFigures = 8

/**
 * Whether a number identifies one card for good. Four bytes that begin with 08 change with each reading
 * (ISO/IEC 14443-3, random identifiers): phones that imitate a card send them, and would be unknown the next time.
 */
export function cardProblem(number: string): CardProblem | null {
  if (number.length < leastFigures) return 'card.short'
  return number.length === leastFigures && number.startsWith('08') ? 'card.random' : null
}
