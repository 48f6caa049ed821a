/** What wrong tries are counted by (decisions, section 3). */
export type ThrottledBy = 'account' | 'device' | 'address' | 'link'

/** An address may be a whole company's: it is given more free tries than an account. */
const freeTries: Record<ThrottledBy, number> = { account: 5, device: 10, address: 40, link: 10 }
const longestSeconds = 15 * 60
/** After so long without a wrong try, they are forgotten. */
export const forgottenAfterSeconds = 60 * 60

/** Seconds of waiting after each wrong try: none while they are free, then 5, 10, 20 … up to a quarter of an hour. */
export function delaysOf(by: ThrottledBy): number[] {
  const growing: number[] = []
  for (let seconds = 5; seconds < longestSeconds; seconds *= 2) growing.push(seconds)
  return [...Array<number>(freeTries[by] - 1).fill(0), ...growing, longestSeconds]
}
