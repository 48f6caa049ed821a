import type { Instant } from '@vigie/contract/kit/time.ts'
import type pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fixedClock } from '../clock.ts'
import { keepNights } from './nights.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const minutes = async (clock: ReturnType<typeof fixedClock>, count: number, step = 1) => {
  for (let minute = 0; minute < count; minute += step) {
    clock.forward(60 * step)
    await vi.advanceTimersByTimeAsync(60_000 * step)
  }
}

it('a night is asked for at the start, and at four in the morning by the given clock', async () => {
  const clock = fixedClock('2026-10-12T20:00:00Z' as Instant)
  const asked: unknown[] = []
  const pool = { query: async (_: string, values: unknown[]) => void asked.push([clock.now(), ...values]) } as unknown as pg.Pool
  // A look each half hour: thousands of looks take as long as the machine likes.
  const every = 30 * 60_000
  const end = keepNights({ pool, clock, works: [{ name: 'demo' }], log: { info() {}, warn() {}, error() {} }, every })
  await minutes(clock, 2 * 24 * 60, 30)
  expect(asked).toEqual([
    ['2026-10-12T20:00:00Z', 'demo', '2026-10-12'],
    ['2026-10-13T02:00:00Z', 'demo', '2026-10-13'],
    ['2026-10-14T02:00:00Z', 'demo', '2026-10-14'],
  ])
  await end()
})

it('what is done each hour is asked for once in each, beside the nights', async () => {
  const clock = fixedClock('2026-10-12T20:30:00Z' as Instant)
  const asked: unknown[] = []
  const pool = { query: async (_: string, values: unknown[]) => void asked.push(values) } as unknown as pg.Pool
  const works = [{ name: 'night' }, { name: 'hour', every: 'hour' }] as const
  const end = keepNights({ pool, clock, works, log: { info() {}, warn() {}, error() {} } })
  await minutes(clock, 100)
  expect(asked).toEqual([
    ['night', '2026-10-12'],
    ['hour', '2026-10-12T20'],
    ['hour', '2026-10-12T21'],
    ['hour', '2026-10-12T22'],
  ])
  await end()
})

it('what is done each minute is asked for once in each', async () => {
  const clock = fixedClock('2026-10-12T20:30:00Z' as Instant)
  const asked: unknown[] = []
  const pool = { query: async (_: string, values: unknown[]) => void asked.push(values) } as unknown as pg.Pool
  const end = keepNights({ pool, clock, works: [{ name: 'minute', every: 'minute' }], log: { info() {}, warn() {}, error() {} } })
  await minutes(clock, 2)
  expect(asked).toEqual([
    ['minute', '2026-10-12T20:30'],
    ['minute', '2026-10-12T20:31'],
    ['minute', '2026-10-12T20:32'],
  ])
  await end()
})

it('a night that could not be asked for is told of, and asked for at the next look', async () => {
  const clock = fixedClock('2026-10-12T20:00:00Z' as Instant)
  const warned: string[] = []
  let isAway = true
  let asked = 0
  const pool = {
    query: async () => {
      if (isAway) throw new Error('no database')
      asked++
    },
  } as unknown as pg.Pool
  const end = keepNights({
    pool,
    clock,
    works: [{ name: 'demo' }],
    log: { info() {}, warn: (_, what) => void warned.push(what), error() {} },
  })
  await minutes(clock, 2)
  isAway = false
  await minutes(clock, 3)
  // Four looks a minute, and one at its start.
  expect([warned.length, asked]).toEqual([9, 1])
  await end()
})

it('its end waits for what is being asked, so that the pool may be closed after it', async () => {
  const asked = Promise.withResolvers<void>()
  const pool = { query: () => asked.promise } as unknown as pg.Pool
  const clock = fixedClock('2026-10-12T20:00:00Z' as Instant)
  let isOver = false
  const ended = keepNights({ pool, clock, works: [{ name: 'demo' }], log: { info() {}, warn() {}, error() {} } })().then(
    () => (isOver = true),
  )
  await vi.advanceTimersByTimeAsync(1000)
  expect(isOver).toBe(false)
  asked.resolve()
  await ended
})
