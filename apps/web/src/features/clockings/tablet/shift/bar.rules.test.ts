import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { edgeOf, isClearOfEnds, placeOf } from './bar.rules.ts'

const at = (time: string) => `2026-11-20T${time}:00Z` as Instant
const shift = { startsAt: at('06:00'), endsAt: at('18:00') }

it('an instant has its place in the service, and none outside it', () => {
  expect(placeOf(shift, at('06:00'))).toBe(0)
  expect(placeOf(shift, at('12:00'))).toBe(50)
  expect(placeOf(shift, at('11:22'))).toBe(44.7)
  expect(placeOf(shift, at('05:30'))).toBe(0)
  expect(placeOf(shift, at('19:00'))).toBe(100)
})

it('what is written beside a mark stays on the bar, and off the hours at its ends', () => {
  expect([edgeOf(0), edgeOf(66), edgeOf(67), edgeOf(100)]).toEqual(['left', 'left', 'right', 'right'])
  expect([isClearOfEnds(13.9), isClearOfEnds(14), isClearOfEnds(86), isClearOfEnds(86.1)]).toEqual([false, true, true, false])
})
