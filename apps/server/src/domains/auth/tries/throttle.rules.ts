/**
 * How many wrong tries one subject is given: so many are free, one more leaks away every so many seconds, and while there
 * are more than that each is followed by a wait that doubles from 5 seconds to the longest. The longest is no shorter than
 * the leak, so that the free ones, the steps and the leak together bound what can be tried (`mostTries`).
 */
export interface Budget {
  readonly free: number
  readonly leakSeconds: number
  readonly longestSeconds: number
  /** A right try clears the count: whoever knows the secret of this very subject has nothing left to guess of it. */
  readonly isClearedByRight?: true
}

const quarter = 15 * 60
/** Of what one person types: five, then 5, 10, 20 … seconds; one is forgotten every ten minutes. */
const person: Budget = { free: 5, leakSeconds: 10 * 60, longestSeconds: quarter }
/** An address may be a whole company's. */
const address: Budget = { free: 40, leakSeconds: 60, longestSeconds: quarter }

/** What is counted, by purpose and by whom: nothing of one purpose weighs in another (docs/security.md). */
export const budgets = {
  'signIn.accountAtAddress': { ...person, isClearedByRight: true },
  'signIn.address': address,
  // Over all addresses from which nobody is known: 200, and then 12 an hour. It spares devices that have signed in before.
  'signIn.account': { free: 200, leakSeconds: 5 * 60, longestSeconds: 5 * 60 },
  'signIn.knownDevice': { ...person, free: 10, isClearedByRight: true },
  // Mails and not guesses: each that is sent counts.
  'reset.accountAtAddress': person,
  'reset.account': { free: 10, leakSeconds: 30 * 60, longestSeconds: 30 * 60 },
  'reset.address': address,
  // Only wrong ones are: a live link opens whatever was tried before.
  'link.address': { ...address, free: 10 },
  // One's own code takes nothing back here, or it would buy guesses at the codes of others.
  'code.device': { free: 10, leakSeconds: 6 * 60, longestSeconds: quarter },
  // Beside it, of wrong codes alone that come close to one that the device holds: who stands there by chance meets them seldom, and
  // whoever knows what lies on it meets nothing else (decisions/08-offline).
  'guess.device': { free: 5, leakSeconds: 60 * 60, longestSeconds: 60 * 60 },
  'card.device': { free: 10, leakSeconds: 6 * 60, longestSeconds: quarter },
  // Messages and not guesses: each that is asked for counts, whoever it would go to.
  'sendCode.asker': { free: 20, leakSeconds: 60, longestSeconds: quarter },
  'sendCode.email': { free: 5, leakSeconds: 30 * 60, longestSeconds: 30 * 60 },
  // Of one agent whose sheet and account have two addresses.
  'sendCode.agent': { free: 5, leakSeconds: 30 * 60, longestSeconds: 30 * 60 },
  // Codes that a device has sealed without network: what it sends is answered, and so it is a try too (decisions/08-offline). Nobody is
  // turned away by it, so that it gives less: whoever has the device open guesses here unseen, and knows of each code a thousandth.
  'sealed.device': { free: 10, leakSeconds: 30 * 60, longestSeconds: 30 * 60 },
  'pairing.user': person,
  'askPairing.address': address,
  // As of links: a right secret opens whatever was tried before.
  'open.address': address,
  'password.user': { ...person, isClearedByRight: true },
  'confirm.user': person,
} as const satisfies Record<string, Budget>

export type Counted = keyof typeof budgets
export const budgetOf = (counted: Counted): Budget => budgets[counted]

/** Seconds of waiting after the first, second … wrong try that is counted at once: none while they are free, then growing. */
export function delaysOf({ free, longestSeconds }: Budget): number[] {
  const growing: number[] = []
  for (let seconds = 5; seconds < longestSeconds; seconds *= 2) growing.push(seconds)
  return [...Array<number>(free - 1).fill(0), ...growing, longestSeconds]
}

/**
 * The most wrong tries that one subject can be looked at in so many seconds, however they are spread: what leaks away
 * meanwhile, and as many as can be counted at once. More never can: at the longest wait at least as much leaks as is added.
 */
export const mostTries = (budget: Budget, seconds: number): number => delaysOf(budget).length + Math.floor(seconds / budget.leakSeconds)

/** The chance, 0 to 1, that tries find one of the secrets that are right among all there are: at the most (union bound). */
export const chanceOf = ({ tries, right, among }: { tries: number; right: number; among: number }): number =>
  Math.min(1, (tries * right) / among)
