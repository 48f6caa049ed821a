import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { shift as shiftShape, type Shift } from '@vigie/contract/shifts/shifts.ts'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { shiftAt } from '../../../domains/shifts/shifts.testing.ts'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../../ui/testing.tsx'
import { ForcedClocking } from './ForcedClocking.tsx'

readyForParts()
const server = answering()
const reasons = [{ id: 4, name: 'Badge oublié', is_early_leave_accepted: false, explains: ['start', 'end'], depends_on: null }]
const listed = { 'GET /clocking_anomaly_reasons': () => ({ body: { reasons } }) }
server.to(listed)

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

/** The form of a service of October, opened weeks later, with its reason chosen. */
async function opened(changes: Parameters<typeof shiftAt>[2], onRecorded: (shift: Shift) => void = () => undefined) {
  const shift = shiftAt('2026-10-12T06:00:00Z', '2026-10-12T14:00:00Z', changes)
  await showOnPage(<ForcedClocking shift={shift} onRecorded={onRecorded} />)
  await screen.findByRole('option', { name: 'Badge oublié' })
  fireEvent.change(screen.getByLabelText(/^Motif/), { target: { value: '4' } })
  return shift
}
const dayField = () => screen.getByLabelText<HTMLSelectElement>('Jour')
const timeField = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const send = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('of a service that is over the planned day and time are proposed, and sent as they stand', async () => {
  const recorded = vi.fn<(asked: unknown) => { body: unknown }>()
  server.to({ ...listed, 'PUT /services': recorded })
  const onRecorded = vi.fn<(shift: Shift) => void>()
  const shift = await opened({ arrivedAt }, onRecorded)
  recorded.mockReturnValue({ body: { shift: z.encode(shiftShape, shift), receipt: '' } })
  expect([dayField().value, timeField(/^Heure de départ/).value]).toEqual(['2026-10-12', '16:00'])
  expect([...dayField().options].map(({ text }) => text)).toEqual(['Choisir un jour', 'dim. 11 oct.', 'lun. 12 oct.', 'mar. 13 oct.'])
  expect(screen.getByText('Le lundi 12 octobre à 16:00')).toBeDefined()
  send('Enregistrer le départ')
  await waitFor(() => expect(onRecorded).toHaveBeenCalled())
  expect(JSON.stringify(recorded.mock.calls)).toContain('"left_at":"2026-10-12T14:00:00Z"')
})

it('emptied, the time is asked for: it does not mean now', async () => {
  server.to(listed)
  await opened({})
  fireEvent.change(timeField(/^Heure d’arrivée/), { target: { value: '' } })
  expect(screen.queryByText(/maintenant/)).toBeNull()
  send('Enregistrer l’arrivée')
  expect(await screen.findByText(/Écrivez l’heure/)).toBeDefined()
  fireEvent.change(dayField(), { target: { value: '2026-10-13' } })
  fireEvent.change(timeField(/^Heure d’arrivée/), { target: { value: '05:00' } })
  expect(await screen.findByText(/Trop loin du service/)).toBeDefined()
  expect(server.asked.filter(({ call }) => call === 'PUT /services')).toEqual([])
})

it('what the server finds wrong with the time stands at its field', async () => {
  const errors = { left_at: 'Le service durerait plus de 24 heures.' }
  server.to({ ...listed, 'PUT /services': () => ({ status: 422, body: { code: 'INVALID', message: 'Vérifiez', errors } }) })
  await opened({ arrivedAt })
  send('Enregistrer le départ')
  expect(await screen.findByText(errors.left_at)).toBeDefined()
  expect(timeField(/^Heure de départ/).getAttribute('aria-invalid')).toBe('true')
})
