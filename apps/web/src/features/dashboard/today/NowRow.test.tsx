import { screen } from '@testing-library/react'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { beforeEach, expect, it } from 'vitest'
import { shiftAt } from '../../../domains/shifts/shifts.testing.ts'
import { inState } from '../../../domains/shifts/states.rules.ts'
import { sessionStore, type Exchange } from '../../../session/store.ts'
import { readyForParts, show } from '../../../ui/testing.tsx'
import { NowRow } from './NowRow.tsx'

readyForParts()
beforeEach(() => sessionStore.set({ phase: 'ready', exchange: { timeZone: 'Europe/Paris' } as Exchange }))

const now = '2026-11-20T11:00:00Z' as Instant
const said = (changes: Parameters<typeof shiftAt>[2], startsAt = '2026-11-20T12:00:00Z', endsAt = '2026-11-20T18:00:00Z') => {
  const shift = shiftAt(startsAt, endsAt, changes)
  show(<NowRow judged={inState(shift, now, defaultSettings)} now={now} link={null} />)
  return screen.getByRole('listitem').textContent
}

it('names a post without an agent by its site, and says once that nobody is planned', () => {
  expect(said({ agentId: null, agentName: null, contractId: null })).toMatch(/^Non pourvuTour Nantes13:00/)
})

it('names a service by its agent, with the site below', () => {
  expect(said({ agentName: 'Morel Inès' })).toMatch(/Morel InèsTour Nantes13:00/)
})

it('bears its date where it began on another day than today', () => {
  expect(said({ agentName: 'Morel Inès' }, '2026-11-19T18:00:00Z', '2026-11-20T06:00:00Z')).toMatch(/19:00\s–\s07:00jeu. 19 nov./)
})

it('bears none of today', () => {
  expect(said({ agentName: 'Morel Inès' })).not.toContain('nov.')
})
