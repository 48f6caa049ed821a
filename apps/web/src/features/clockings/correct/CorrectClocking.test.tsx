import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { shift as shiftShape, type Shift } from '@vigie/contract/shifts/shifts.ts'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { shiftAt } from '../../../domains/shifts/shifts.testing.ts'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../../ui/testing.tsx'
import { CorrectClocking } from './CorrectClocking.tsx'

readyForParts()
const server = answering()

const shift = shiftAt('2026-10-12T06:00:00Z', '2026-10-12T14:00:00Z', { arrivedAt: '2026-10-12T06:09:00Z' as Instant, version: 3 })
const uuid = '0b9f2c64-8d1e-4f5a-9c3b-7e6d5a4b3c21'
const act = (kind: string) => ({ clockingUuid: uuid, kind, standsAt: '2026-10-12T06:09:00Z' as Instant })
const answered = { body: { shift: z.encode(shiftShape, { ...shift, version: 4 }) } }
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('sends another time with its reason, and says what is missing before', async () => {
  const correction = vi.fn<(asked: unknown) => typeof answered>(() => answered)
  server.to({ 'GET /clocking_anomaly_reasons': () => ({ body: { reasons: [] } }), 'POST /clockings/correction': correction })
  const onDone = vi.fn<(changed: Shift) => void>()
  await showOnPage(<CorrectClocking shift={shift} act={act('start')} onDone={onDone} />)
  press('Corriger\u00a0: Prise de service')
  press('Enregistrer la correction')
  expect(await screen.findByText(/C’est déjà l’heure enregistrée/)).toBeDefined()
  expect(screen.getByText(/Écrivez pourquoi/)).toBeDefined()
  type(/^Nouvelle heure/, '07:58')
  type(/^Pourquoi/, 'Vu au poste')
  press('Enregistrer la correction')
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(JSON.stringify(correction.mock.calls)).toContain('05:58:00')
  expect(JSON.stringify(correction.mock.calls)).toContain('Vu au poste')
})

it('changes the day too, among those on which the act can have been', async () => {
  const correction = vi.fn<(asked: unknown) => typeof answered>(() => answered)
  server.to({ 'GET /clocking_anomaly_reasons': () => ({ body: { reasons: [] } }), 'POST /clockings/correction': correction })
  const onDone = vi.fn<(changed: Shift) => void>()
  const late = '2026-10-12T22:10:00Z' as Instant
  const night = shiftAt('2026-10-12T17:00:00Z', '2026-10-13T05:00:00Z', { arrivedAt: late, version: 3 })
  await showOnPage(<CorrectClocking shift={night} act={{ ...act('start'), standsAt: late }} onDone={onDone} />)
  press('Corriger\u00a0: Prise de service')
  const days = screen.getByLabelText<HTMLSelectElement>('Jour')
  expect([days.value, ...[...days.options].map(({ value }) => value)]).toEqual(['2026-10-13', '', '2026-10-12', '2026-10-13'])
  fireEvent.change(days, { target: { value: '2026-10-12' } })
  type(/^Nouvelle heure/, '18:58')
  type(/^Pourquoi/, 'Vu au poste')
  press('Enregistrer la correction')
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(JSON.stringify(correction.mock.calls)).toContain('2026-10-12T16:58:00Z')
})

it('an act that stands on a day far away may be brought back, and to no other day than its service’s', async () => {
  server.to({ 'GET /clocking_anomaly_reasons': () => ({ body: { reasons: [] } }) })
  const far = '2026-11-14T10:00:00Z' as Instant
  await showOnPage(
    <CorrectClocking
      shift={{ ...shift, leftAt: far }}
      act={{ ...act('end'), clockingUuid: '0b9f2c64-8d1e-4f5a-9c3b-7e6d5a4b3c22', standsAt: far }}
      onDone={() => undefined}
    />,
  )
  press('Corriger\u00a0: Fin de service')
  expect([...screen.getByLabelText<HTMLSelectElement>('Jour').options].map(({ value }) => value)).toEqual([
    '',
    '2026-10-11',
    '2026-10-12',
    '2026-10-13',
    '2026-11-14',
  ])
  type(/^Nouvelle heure/, '10:00')
  type(/^Pourquoi/, 'Vu au poste')
  press('Enregistrer la correction')
  expect(await screen.findByText(/Trop loin du service/)).toBeDefined()
})

it('says what goes with an arrival that is deleted', async () => {
  server.to({ 'GET /clocking_anomaly_reasons': () => ({ body: { reasons: [] } }) })
  await showOnPage(<CorrectClocking shift={shift} act={act('start')} onDone={() => undefined} />)
  press('Corriger\u00a0: Prise de service')
  press('Supprimer')
  expect(screen.getByText(/son départ et ses pauses non plus/)).toBeDefined()
  press('Supprimer ce pointage')
  expect(await screen.findByText(/Écrivez pourquoi/)).toBeDefined()
})

it('«en route» is deleted alone: its time counts nowhere', async () => {
  await showOnPage(<CorrectClocking shift={shift} act={act('pre_clocking')} onDone={() => undefined} />)
  expect(screen.queryByRole('button', { name: /^Corriger/ })).toBeNull()
  press('Supprimer\u00a0: En route')
  expect(screen.getByText(/Cet acte ne comptera plus/)).toBeDefined()
})
