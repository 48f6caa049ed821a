import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../../ui/testing.tsx'
import { RequirementsBoard } from './RequirementsBoard.tsx'

readyForParts()
const server = answering()

const qualifications = [
  { id: 2, kind: 'degree', code: 'CYNO', name: 'Agent cynophile' },
  { id: 6, kind: 'degree', code: 'SST', name: 'Sauveteur secouriste' },
  { id: 7, kind: 'empowerment', code: 'H0B0', name: 'Habilitation électrique' },
]
const round = { id: 1, name: 'Ronde', is_card_required: true, card_activity: '', qualificationIds: [6], version: 1 }
/** What it asks for, as the server has it. */
let stands: typeof round = round
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) })
const tick = (name: string) => fireEvent.click(box(name))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sent = () => server.asked.filter(({ call }) => call === 'PUT /prestations/requirements').map(({ body }) => body)
const saidAt = (name: string) => document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const line = () => within(screen.getByRole('list', { name: 'Prestations' })).getByRole('listitem')

beforeEach(async () => {
  stands = round
  server.to({
    'GET /prestations/requirements': () => ({ body: { prestations: [stands], qualifications } }),
    'PUT /prestations/requirements': ({ body }) => {
      if (body['version'] !== stands.version) return { status: 409, body: { code: 'CONFLICT', message: '' } }
      stands = { ...stands, ...body, version: stands.version + 1 }
      return { body: { prestation: stands } }
    },
  })
  await showOnPage(<RequirementsBoard />)
  fireEvent.click(await screen.findByRole('button', { name: 'Modifier ce que demande Ronde' }))
  await screen.findByRole('dialog', { name: 'Ronde' })
})

it('what a prestation asks for is ticked by kind, sent, and stands on its line', async () => {
  const degrees = screen.getByRole('group', { name: 'Diplômes' })
  expect(within(degrees).getAllByRole('checkbox')).toHaveLength(2)
  tick('Agent cynophile')
  tick('Sauveteur secouriste')
  tick('Habilitation électrique')
  tick('Carte professionnelle')
  press('Enregistrer')
  await isClosed()
  expect(sent()).toEqual([{ prestation_id: 1, is_card_required: false, card_activity: '', qualificationIds: [2, 7], version: 1 }])
  expect(within(line()).getByText('Agent cynophile')).not.toBeNull()
  expect(within(line()).queryByText('Carte professionnelle')).toBeNull()
})

it('another who saved meanwhile is told of at each line, and nothing of theirs is lost by going on', async () => {
  tick('Agent cynophile')
  stands = { ...round, is_card_required: false, qualificationIds: [7], version: 2 }
  press('Enregistrer')
  expect(await screen.findByText(/^Quelqu’un vient de changer ces exigences/)).not.toBeNull()
  expect(box('Agent cynophile').checked).toBe(true)
  expect(saidAt('Agent cynophile')).toBeUndefined()
  expect(saidAt('Sauveteur secouriste')).toBe('Enregistré entre-temps\u00a0: non demandé')
  expect(saidAt('Habilitation électrique')).toBe('Enregistré entre-temps\u00a0: demandé')
  expect(saidAt('Carte professionnelle')).toBe('Enregistré entre-temps\u00a0: non demandé')
  press('Continuer')
  expect(['Agent cynophile', 'Sauveteur secouriste', 'Habilitation électrique'].map((name) => box(name).checked)).toEqual([
    true,
    false,
    true,
  ])
  press('Enregistrer')
  await isClosed()
  expect(sent()[1]).toEqual({ prestation_id: 1, is_card_required: false, card_activity: '', qualificationIds: [2, 7], version: 2 })
})

it('saved as it stood nothing is sent, also when a tick was taken back', async () => {
  tick('Agent cynophile')
  tick('Agent cynophile')
  press('Enregistrer')
  await isClosed()
  expect(sent()).toEqual([])
})
