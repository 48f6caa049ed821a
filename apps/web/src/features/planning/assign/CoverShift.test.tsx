import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { shift as shiftShape, type Shift } from '@vigie/contract/shifts/shifts.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { shiftAt } from '../../../domains/shifts/shifts.testing.ts'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { sessionStore } from '../../../session/store.ts'
import { waiting } from '../../../ui/feedback/toast.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { rest, suggested } from '../planning.testing.ts'
import { CoverShift } from './CoverShift.tsx'

readyForParts()
const server = answering()
/** Before the service begins. */
beforeEach(() => void vi.setSystemTime('2026-10-14T05:00:00Z'))
afterEach(() => void vi.useRealTimers())

const shift = shiftAt('2026-10-14T06:00:00Z', '2026-10-14T14:00:00Z', { agentId: 4, agentName: 'Absent Paul', version: 3 })
const site = {
  id: 1,
  name: 'Tour Nantes',
  address: '',
  address_complement: '',
  postcode: '',
  city: 'Nantes',
  instructions: '',
  access: '',
  alert: '',
  phone: '',
  latitude: null,
  longitude: null,
  time_zone: 'Europe/Paris',
}
const infos = (now: Shift) => ({ body: { shift: z.encode(shiftShape, now), site, colleagues: [], comments: [] } })
const given = (changes: Partial<Shift>) => ({ body: { shift: z.encode(shiftShape, { ...shift, ...changes }), is_published: true } })
const suggestions = () => ({
  body: {
    suggestions: [suggested(7, 'Libre Alix'), suggested(8, 'Las Marc', rest)],
    free_count: 1,
    is_free_count_least: false,
  },
})
const always = { 'GET /shift/infos': () => infos(shift), 'GET /shifts/suggestions': suggestions }
const name = 'Qui peut couvrir Tour Nantes, 08:00'
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }))
const sent = () => server.asked.filter(({ call }) => call === 'PUT /shifts/assignment').map(({ body }) => body)
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const toasts = () => waiting.get().map(({ text }) => text)
async function opened() {
  press(name)
  await screen.findByText('Libre Alix')
}

beforeEach(async () => {
  waiting.set([])
  server.to({ ...always, 'PUT /shifts/assignment': () => given({ agentId: 7, agentName: 'Libre Alix', version: 4 }) })
  await showOnPage(<CoverShift shiftId={shift.id} startsLocal={shift.startsLocal} name={name} />)
})

it('the service is read when one asks who could have it, and given by one press', async () => {
  expect(server.asked).toEqual([])
  await opened()
  expect(screen.getByRole('dialog', { name: 'Remplacer Absent Paul' })).not.toBeNull()
  press('Confier à Libre Alix')
  await isClosed()
  expect(sent()).toEqual([{ vacation_id: shift.id, resource_id: 7, version: 3 }])
  expect(toasts()).toEqual(['Service confié à Libre Alix'])
})

it('a rule that asks for a written reason is passed with it, and not without', async () => {
  await opened()
  press('Passer outre pour Las Marc')
  press('Confier malgré tout')
  expect(await screen.findByText(/Écrivez pourquoi vous passez outre/)).not.toBeNull()
  expect(sent()).toEqual([])
  fireEvent.change(screen.getByLabelText('Pourquoi passer outre'), { target: { value: ' Accord de l’agent ' } })
  press('Confier malgré tout')
  await isClosed()
  expect(sent()).toEqual([{ vacation_id: shift.id, resource_id: 8, version: 3, waiver: 'Accord de l’agent' }])
})

it('a refusal is said in the window, and who could have it is asked for anew', async () => {
  const refused = { code: 'AGENT_UNFIT', message: 'Un autre service à cette heure.' }
  server.to({ ...always, 'PUT /shifts/assignment': () => ({ status: 409, body: refused }) })
  await opened()
  press('Confier à Libre Alix')
  expect(await within(screen.getByRole('dialog')).findByText('Un autre service à cette heure.')).not.toBeNull()
  await waitFor(() => expect(server.asked.filter(({ call }) => call === 'GET /shifts/suggestions')).toHaveLength(2))
  expect(toasts()).toEqual([])
})

it('a service that has changed meanwhile is shown as it is now, and given from there', async () => {
  await opened()
  const now = { ...shift, agentId: 5, agentName: 'Venu Jean', version: 4 }
  server.to({
    ...always,
    'GET /shift/infos': () => infos(now),
    'PUT /shifts/assignment': ({ body }) =>
      body['version'] === 4 ? given({ agentId: 7, version: 5 }) : { status: 409, body: { code: 'CONFLICT', message: '' } },
  })
  press('Confier à Libre Alix')
  expect(await screen.findByText('Ce service vient de changer. Vérifiez, puis recommencez.')).not.toBeNull()
  expect(await screen.findByRole('dialog', { name: 'Remplacer Venu Jean' })).not.toBeNull()
  press('Confier à Libre Alix')
  await isClosed()
  expect(sent().map(({ version }) => version)).toEqual([3, 4])
})

it('opened again it begins from the service as it is by then, not as it was read before', async () => {
  await opened()
  press('Annuler')
  await isClosed()
  server.to({ ...always, 'GET /shift/infos': () => infos({ ...shift, agentId: 5, agentName: 'Venu Jean', version: 4 }) })
  press(name)
  expect(await screen.findByRole('dialog', { name: 'Remplacer Venu Jean' })).not.toBeNull()
})

it('a service that is there no more opens no window: that is said, and can be tried again', async () => {
  server.to({ ...always, 'GET /shift/infos': () => ({ status: 404, body: { code: 'NOT_FOUND', message: 'Ce service n’existe plus.' } }) })
  press(name)
  await waitFor(() => expect(toasts()).toEqual(['Ce service n’existe plus.']))
  expect(screen.queryByRole('dialog')).toBeNull()
  server.to(always)
  await opened()
})

it('who may not give services is led to the service instead', async () => {
  const exchange = sessionStore.get().exchange!
  const settings = { ...exchange.environment.settings, man_edit_planning: false }
  sessionStore.set({ phase: 'ready', exchange: { ...exchange, environment: { ...exchange.environment, settings } } })
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe(`/services?date=2026-10-14&vacationId=${shift.id}`)
  expect(screen.queryByRole('button', { name })).toBeNull()
})
