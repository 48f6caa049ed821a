import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answering, showOnPage } from '../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../ui/testing.tsx'
import { AgentHistory } from './AgentHistory.tsx'

readyForParts()
const server = answering()

const field = (name: string, kind: string, from: string | null, to: string | null) => ({ name, kind, from, to })
const entry = (id: number, changes: object) => ({
  id,
  changed_at: '2026-11-20T07:12:00Z',
  act: 'changed',
  entity: 'agent',
  entity_name: '',
  user_name: 'GIL Ana',
  is_import: false,
  fields: [],
  ...changes,
})
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '))

it('says of each change what it was, from what to what, by whom; a secret is not said', async () => {
  server.to({
    'GET /resource/history': () => ({
      body: {
        entries: [
          entry(5, { fields: [field('city', 'text', 'Albi', 'C'.repeat(161)), field('born_on', 'day', null, '1992-02-17')] }),
          entry(4, { fields: [field('national_insurance_number', 'secret', null, null)], user_name: null }),
          entry(3, { entity: 'contract', entity_name: 'CT-0417', fields: [field('monthly_hours_hundredths', 'hours', '10400', '15167')] }),
          entry(2, {
            entity: 'qualification',
            entity_name: 'SST',
            act: 'removed',
            fields: [field('expires_on', 'day', '2026-12-14', null)],
          }),
          entry(1, { act: 'created', is_import: true }),
        ],
        nextCursor: null,
      },
    }),
  })
  await showOnPage(<AgentHistory agentId={7} name="Vernoult Awa" />)
  await screen.findByText('Contrat CT-0417')
  expect(texts()).toEqual([
    `07:12Ville : Albi → ${'C'.repeat(160)}…Date de naissance : 17/02/1992GIL Ana`,
    '07:12N° de sécurité sociale : modifié, valeur non conservée iciPar Vigie',
    '07:12Contrat CT-0417Heures par mois : 104 h → 151,67 hGIL Ana',
    '07:12SST : retiréeFin de validité : 14/12/2026 → videGIL Ana',
    '07:12Fiche crééePar un import, GIL Ana',
  ])
})

it('goes on page by page', async () => {
  server.to({
    'GET /resource/history': ({ query }) => ({
      body: query.get('cursor')
        ? { entries: [entry(1, { act: 'created' })], nextCursor: null }
        : { entries: [entry(2, { fields: [field('city', 'text', null, 'Albi')] })], nextCursor: 'suite' },
    }),
  })
  await showOnPage(<AgentHistory agentId={7} name="Vernoult Awa" />)
  fireEvent.click(await screen.findByRole('button', { name: 'Voir la suite' }))
  await waitFor(() => expect(texts()).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Voir la suite' })).toBeNull()
})

it('shows one field alone where it is chosen, and says that nothing of it was changed', async () => {
  server.to({
    'GET /resource/history': ({ query }) => ({
      body: { entries: query.get('field') ? [] : [entry(1, { act: 'created' })], nextCursor: null },
    }),
  })
  await showOnPage(<AgentHistory agentId={7} name="Vernoult Awa" />)
  await screen.findByText('Fiche créée')
  fireEvent.change(screen.getByLabelText('Filtrer'), { target: { value: 'agent city' } })
  expect(await screen.findByText('Rien de tel n’a été modifié.')).toBeDefined()
  expect(server.asked.map(({ query }) => [query.get('entity'), query.get('field')])).toEqual([
    [null, null],
    ['agent', 'city'],
  ])
})
