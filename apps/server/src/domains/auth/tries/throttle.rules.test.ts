import { describe, expect, it } from 'vitest'
import { budgetOf, budgets, chanceOf, delaysOf, mostTries, type Budget, type Counted } from './throttle.rules.ts'

const all = Object.keys(budgets) as Counted[]

describe('the delays after wrong tries', () => {
  it('are none while tries are free, then double from 5 seconds up to a quarter of an hour', () => {
    expect(delaysOf(budgetOf('signIn.accountAtAddress'))).toEqual([0, 0, 0, 0, 5, 10, 20, 40, 80, 160, 320, 640, 900])
  })

  it('an address may be a whole company, and has more free tries than an account; an account over all addresses has most', () => {
    const free = (counted: Counted) => delaysOf(budgetOf(counted)).filter((seconds) => seconds === 0).length + 1
    expect([
      free('signIn.accountAtAddress'),
      free('signIn.knownDevice'),
      free('code.device'),
      free('signIn.address'),
      free('signIn.account'),
    ]).toEqual([5, 10, 10, 40, 200])
  })

  it.each(all)('%s: never shrink, and the longest is as long as a try takes to be forgotten', (counted) => {
    const delays = delaysOf(budgetOf(counted))
    expect(delays).toEqual(delays.toSorted((one, other) => one - other))
    expect(delays.at(-1)).toBeGreaterThanOrEqual(budgetOf(counted).leakSeconds)
  })
})

/** Tries whenever it may, and after pauses of its own; answers how many were looked at in a day. */
function triesInADay(budget: Budget, pauseOf: () => number): number {
  const delays = delaysOf(budget)
  let [now, emptyAt, count] = [0, 0, 0]
  while (now < 86_400) {
    emptyAt = Math.max(emptyAt, now) + budget.leakSeconds
    count++
    const level = Math.ceil((emptyAt - now) / budget.leakSeconds)
    now += Math.max(1, delays[Math.min(level, delays.length) - 1]!) + pauseOf()
  }
  return count
}

describe('what can be tried in a day', () => {
  it.each(all)('%s: never passes the bound, whoever waits how long between', (counted) => {
    const budget = budgetOf(counted)
    const most = mostTries(budget, 86_400)
    expect(triesInADay(budget, () => 0)).toBeLessThanOrEqual(most)
    let seed = 7
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
    for (const longest of [10, 100, 400, 1000]) expect(triesInADay(budget, () => Math.floor(random() * longest))).toBeLessThanOrEqual(most)
  })

  it('a bound that is nearly reached', () => {
    expect(triesInADay(budgetOf('code.device'), () => 0)).toBeGreaterThan(mostTries(budgetOf('code.device'), 86_400) * 0.9)
  })

  it('a chance is of so many tries at so many right ones among all, and never more than sure', () => {
    expect(chanceOf({ tries: 10, right: 5, among: 1000 })).toBe(0.05)
    expect(chanceOf({ tries: 1000, right: 5, among: 1000 })).toBe(1)
  })
})
