import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, test } from 'vitest'
import { agoIn } from './dates.ts'

const now = '2026-11-20T07:12:00Z' as Instant
const ago = (instant: string) => agoIn(instant as Instant, now, 'fr').replaceAll(/\s/g, ' ')

test('how long ago is said in the largest whole unit', () => {
  expect(ago('2026-11-20T07:11:30Z')).toBe('maintenant')
  expect(ago('2026-11-20T07:07:01Z')).toBe('il y a 4 min')
  expect(ago('2026-11-20T04:12:00Z')).toBe('il y a 3 h')
  expect(ago('2026-11-18T07:12:00Z')).toBe('avant-hier')
})

test('a clock that runs ahead makes nothing come from the future', () => {
  expect(ago('2026-11-20T07:12:09Z')).toBe('maintenant')
})
