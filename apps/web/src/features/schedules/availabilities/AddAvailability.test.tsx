import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { OfferingContract } from '@vigie/contract/availabilities/availabilities.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { waiting } from '../../../ui/feedback/toast.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { AddAvailability } from './AddAvailability.tsx'

readyForParts()
const server = answering()

const contract: OfferingContract = { id: 5, number: 'K1', typeName: 'CDI', startsOn: '2020-01-01' as Day, endsOn: null }
const empty = { availabilities: [], contracts: [], unavailabilities: [], bounds: null }
const onClose = vi.fn<() => void>()
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Ajouter' }))
const sent = () => server.asked.filter(({ call }) => call === 'POST /availabilities').map(({ body }) => body)
let day = 1

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-12T08:00:00Z') })
  onClose.mockClear()
  waiting.set([])
  server.to({ 'GET /availabilities': () => ({ body: empty }) })
  // Each on a day of its own: what is typed is kept by it.
  const on = `2026-12-${String(++day).padStart(2, '0')}` as Day
  const days = { day: on, today: '2026-10-12' as Day, lastDay: '2026-12-31' as Day }
  await showOnPage(<AddAvailability contracts={[contract]} contractId={5} {...days} onClose={onClose} />)
})
afterEach(() => void vi.useRealTimers())

it('is sent by its contract under a number that stays the same when it is sent again, and is another once it was changed', async () => {
  fill('De', '20')
  fill('À', '6')
  add()
  await waitFor(() => expect(sent()).toHaveLength(1))
  add()
  await waitFor(() => expect(sent()).toHaveLength(2))
  fill('À', '7')
  add()
  await waitFor(() => expect(sent()).toHaveLength(3))
  const [first, again, changed] = sent()
  expect(first).toEqual({
    contractId: 5,
    datetime_start: '2026-12-02 20:00:00',
    datetime_end: '2026-12-03 06:00:00',
    availability_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(again).toEqual(first)
  expect(changed!['availability_uuid']).not.toBe(first!['availability_uuid'])
})

it('a failure that says nothing better is said in its own words, and what was typed stays', async () => {
  server.to({
    'GET /availabilities': () => ({ body: empty }),
    'POST /availabilities': () => ({ status: 500, body: { code: 'UNFORESEEN', message: 'Erreur 1a2b' } }),
  })
  fill('De', '8')
  fill('À', '16')
  add()
  expect(await screen.findByText('Une erreur est survenue lors de l’envoi de votre disponibilité.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('De').value).toBe('8')
  expect(onClose).not.toHaveBeenCalled()
})

it('what the server refuses is said at its field, in the server’s words', async () => {
  const said = 'Vous êtes déjà disponible le vendredi 4 décembre de 08:00 à 16:00.'
  server.to({
    'GET /availabilities': () => ({ body: empty }),
    'POST /availabilities': () => ({ status: 422, body: { code: 'INVALID', message: 'Refusé', errors: { datetime_start: said } } }),
  })
  fill('De', '8')
  fill('À', '16')
  add()
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.getByLabelText('Jour').getAttribute('aria-invalid')).toBe('true')
})
