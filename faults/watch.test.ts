import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openWatch } from './watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<string>(() => undefined)

it('ends a trial in which nobody begins anything, and says what each was at, the longest first', async () => {
  const watch = openWatch()
  const ends = expect(watch.over(never)).rejects.toThrow(
    'the trial stood still for 240 s; the longest at it first: tablet 1 waits for its page, phone 1 makes its start',
  )
  watch.does('phone 1', 'rests')
  watch.does('tablet 1', 'waits for its page')
  watch.does('phone 1', 'makes its start')
  await vi.advanceTimersByTimeAsync(240_000)
  await ends
  expect(vi.getTimerCount()).toBe(0)
})

it('says how those stand who can say it', async () => {
  const watch = openWatch()
  const ends = expect(watch.over(never)).rejects.toThrow(
    'first: tablet 1 waits (keeps one act), tablet 2 waits (it does not say how it stands), tablet 3 waits (Error: closed), phone 1 waits',
  )
  for (const who of ['tablet 1', 'tablet 2', 'tablet 3', 'phone 1']) watch.does(who, 'waits')
  watch.tells('tablet 1', () => Promise.resolve('keeps one act'))
  watch.tells('tablet 2', () => never)
  watch.tells('tablet 3', () => Promise.reject(new Error('closed')))
  await vi.advanceTimersByTimeAsync(250_000)
  await ends
  expect(vi.getTimerCount()).toBe(0)
})

it('lets one go on that takes long, and answers what it answers', async () => {
  const watch = openWatch()
  const done = Promise.withResolvers<string>()
  const ends = watch.over(done.promise)
  for (let minutes = 0; minutes < 60; minutes += 3) {
    watch.does('phone 1', 'makes its start')
    await vi.advanceTimersByTimeAsync(180_000)
  }
  done.resolve('counted')
  expect(await ends).toBe('counted')
  expect(vi.getTimerCount()).toBe(0)
})
