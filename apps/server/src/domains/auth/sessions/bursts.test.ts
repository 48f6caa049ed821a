import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import type { Session } from '../../../kit/session.ts'
import { bursts } from './bursts.ts'

const noon = '2026-10-12T12:00:00Z' as Instant
const at = (minutes: number): Instant => addMinutes(noon, minutes)
const session = (name: string, burst: Session['burst'] = null) => ({ tokenHash: Buffer.from(name), burst }) as Session

it('calls follow each other within ten minutes, and after a longer pause a burst begins', () => {
  const { seen } = bursts()
  const [one, other] = [session('one'), session('other')]
  expect(seen(one, at(0))).toMatchObject({ startedAt: at(0), formerEndedAt: null })
  expect(seen(one, at(10))).toMatchObject({ startedAt: at(0), lastAt: at(10) })
  expect(seen(other, at(15))).toMatchObject({ startedAt: at(15) })
  expect(seen(one, at(21))).toMatchObject({ startedAt: at(21), formerEndedAt: at(10) })
})

it('a burst is written down as it begins, and then every few minutes', () => {
  const { seen, toWrite } = bursts()
  const one = session('one')
  const written = [0, 1, 4, 5, 6, 9, 10, 30].filter((minutes) => {
    seen(one, at(minutes))
    return toWrite(one, at(minutes)) !== undefined
  })
  expect(written).toEqual([0, 5, 10, 30])
})

it('after a restart goes on from what was written down', () => {
  const stored = { startedAt: at(-60), lastAt: at(-5), formerEndedAt: at(-100) }
  expect(bursts().seen(session('one', stored), at(0))).toMatchObject({ startedAt: at(-60), lastAt: at(0), formerEndedAt: at(-100) })
  expect(bursts().seen(session('one', stored), at(6))).toMatchObject({ startedAt: at(6), formerEndedAt: at(-5) })
})

it('keeps so many, those of the longest silence are forgotten', () => {
  const { seen } = bursts(2)
  for (const name of ['one', 'two', 'one', 'three']) seen(session(name), at(0))
  expect([seen(session('one'), at(5)).startedAt, seen(session('two'), at(5)).startedAt]).toEqual([at(0), at(5)])
})
