import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { waitedOf, waitsTooLong } from './waited.rules.ts'

const at = (text: string) => text as Instant
const zone = 'Europe/Paris'

it('below a day the time that has passed, from then on days of the calendar where the reader is', () => {
  expect(waitedOf(at('2026-10-12T06:10:00Z'), at('2026-10-12T06:40:30Z'), zone)).toEqual({ minutes: 30 })
  expect(waitedOf(at('2026-10-11T20:00:00Z'), at('2026-10-12T06:40:00Z'), zone)).toEqual({ minutes: 640 })
  expect(waitedOf(at('2026-10-09T20:00:00Z'), at('2026-10-12T06:40:00Z'), zone)).toEqual({ days: 3 })
})

it('a day of 25 hours is not over after 24 of them', () => {
  expect(waitedOf(at('2026-10-24T22:00:00Z'), at('2026-10-25T22:00:00Z'), zone)).toEqual({ minutes: 24 * 60 })
})

it('a clock that is behind says that nothing has passed yet', () => {
  expect(waitedOf(at('2026-10-12T06:41:00Z'), at('2026-10-12T06:40:00Z'), zone)).toEqual({ minutes: 0 })
})

it('more than two days are too long', () => {
  expect(waitsTooLong(at('2026-10-10T06:40:00Z'), at('2026-10-12T06:40:00Z'))).toBe(false)
  expect(waitsTooLong(at('2026-10-10T06:39:59Z'), at('2026-10-12T06:40:00Z'))).toBe(true)
})
