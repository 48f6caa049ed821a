import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answering, showOnPage } from '../../domains/testing/answering.testing.tsx'
import { waiting } from '../../ui/feedback/toast.ts'
import { readyForParts } from '../../ui/testing.tsx'
import { ShiftAlerts } from './ShiftAlerts.tsx'

readyForParts()
const server = answering()
const open = {
  id: 5,
  kind: 'notArrived',
  state: 'open',
  vacation_id: 9,
  clockingDeviceId: null,
  device_name: null,
  site_id: 1,
  site_name: 'Siège Paris',
  resource_name: 'NGUYEN Cécile',
  datetime_start: '2026-10-12 07:00:00',
  datetime_end: '2026-10-12 19:00:00',
  since: '2026-10-12T05:00:00Z',
  since_local: '2026-10-12 07:00:00',
  taken_at: null,
  taken_by: null,
  taken_by_name: null,
  note: '',
  closed_at: null,
}
/** As the server has it. */
let stands: object = open
const taken = (by: number, name: string) => ({
  ...open,
  state: 'taken',
  taken_at: '2026-10-12T05:10:00Z',
  taken_by: by,
  taken_by_name: name,
})
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const asked = (call: string) => server.asked.filter((one) => one.call === call).map(({ body }) => body)
const region = () => screen.findByRole('region', { name: 'Alertes' })

beforeEach(async () => {
  stands = open
  waiting.set([])
  server.to({
    'GET /alerts': () => ({ body: { alerts: [stands], total: 1, counts: null, nextCursor: null } }),
    'PUT /alerts/taken': () => {
      stands = taken(1, 'Claire Morvan')
      return { body: { alert: stands } }
    },
    'PUT /alerts/closed': ({ body }) => {
      stands = { ...taken(1, 'Claire Morvan'), state: 'closed', note: body['note'], closed_at: '2026-10-12T05:20:00Z' }
      return { body: { alert: stands } }
    },
  })
})

it('is taken charge of, and closed with what was done, which is asked for', async () => {
  await showOnPage(<ShiftAlerts shiftId={9} />)
  expect(within(await region()).getByText('depuis 07:00, personne ne s’en occupe')).toBeDefined()
  press('Je m’en occupe')
  expect(await screen.findByText('Claire Morvan s’en occupe')).toBeDefined()
  expect(asked('PUT /alerts/taken')).toEqual([{ alert_id: 5 }])
  press('Clore l’alerte')
  const window = within(await screen.findByRole('dialog', { name: 'Clore l’alerte' }))
  fireEvent.click(window.getByRole('button', { name: 'Clore l’alerte' }))
  expect(await window.findByText('Écrivez ce qui a été fait, même en quelques mots.')).toBeDefined()
  expect(asked('PUT /alerts/closed')).toEqual([])
  fireEvent.change(window.getByLabelText('Ce qui a été fait'), { target: { value: 'Arrive à 7 h 30' } })
  fireEvent.click(window.getByRole('button', { name: 'Clore l’alerte' }))
  expect(await screen.findByText('Traitée par Claire Morvan')).toBeDefined()
  expect(screen.getByText('Arrive à 7 h 30')).toBeDefined()
  expect(asked('PUT /alerts/closed')).toEqual([{ alert_id: 5, note: 'Arrive à 7 h 30' }])
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})

it('a colleague who was quicker is named, and shown', async () => {
  await showOnPage(<ShiftAlerts shiftId={9} />)
  await region()
  server.to({
    'GET /alerts': () => ({ body: { alerts: [stands], total: 1, counts: null, nextCursor: null } }),
    'PUT /alerts/taken': () => {
      stands = taken(2, 'Karim Benali')
      return { status: 409, body: { code: 'ALERT_TAKEN', message: 'Karim Benali s’occupe déjà de cette alerte.' } }
    },
  })
  press('Je m’en occupe')
  expect(await screen.findByText('Karim Benali s’en occupe')).toBeDefined()
  expect(waiting.get().map(({ text }) => text)).toEqual(['Karim Benali s’occupe déjà de cette alerte.'])
  // Whoever has not taken it cannot give it back.
  expect(screen.queryByRole('button', { name: 'Laisser à un autre' })).toBeNull()
})

it('nothing is shown of a service that never had one', async () => {
  server.to({ 'GET /alerts': () => ({ body: { alerts: [], total: 0, counts: null, nextCursor: null } }) })
  await showOnPage(<ShiftAlerts shiftId={9} />)
  await waitFor(() => expect(server.asked).not.toEqual([]))
  expect(screen.queryByRole('region')).toBeNull()
})
