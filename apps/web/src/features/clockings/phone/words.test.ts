import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, test } from 'vitest'
import { isOwnClock } from './words.ts'

test("a clock that shows what the reader's own shows is told from others", () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(isOwnClock(own, '2026-10-12T08:00:00Z' as Instant)).toBe(true)
  expect(isOwnClock('Pacific/Kiritimati', '2026-10-12T08:00:00Z' as Instant)).toBe(false)
})
