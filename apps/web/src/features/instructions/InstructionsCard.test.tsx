import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Site } from '@vigie/contract/sites/sites.ts'
import { expect, it } from 'vitest'
import { answering, showOnPage } from '../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../ui/testing.tsx'
import { InstructionsCard } from './InstructionsCard.tsx'

readyForParts()
const server = answering()

const site = { id: 7, name: 'Siège', timeZone: 'Europe/Paris', instructions: 'Ronde de 22 h' } as Site
const draftOf = (text: string, version: number) => ({
  id: 5,
  number: 2,
  state: 'draft',
  text,
  starts_on: null,
  starts_at: null,
  ends_at: null,
  author_name: 'Claire Morvan',
  version,
  read_count: 0,
  agent_count: 0,
})
const saved = () => server.asked.filter(({ call }) => call === 'PUT /sites/7/instructions/draft').map(({ body }) => body)

it('goes on from the draft that another manager has begun meanwhile, and keeps what was typed', async () => {
  let versions: object[] = []
  server.to({
    'GET /sites/7/instructions': () => ({ body: { versions } }),
    'PUT /sites/7/instructions/draft': ({ body }) => {
      const isCurrent = body['version'] === (versions.length === 0 ? null : 4)
      return isCurrent ? { body: { id: 5, version: 5 } } : { status: 409, body: { code: 'CONFLICT', message: '' } }
    },
  })
  await showOnPage(<InstructionsCard site={site} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Nouvelle version' }))
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Consignes' })
  fireEvent.change(field(), { target: { value: 'Ronde de 23 h' } })
  versions = [draftOf('Ronde de 21 h', 4)]
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText(/Ronde de 21 h/)).toBeDefined()
  expect(field().value).toBe('Ronde de 23 h')
  fireEvent.click(screen.getByRole('button', { name: 'Continuer' }))
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(saved().at(-1)).toMatchObject({ text: 'Ronde de 23 h', version: 4 }))
})

const version = (number: number, state: 'coming' | 'inForce' | 'former', reads: readonly [number, number]) => ({
  ...draftOf(`Texte ${number}`, 1),
  id: number,
  number,
  state,
  starts_at: `2026-0${number}-01T08:00:00Z`,
  ends_at: state === 'former' ? `2026-0${number + 1}-01T08:00:00Z` : null,
  read_count: reads[0],
  agent_count: reads[1],
})

it('shows what holds and what comes with their readers, and of what held the latest two until all are asked for', async () => {
  const former = [4, 3, 2, 1].map((number) => version(number, 'former', [3, 3]))
  const versions = [version(6, 'coming', [0, 0]), version(5, 'inForce', [2, 3]), ...former]
  server.to({ 'GET /sites/7/instructions': () => ({ body: { versions } }) })
  await showOnPage(<InstructionsCard site={site} />)
  const lines = async () => within(await screen.findByRole('list', { name: 'Versions des consignes' })).getAllByRole('listitem')
  expect((await lines()).map((line) => line.querySelector('.tile')?.textContent)).toEqual(['v6', 'v5', 'v4', 'v3'])
  const [coming, inForce] = await lines()
  expect(within(inForce!).getByRole('button', { name: 'lu par 2 sur 3' })).toBeDefined()
  expect(within(inForce!).getByRole('button', { name: 'Relancer l’agent' })).toBeDefined()
  expect(within(coming!).getByRole('button', { name: 'aucun agent planifié' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Voir les 2 versions plus anciennes' }))
  expect(await lines()).toHaveLength(6)
  // The first version has none before it to be compared with.
  expect(within((await lines()).at(-1)!).queryByRole('button', { name: /Comparer/ })).toBeNull()
})

it('takes a version back only once that is confirmed', async () => {
  server.to({
    'GET /sites/7/instructions': () => ({ body: { versions: [version(2, 'coming', [0, 1]), version(1, 'inForce', [1, 1])] } }),
    'DELETE /sites/7/instructions/publication': () => ({ body: {} }),
  })
  await showOnPage(<InstructionsCard site={site} />)
  const withdrawn = () => server.asked.filter(({ call }) => call === 'DELETE /sites/7/instructions/publication')
  fireEvent.click(await screen.findByRole('button', { name: 'Repasser en brouillon' }))
  const dialog = await screen.findByRole('dialog', { name: 'Repasser la version 2 en brouillon\u00a0?' })
  expect(withdrawn()).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Repasser en brouillon' }))
  await waitFor(() => expect(withdrawn()).toHaveLength(1))
})
