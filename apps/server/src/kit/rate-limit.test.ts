import { expect, it } from 'vitest'
import { budgets, keyDigest } from './rate-limit.ts'

function clocked(budget: { burst: number; perSecond: number }) {
  let milliseconds = 0
  return { ...budgets(budget, () => milliseconds), wait: (seconds: number) => void (milliseconds += seconds * 1000) }
}

it('gives its burst at once, then says how long to wait', () => {
  const { take } = clocked({ burst: 3, perSecond: 0.5 })
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 2])
})

it('fills up by so many a second, and never over its burst', () => {
  const { take, wait } = clocked({ burst: 2, perSecond: 1 })
  take('a', 2)
  wait(1)
  expect([take('a'), take('a')]).toEqual([0, 1])
  wait(100)
  expect([take('a', 2), take('a')]).toEqual([0, 1])
})

it('takes nothing where there is not enough', () => {
  const { take } = clocked({ burst: 10, perSecond: 1 })
  expect(take('a', 11)).toBe(1)
  expect(take('a', 10)).toBe(0)
})

it('keys do not know of each other', () => {
  const { take } = clocked({ burst: 1, perSecond: 1 })
  expect([take('a'), take('b'), take('a')]).toEqual([0, 0, 1])
})

it('keys that have rested are not kept', () => {
  const { take, wait, size } = clocked({ burst: 1, perSecond: 1 })
  for (let index = 0; index < 10_000; index++) take(`key ${index}`)
  wait(1)
  take('one more')
  expect(size()).toBe(1)
})

it('two processes under one budget give out hardly more than one, once each has told the other', () => {
  const [one, other] = [clocked({ burst: 10, perSecond: 1 }), clocked({ burst: 10, perSecond: 1 })]
  const tellEachOther = () => {
    const [ofOne, ofOther] = [one.tracked(), other.tracked()]
    for (const [key, count] of ofOne) other.count(keyDigest(key), count)
    for (const [key, count] of ofOther) one.count(keyDigest(key), count)
  }
  tellEachOther()
  let given = 0
  for (let second = 0; second < 100; second++) {
    for (let asked = 0; asked < 5; asked++) for (const process of [one, other]) if (process.take('a') === 0) given++
    for (const process of [one, other]) process.wait(1)
    tellEachOther()
  }
  // Alone it would be 10 and 99 more; what is not told yet is given out twice at the most.
  expect(given).toBeGreaterThan(100)
  expect(given).toBeLessThan(130)
  expect(one.take('b')).toBe(0)
})

it('tracks nothing while nobody asks, and forgets what it has tracked when the others are gone', () => {
  const { take, tracked, untrack } = clocked({ burst: 10, perSecond: 1 })
  take('a')
  expect(tracked().size).toBe(0)
  take('a', 2)
  expect([...tracked()]).toEqual([['a', 2]])
  take('a')
  untrack()
  take('a')
  expect(tracked().size).toBe(0)
})

it('what another process says that is no number leaves a key its limit', () => {
  const { take, count } = clocked({ burst: 2, perSecond: 0.001 })
  for (const nothing of [Number.NaN, -5, 'many', null]) count(keyDigest('a'), nothing as number)
  expect([take('a'), take('a'), take('a') > 0]).toEqual([0, 0, true])
})
