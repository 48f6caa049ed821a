import { budgetOf, chanceOf, mostTries } from '../../auth/tries/throttle.rules.ts'

/** The specification's bounds of a code are 4 and 8 digits; those that we draw have six and more. */
const drawn = { least: 6, most: 8 }
/** The chance that whoever stands at one device all day finds the code of anybody stays below this. */
export const mostChance = 0.05

const day = 24 * 60 * 60

/** The codes of so many digits that are drawn, from and up to before: none begins with a zero, as people read them aloud. */
export const codesOf = (digits: number): readonly [from: number, before: number] => [10 ** (digits - 1), 10 ** digits]

/** The chance that one device gives a day of guesses at codes of so many digits, which so many agents have. */
export function chanceAtDevice(digits: number, agents: number): number {
  const [from, before] = codesOf(digits)
  return chanceOf({ tries: mostTries(budgetOf('code.device'), day), right: agents, among: before - from })
}

/** Agents up to whom a device's wrong codes come close to one of theirs by chance so seldom that each is taken for a guess. */
const fewHeld = 100
/**
 * How much a wrong code that comes close weighs at a device that holds so many agents. With each of them there are more who mistype, and
 * more codes that come close by chance: beyond a hundred both are taken out, so that no queue weighs more than theirs does.
 */
export const guessWeight = (held: number): number => Math.min(1, (fewHeld / Math.max(1, held)) ** 2)

/** The most codes of one length that whoever knows what lies on a device that holds so many agents can try there in a day. */
export const mostGuesses = (held: number): number =>
  Math.min(mostTries(budgetOf('code.device'), day), Math.floor(mostTries(budgetOf('guess.device'), day) / guessWeight(held)))

/** How many digits a new code has where so many agents have one. */
export function digitsFor(agents: number): number {
  let digits = drawn.least
  while (digits < drawn.most && chanceAtDevice(digits, agents) >= mostChance) digits++
  return digits
}
