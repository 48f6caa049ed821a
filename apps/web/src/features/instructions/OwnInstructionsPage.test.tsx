import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answering, showOnPage, signedInAs } from '../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../ui/testing.tsx'
import { OwnInstructionsPage } from './OwnInstructionsPage.tsx'

readyForParts()
const server = answering()
beforeEach(() => signedInAs('resource'))

const version = (id: number, text: string, more: object = {}) => ({
  id,
  number: id,
  text,
  starts_at: '2026-10-01T08:00:00Z',
  read_at: '2026-10-02T08:00:00Z',
  former_text: null,
  ...more,
})
const answer = (current: object | null, next: object | null = null) =>
  server.to({
    'GET /instructions': () => ({ body: { site_name: 'Port de la Brière', time_zone: 'Europe/Paris', current, next } }),
    'PUT /instructions/read': () => ({ body: { read_at: '2026-10-12T05:00:00Z' } }),
  })
const read = () => server.asked.filter(({ call }) => call === 'PUT /instructions/read').map(({ body }) => body['id'])

it('shows what is new in a version that the agent has not opened, and keeps that it was opened now', async () => {
  answer(version(3, 'Porte C.\nRonde de 23 h.', { read_at: null, former_text: 'Porte C.\nRonde de 22 h.' }))
  await showOnPage(<OwnInstructionsPage siteId={7} />)
  expect(await screen.findByText('Ronde de 22 h.')).toBeDefined()
  await waitFor(() => expect(read()).toEqual([3]))
  fireEvent.click(screen.getByRole('button', { name: 'Voir le texte seul' }))
  expect(screen.queryByText('Ronde de 22 h.')).toBeNull()
  expect(screen.getByText(/Ronde de 23 h\./)).toBeDefined()
})

it('shows a version that was read as it is, with what comes below it, and marks nothing again', async () => {
  answer(version(3, 'Porte C.', { former_text: 'Porte B.' }), version(4, 'Porte D.', { starts_at: '2027-02-01T08:00:00Z' }))
  await showOnPage(<OwnInstructionsPage siteId={7} />)
  expect((await screen.findAllByRole('heading', { level: 2 })).map((title) => title.textContent)).toEqual([
    expect.stringContaining('En vigueur depuis'),
    expect.stringContaining('À partir du'),
  ])
  expect(screen.queryByText('Porte B.')).toBeNull()
  expect(screen.getByText('Porte D.')).toBeDefined()
  expect(read()).toEqual([])
})

it('says that nothing is asked at a site without instructions', async () => {
  answer(null)
  await showOnPage(<OwnInstructionsPage siteId={7} />)
  expect(await screen.findByText('Aucune consigne pour ce site')).toBeDefined()
})
