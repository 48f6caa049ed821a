import { fireEvent, screen } from '@testing-library/react'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { shiftAt } from '../../../domains/shifts/shifts.testing.ts'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../../ui/testing.tsx'
import { ForcedClocking } from './ForcedClocking.tsx'

readyForParts()
answering().to({ 'GET /clocking-reasons': () => ({ body: { reasons: [] } }) })

const shown = (changes: Parameters<typeof shiftAt>[2]) =>
  showOnPage(<ForcedClocking shift={shiftAt('2026-10-12T06:00:00Z', '2026-10-12T14:00:00Z', changes)} onRecorded={() => undefined} />)
const arrivedAt = '2026-10-12T06:02:00Z' as Instant
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

it('beside an arrival that is to be confirmed, both acts may be clocked, as the server takes them, and it says that the other goes on waiting', async () => {
  await shown({ arrivedAt, isClockInUnconfirmed: true, unconfirmedCount: 1 })
  expect(names()).toEqual(['Pointer le départ', 'Pointer l’arrivée'])
  expect(
    screen.getByText('Ce que vous pointez est enregistré tout de suite. L’acte à confirmer attend toujours votre décision.'),
  ).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Pointer l’arrivée' }))
  expect(screen.getByRole('heading', { name: 'Pointer l’arrivée' })).toBeDefined()
  expect(names()).toContain('Pointer le départ')
})

it('beside a departure that is to be confirmed the departure may be clocked', async () => {
  await shown({ arrivedAt, leftAt: '2026-10-12T14:01:00Z' as Instant, isClockOutUnconfirmed: true, unconfirmedCount: 1 })
  expect(names()).toContain('Pointer le départ')
  expect(names()).not.toContain('Pointer l’arrivée')
})

it('where both acts count there is nothing to clock, and no word of what waits', async () => {
  await shown({ arrivedAt, leftAt: '2026-10-12T14:01:00Z' as Instant })
  expect(names()).toEqual([])
  expect(screen.queryByText(/à confirmer/)).toBeNull()
})
