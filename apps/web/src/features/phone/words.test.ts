import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, test } from 'vitest'
import { placeOfZone } from './words.ts'

test("whose clock a service follows is said where it is not the reader's", () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(placeOfZone(own, '2026-10-12T08:00:00Z' as Instant)).toBeNull()
  expect(placeOfZone('Pacific/Kiritimati', '2026-10-12T08:00:00Z' as Instant)).toBe('Kiritimati')
})
