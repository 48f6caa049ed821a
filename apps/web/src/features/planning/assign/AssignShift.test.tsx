import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { shift as shiftShape, type Shift } from '@vigie/contract/shifts/shifts.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { shiftAt } from '../../../domains/shifts/shifts.testing.ts'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { createStore, useStore } from '../../../kit/store.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { overlap, rest, suggested } from '../planning.testing.ts'
import { AssignShift } from './AssignShift.tsx'

readyForParts()
const server = answering()
/** Before the service begins. */
beforeEach(() => void vi.setSystemTime('2026-10-14T05:00:00Z'))
afterEach(() => void vi.useRealTimers())

const shift = shiftAt('2026-10-14T06:00:00Z', '2026-10-14T14:00:00Z', { agentId: 4, agentName: 'Absent Paul', version: 3 })
const given = { body: { shift: z.encode(shiftShape, { ...shift, agentId: 7, agentName: 'Libre Alix', version: 4 }), is_published: true } }
const suggestions = () => ({
  body: {
    suggestions: [suggested(7, 'Libre Alix'), suggested(8, 'Las Marc', rest), suggested(9, 'Pris Luc', overlap)],
    free_count: 1,
    is_free_count_least: true,
  },
})
const row = (name: string) => screen.getByText(name).closest('li')!
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const sent = () => server.asked.filter(({ call }) => call === 'PUT /shifts/assignment').map(({ body }) => body)
const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Pourquoi passer outre')
async function opened(onDone: (shift: Shift) => void = () => undefined) {
  await showOnPage(<AssignShift shift={shift} onDone={onDone} />)
  press('Remplacer')
  await screen.findByText('Libre Alix')
}

beforeEach(() => server.to({ 'GET /shifts/suggestions': suggestions, 'PUT /shifts/assignment': () => given }))

it('gives the service by one press, for the version that was read', async () => {
  const onDone = vi.fn<(changed: Shift) => void>()
  await opened(onDone)
  expect(screen.getByText('Au moins 1 agent libre et en règle')).toBeDefined()
  const names = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByText(/Alix|Marc|Luc/)
      .map(({ textContent }) => textContent)
  expect([names('Agents'), names('Libres, mais avec une réserve')]).toEqual([['Libre Alix'], ['Las Marc', 'Pris Luc']])
  press('Confier à Libre Alix')
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sent()).toEqual([{ vacation_id: shift.id, resource_id: 7, version: 3 }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says what stands against somebody: what no reason passes has no button', async () => {
  await opened()
  expect(within(row('Pris Luc')).getByText('Deux services en même temps.')).toBeDefined()
  expect(within(row('Pris Luc')).queryByRole('button')).toBeNull()
})

it('a number that is known is read and called; an open service is also offered to one, who is asked first', async () => {
  server.to({
    'GET /shifts/suggestions': () => ({
      body: { suggestions: [{ ...suggested(7, 'Libre Alix'), phone_mobile: '+33612345678' }], free_count: 1, is_free_count_least: false },
    }),
    'GET /missions': () => ({ body: { missions: [], nextCursor: null } }),
    'POST /missions': () => ({ status: 409, body: { code: 'SHIFT_NOT_OPEN', message: 'Déjà pourvu.' } }),
  })
  await showOnPage(<AssignShift shift={{ ...shift, agentId: null, agentName: null }} onDone={() => undefined} />)
  press('Pourvoir')
  const link = await screen.findByRole('link', { name: /06 12 34 56 78, Libre Alix/ })
  expect(link.getAttribute('href')).toBe('tel:+33612345678')
  fireEvent.click(await screen.findByRole('button', { name: 'Proposer à Libre Alix' }))
  const offers = () => server.asked.filter(({ call }) => call === 'POST /missions').map(({ body }) => body)
  await waitFor(() => expect(offers()).toMatchObject([{ shift_ids: [shift.id], resource_ids: [7] }]))
})

it('a rule is passed with a reason, which is asked for, and outlives a refusal and the window', async () => {
  await opened()
  press('Passer outre pour Las Marc')
  press('Confier malgré tout')
  expect(await screen.findByText(/Écrivez pourquoi vous passez outre/)).toBeDefined()
  fireEvent.change(reason(), { target: { value: 'Accord de l’agent' } })
  server.to({
    'GET /shifts/suggestions': suggestions,
    'PUT /shifts/assignment': () => ({ status: 409, body: { code: 'CONFLICT', message: '' } }),
  })
  press('Confier malgré tout')
  expect(await screen.findByText(/Ce service vient de changer/)).toBeDefined()
  expect(reason().value).toBe('Accord de l’agent')
  press('Fermer')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('Remplacer')
  await screen.findByText('Libre Alix')
  expect(reason().value).toBe('Accord de l’agent')
  server.to({ 'GET /shifts/suggestions': suggestions, 'PUT /shifts/assignment': () => given })
  press('Confier malgré tout')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const once = { vacation_id: shift.id, resource_id: 8, version: 3, waiver: 'Accord de l’agent' }
  expect(sent()).toEqual([once, once])
})

it('is not offered for what somebody has clocked', async () => {
  await showOnPage(<AssignShift shift={{ ...shift, preClockInAt: shift.startsAt }} onDone={() => undefined} />)
  expect(screen.queryByRole('button')).toBeNull()
})

it('does not undo what a colleague has changed since it was opened: that is said, and shown, first', async () => {
  const live = createStore<Shift>(shift)
  function Live() {
    return <AssignShift shift={useStore(live)} onDone={() => undefined} />
  }
  await showOnPage(<Live />)
  press('Remplacer')
  await screen.findByText('Libre Alix')
  act(() => live.set({ ...shift, version: 4, agentId: 5, agentName: 'Venu Jean' }))
  expect(screen.getByRole('dialog', { name: 'Remplacer Absent Paul' })).toBeDefined()
  server.to({
    'GET /shifts/suggestions': suggestions,
    'PUT /shifts/assignment': () => ({ status: 409, body: { code: 'CONFLICT', message: '' } }),
  })
  press('Confier à Libre Alix')
  expect(await screen.findByText(/Ce service vient de changer/)).toBeDefined()
  const versions = () => sent().map(({ version }) => version)
  expect(versions()).toEqual([3])
  expect(screen.getByRole('dialog', { name: 'Remplacer Venu Jean' })).toBeDefined()
  server.to({ 'GET /shifts/suggestions': suggestions, 'PUT /shifts/assignment': () => given })
  press('Confier à Libre Alix')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(versions()).toEqual([3, 4])
})

describe('of a service that has begun', () => {
  beforeEach(() => void vi.setSystemTime('2026-10-14T06:40:20Z'))
  const when = () => screen.getByLabelText<HTMLInputElement>('Le remplaçant prend le poste à')
  const why = () => screen.getByLabelText<HTMLInputElement>('Motif')

  it('what is left is given from the present minute on, with a reason that is asked for', async () => {
    await opened()
    expect(when().value).toBe('08:40')
    expect(screen.getByText('Avant cette heure, le service reste celui de Absent Paul.')).toBeDefined()
    expect(server.asked.find(({ call }) => call === 'GET /shifts/suggestions')?.query.get('from')).toBe('2026-10-14T06:40:00Z')
    expect(why().value).toBe('Ne s’est pas présenté')
    fireEvent.change(why(), { target: { value: ' ' } })
    press('Confier à Libre Alix')
    expect(await screen.findByText(/Écrivez pourquoi son agent ne le poursuit pas/)).toBeDefined()
    expect(sent()).toEqual([])
    press('Malade')
    press('Confier à Libre Alix')
    await waitFor(() =>
      expect(sent()).toEqual([{ vacation_id: shift.id, resource_id: 7, version: 3, reason: 'Malade', from: '2026-10-14T06:40:00Z' }]),
    )
  })

  it('or from another time within it; one outside is said beside the field', async () => {
    await opened()
    fireEvent.change(why(), { target: { value: ' Malade ' } })
    fireEvent.change(when(), { target: { value: '17:00' } })
    expect(await screen.findByText('Cette heure n’est pas dans le service, de 08:00 à 16:00.')).toBeDefined()
    press('Confier à Libre Alix')
    expect(sent()).toEqual([])
    fireEvent.change(when(), { target: { value: '09:15' } })
    press('Confier à Libre Alix')
    await waitFor(() =>
      expect(sent()).toEqual([{ vacation_id: shift.id, resource_id: 7, version: 3, reason: 'Malade', from: '2026-10-14T07:15:00Z' }]),
    )
  })

  it('that nobody has asks for no reason, and one that is over for a time', async () => {
    vi.setSystemTime('2026-10-14T18:00:00Z')
    await showOnPage(<AssignShift shift={{ ...shift, agentId: null, agentName: null }} onDone={() => undefined} />)
    press('Pourvoir')
    await screen.findByText('Libre Alix')
    press('Confier à Libre Alix')
    expect(await screen.findByText('Choisissez l’heure à laquelle le poste a été repris.')).toBeDefined()
    fireEvent.change(screen.getByLabelText('À partir de'), { target: { value: '08:00' } })
    press('Confier à Libre Alix')
    await waitFor(() => expect(sent()).toEqual([{ vacation_id: shift.id, resource_id: 7, version: 3, from: '2026-10-14T06:00:00Z' }]))
  })

  it('stays with who held it to its end, and not with who is still there', async () => {
    const there = { ...shift, arrivedAt: shift.startsAt }
    await showOnPage(<AssignShift shift={{ ...there, leftAt: shift.endsAt }} onDone={() => undefined} />)
    expect(screen.queryByRole('button')).toBeNull()
    await showOnPage(<AssignShift shift={there} onDone={() => undefined} />)
    expect(screen.getByRole('button', { name: 'Remplacer' })).toBeDefined()
  })
})
