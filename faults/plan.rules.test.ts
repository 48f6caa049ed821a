import { expect, it } from 'vitest'
import { actsOfTurn, inTurn, shiftsFor, stillToWait } from './plan.rules.ts'

const shifts = Array.from({ length: 60 }, (_, turn) => ({ turn, acts: actsOfTurn(turn) }))

it('makes each act of each service once, in its own order, with others between them', () => {
  const made = inTurn(shifts)
  expect(made).toHaveLength(shifts.flatMap(({ acts }) => acts).length)
  for (const { turn, acts } of shifts) expect(made.filter(({ shift }) => shift.turn === turn).map(({ act }) => act)).toEqual(acts)
  expect(made.slice(0, 30).map(({ shift }) => shift.turn)).toEqual(Array.from({ length: 30 }, (_, turn) => turn))
})

it('knows every act of an agent, and a check only where its call may still be waited for', () => {
  expect(new Set(shifts.flatMap(({ acts }) => acts))).toEqual(new Set(['start', 'check', 'break_start', 'break_end', 'end']))
  expect(shifts.slice(48).flatMap(({ acts }) => acts)).not.toContain('check')
})

it('holds as many acts as are asked for, and not a service more', () => {
  for (const acts of [1, 30, 1000]) {
    const held = (count: number) => Array.from({ length: count }, (_, turn) => actsOfTurn(turn).length).reduce((sum, one) => sum + one, 0)
    expect(held(shiftsFor(acts))).toBeGreaterThanOrEqual(acts)
    expect(held(shiftsFor(acts) - 1)).toBeLessThan(acts)
  }
})

it('lets acts of a service lie closer where the page has met the server', () => {
  const apart = { met: 10, unmet: 35 }
  expect(stillToWait(null, false, apart)).toBe(0)
  expect(stillToWait(4, true, apart)).toBe(6)
  expect(stillToWait(4, false, apart)).toBe(31)
  expect(stillToWait(50, false, apart)).toBe(0)
})
