import { screen } from '@testing-library/react'
import type { AnomalyKind } from '@vigie/contract/dashboard/dashboard.kinds.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { beforeEach, expect, it } from 'vitest'
import { shiftAt } from '../../../domains/shifts/shifts.testing.ts'
import { sessionStore, type Exchange } from '../../../session/store.ts'
import { readyForParts, show } from '../../../ui/testing.tsx'
import { useFound } from './AnomalyCells.tsx'

readyForParts()
beforeEach(() => sessionStore.set({ phase: 'ready', exchange: { timeZone: 'Europe/Paris' } as Exchange }))

const Found = ({ shift, kind }: { shift: Shift; kind: AnomalyKind }) => <p role="note">{useFound()(shift, kind)}</p>
const found = (changes: Parameters<typeof shiftAt>[2]) => {
  show(<Found shift={shiftAt('2026-10-12T06:00:00Z', '2026-10-12T14:00:00Z', changes)} kind="missed" />)
  return screen.getByRole('note').textContent
}

it('says that nobody arrived where nobody did', () => {
  expect(found({})).toBe('Personne n’est arrivé')
})

it('says of an arrival that is to be confirmed when it was', () => {
  expect(found({ arrivedAt: '2026-10-12T06:02:00Z' as Instant, isClockInUnconfirmed: true, unconfirmedCount: 1 })).toBe(
    'Arrivée à 08:02, à confirmer',
  )
})
