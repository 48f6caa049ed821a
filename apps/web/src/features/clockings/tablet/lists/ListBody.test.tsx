import { epochOf, type Instant } from '@vigie/contract/kit/time.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setClock } from '../../../../session/clock.ts'
import { readyForParts, show } from '../../../../ui/testing.tsx'
import { ListBody } from './ListBody.tsx'

readyForParts()

const half = '2026-10-12T05:30:00Z' as Instant
let passed = 0
beforeEach(() => {
  passed = 0
  vi.spyOn(Date, 'now').mockImplementation(() => epochOf(half) + passed)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  setClock(half)
})
afterEach(() => vi.restoreAllMocks())

const list = (knownAt: number) => (
  <ListBody
    isKnown
    isShut={false}
    isEmpty={false}
    empty={{ title: '', text: '' }}
    isNamed
    error={null}
    knownAt={knownAt}
    timeZone="Europe/Paris"
    onRetry={() => undefined}
  >
    <p>NGUYEN Cécile</p>
  </ListBody>
)

it('says from when a list is by the clock as it was known when it came, however slow the answers are that set it later', () => {
  passed = 400
  const knownAt = Date.now()
  const { again } = show(list(knownAt))
  expect(screen.getByRole('status').textContent).toContain('07:30')
  // The server has said half past seven, cut to the second, and was heard two seconds later.
  passed = 2400
  setClock(half)
  again(list(knownAt))
  expect(screen.getByRole('status').textContent).toContain('07:30')
  // A list that comes then is said by that clock.
  passed += 60_000
  again(list(Date.now()))
  expect(screen.getByRole('status').textContent).toContain('07:31')
})
