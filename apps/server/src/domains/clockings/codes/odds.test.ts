import { readFileSync } from 'node:fs'
import { checksOfDigits } from '@vigie/contract/clockings/clockings.offline.rules.ts'
import { expect, it } from 'vitest'
import { budgetOf, budgets, chanceOf, mostTries, type Counted } from '../../auth/tries/throttle.rules.ts'
import { chanceAtDevice, codesOf, digitsFor, guessWeight, mostGuesses } from './codes.rules.ts'

// The figures of docs/security.md, reckoned from the budgets that are in force.

const page = readFileSync(new URL('../../../../../../docs/security.md', import.meta.url), 'utf8')
/** The rows of the page's tables, without the space that lines them up. */
const rows = new Set(page.split('\n').map((line) => line.replace(/ +/g, ' ').trim()))
const day = 24 * 60 * 60
const figure = (count: number): string => count.toLocaleString('en')
const percent = (chance: number): string => {
  if (chance >= 1) return 'sure'
  return chance < 1e-6 ? `1 in ${(1 / chance).toExponential(0).replace('e+', 'e')}` : `${Number((chance * 100).toPrecision(2))} %`
}
const lasting = (seconds: number): string => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`)
const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`

it('what each subject is given', () => {
  const wanted = (Object.keys(budgets) as Counted[]).map((counted) => {
    const budget = budgetOf(counted)
    return row(
      `\`${counted}\``,
      figure(budget.free),
      lasting(budget.leakSeconds),
      lasting(budget.longestSeconds),
      figure(mostTries(budget, day)),
    )
  })
  expect(wanted.filter((one) => !rows.has(one))).toEqual([])
})

it('the chance of finding anybody’s code', () => {
  const found = (digits: number, agents: number, devices: number): string => {
    const [from, before] = codesOf(digits)
    return String(Number(((devices * mostTries(budgetOf('code.device'), day) * agents) / (before - from)).toPrecision(2)))
  }
  const drawn = [20, 92, 174, 175, 1000, 1744, 1745, 10_000].map((agents) => [digitsFor(agents), agents] as const)
  const imported = [
    [4, 20],
    [4, 92],
    [5, 92],
  ] as const
  const wanted = [...drawn, ...imported].map(([digits, agents]) =>
    row(digits, figure(agents), percent(chanceAtDevice(digits, agents)), ...[10, 40].map((devices) => found(digits, agents, devices))),
  )
  expect(wanted.filter((one) => !rows.has(one))).toEqual([])
})

it('what a stolen tablet adds: the chance of finding the code of an agent whom it holds', () => {
  const [from, before] = codesOf(6)
  const among = (before - from) / checksOfDigits(6)
  const way = (name: string, counted: Counted, tries: number) =>
    row(name, `\`${counted}\``, figure(tries), figure(among), percent(chanceOf({ tries, right: 1, among })))
  const typed = [100, 150, 200].map((held) =>
    way(`typed at a device that holds ${held} agents${held === 100 ? ' or fewer' : ''}`, 'guess.device', mostGuesses(held)),
  )
  const wanted = [
    ...typed,
    way('typed where it holds 260 or more, or at a device that does not hold the agent', 'code.device', mostGuesses(260)),
    way('sent as sealed without network', 'sealed.device', mostTries(budgetOf('sealed.device'), day)),
  ]
  expect(wanted.filter((one) => !rows.has(one))).toEqual([])
  // What nobody types at a wall, where whoever stands behind can see it, is looked at a quarter as often.
  expect(mostTries(budgetOf('sealed.device'), day) * 3).toBeLessThan(mostTries(budgetOf('code.device'), day))
})

it('a queue that mistypes one code of ten weighs less than a fifth of what leaks away, however many agents a device holds', () => {
  const [from, before] = codesOf(6)
  const among = (before - from) / checksOfDigits(6)
  for (const held of [1, 20, 100, 101, 300, 600, 1000]) {
    // Each shows a code four times a day: at the start, the end and around the break.
    const close = held * 4 * 0.1 * Math.min(1, held / among)
    expect(close * guessWeight(held), `${held} agents`).toBeLessThan(24 / 5)
    expect(guessWeight(held) * mostGuesses(held)).toBeLessThanOrEqual(mostTries(budgetOf('guess.device'), day))
  }
})

it('the chance of finding another secret', () => {
  const secrets: readonly (readonly [string, Counted, number, number])[] = [
    ['password, 6 small letters and digits, from one address', 'signIn.accountAtAddress', 1, 36 ** 6],
    ['the same, from everywhere', 'signIn.account', 1, 36 ** 6],
    ['the same, from a device that has signed in before', 'signIn.knownDevice', 1, 36 ** 6],
    ['password, one of the ten thousand commonest', 'signIn.account', 1, 9000],
    ['pairing code, ten devices waiting all day, one manager', 'pairing.user', 10, 31 ** 8],
    ['link of a reset or an invitation, a thousand alive, one address', 'link.address', 1000, 2 ** 256],
    ['secret of a device, a thousand devices, one address', 'open.address', 1000, 2 ** 256],
  ]
  const wanted = secrets.map(([name, counted, right, among]) => {
    const tries = mostTries(budgetOf(counted), day)
    return row(name, `\`${counted}\``, figure(tries), percent(chanceOf({ tries, right, among })))
  })
  expect(wanted.filter((one) => !rows.has(one))).toEqual([])
})
