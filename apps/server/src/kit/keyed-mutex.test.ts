import { expect, it } from 'vitest'
import { keyedMutex } from './keyed-mutex.ts'

const tick = () => new Promise((resolve) => setImmediate(resolve))

it('tasks of one key run one after the other in their order, those of another key beside them', async () => {
  const inTurn = keyedMutex(10)
  const seen: string[] = []
  const task = (name: string) => async () => {
    seen.push(`${name} begins`)
    await tick()
    seen.push(`${name} ends`)
    return name
  }
  const all = await Promise.all([inTurn('a', task('a1')), inTurn('a', task('a2')), inTurn('b', task('b1'))])
  expect(all).toEqual(['a1', 'a2', 'b1'])
  expect(seen.filter((what) => what.startsWith('a'))).toEqual(['a1 begins', 'a1 ends', 'a2 begins', 'a2 ends'])
  expect(seen.indexOf('b1 begins')).toBeLessThan(seen.indexOf('a1 ends'))
})

it('one that fails fails alone', async () => {
  const inTurn = keyedMutex(10)
  const failing = inTurn('a', () => Promise.reject(new Error('no')))
  const next = inTurn('a', () => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

it('whoever finds too many before them is refused as busy, and later is not', async () => {
  const inTurn = keyedMutex(1, 7)
  const first = [inTurn('a', tick), inTurn('a', tick)]
  await expect(inTurn('a', tick)).rejects.toMatchObject({ code: 'BUSY', values: { seconds: 7 } })
  await inTurn('b', tick)
  await Promise.all(first)
  await inTurn('a', tick)
})
