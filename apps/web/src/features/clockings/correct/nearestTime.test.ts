import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { nearestTime } from './nearestTime.ts'

const at = (text: string) => text as Instant
const paris = 'Europe/Paris'
const now = at('2026-10-26T12:00:00Z')
const meant = (typed: string, recorded: string, zone = paris, asOf = now) => {
  const read = nearestTime(typed, at(recorded), zone, asOf)
  return typeof read === 'string' ? read : read.instants
}

it('a time typed for an act is the one nearest to it, also of the day before or after', () => {
  expect(meant('7:58', '2026-10-12T06:09:00Z')).toEqual(['2026-10-12T05:58:00Z'])
  expect(meant('23:50', '2026-10-11T22:10:00Z')).toEqual(['2026-10-11T21:50:00Z'])
  expect(meant('00:05', '2026-10-12T21:55:00Z')).toEqual(['2026-10-12T22:05:00Z'])
})

it('a time that comes twice that night is both, the earlier first; one that has not come yet is neither', () => {
  expect(meant('02:30', '2026-10-25T00:10:00Z')).toEqual(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])
  expect(meant('02:30', '2026-10-25T00:10:00Z', paris, at('2026-10-25T01:00:00Z'))).toEqual(['2026-10-25T00:30:00Z'])
  expect(meant('14:30', '2026-10-26T11:50:00Z')).toBe('ahead')
})

it('what is no time, and what the clocks skip, is said', () => {
  expect(meant('25:00', '2026-10-12T06:09:00Z')).toBe('unread')
  expect(meant('02:30', '2026-03-29T00:50:00Z')).toBe('skipped')
})
