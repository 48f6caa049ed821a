import { screen } from '@testing-library/react'
import type { Day, LocalDateTime } from '@vigie/contract/kit/time.ts'
import type { UnfitShift } from '@vigie/contract/planning/planning.unfit.ts'
import { expect, it } from 'vitest'
import { showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { inLanguage, readyForParts } from '../../../ui/testing.tsx'
import { UnfitLine } from './UnfitLine.tsx'

readyForParts()

let last = 0
const unfit = (agentId: number, day: string, ...codes: UnfitShift['obstacles'][number]['code'][]): UnfitShift => ({
  id: ++last,
  day: day as Day,
  startsLocal: `${day} 08:00:00` as LocalDateTime,
  siteName: 'Tour',
  agentId,
  agentName: `Agent ${agentId}`,
  obstacles: codes.map((code) => ({ code, kind: 'refuse', canWaive: false, message: code })),
})
const line = async () => (await screen.findByRole('listitem')).textContent

it('counts agents and not services, says the most frequent first, and leads to the first day', async () => {
  const shifts = [
    unfit(1, '2026-11-29', 'CARD_EXPIRED'),
    unfit(1, '2026-11-30', 'CARD_EXPIRED'),
    unfit(2, '2026-11-30', 'CARD_EXPIRED', 'CONTRACT_NONE'),
  ]
  await showOnPage(<UnfitLine shifts={shifts} />)
  expect(await line()).toMatch(/Pas en règle2 agents planifiés avec une carte expirée.*1 agent planifié sans contrat en cours/)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/services?date=2026-11-29&filter=unfit')
  await inLanguage('en')
  expect(await line()).toMatch(/2 officers work with an expired card/)
  await inLanguage('de')
  expect(await line()).toMatch(/2 Sicherheitskräfte arbeiten mit abgelaufenem Ausweis/)
})

it('shows nothing where everybody is in order', async () => {
  await showOnPage(<UnfitLine shifts={[]} />)
  expect(screen.queryByRole('list')).toBeNull()
})
