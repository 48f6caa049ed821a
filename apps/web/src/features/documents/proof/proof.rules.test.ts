import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { countsOf, tickedTexts } from './proof.rules.ts'

const at = '2026-11-20T07:12:00Z' as Instant
const reader = (viewedAt: Instant | null, validatedAt: Instant | null, validationText: string | null = null) => ({
  viewedAt,
  validatedAt,
  validationText,
})

it('a proof counts whom it names', () => {
  expect(countsOf([reader(null, null), reader(at, null), reader(at, at, 'Lu.')])).toEqual({ readers: 3, viewed: 2, validated: 1 })
  expect(countsOf([])).toEqual({ readers: 0, viewed: 0, validated: 0 })
})

it('what was ticked is written once, in each of its languages', () => {
  expect(tickedTexts([reader(at, at, 'Lu.'), reader(null, null), reader(at, at, 'Read.'), reader(at, at, 'Lu.')])).toEqual(['Lu.', 'Read.'])
})
