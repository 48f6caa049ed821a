import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { beginning, dayOfInstant, moveOf, versionOf } from './counting.rules.ts'

const [first, later] = ['2026-09-30T22:00:00Z', '2026-10-31T23:00:00Z'] as Instant[] as [Instant, Instant]

it('a later day hides what lies between, an earlier one shows it again, the same one does nothing', () => {
  expect(moveOf(first, later)).toEqual({ from: first, to: later, hides: true })
  expect(moveOf(later, first)).toEqual({ from: first, to: later, hides: false })
  expect(moveOf(first, first)).toBeNull()
})

it('where none was said, everything counts: a day hides all that lies before it', () => {
  expect(moveOf(null, first)).toEqual({ from: beginning, to: first, hides: true })
})

it('the day is that of the company, and two versions are the same when they say the same instant', () => {
  expect([dayOfInstant(first, 'Europe/Paris'), dayOfInstant(null, 'Europe/Paris')]).toEqual(['2026-10-01', null])
  expect([versionOf(null), versionOf(first) === versionOf(later)]).toEqual([0, false])
})
