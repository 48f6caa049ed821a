import { fireEvent, screen, waitFor } from '@testing-library/react'
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
