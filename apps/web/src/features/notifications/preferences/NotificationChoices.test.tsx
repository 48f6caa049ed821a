import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { role } from '@vigie/contract/access.ts'
import { expect, it } from 'vitest'
import { readyForParts } from '../../../ui/testing.tsx'
import { answering, showOnPage, signedInAs } from '../../../domains/testing/answering.testing.tsx'
import { NotificationChoices } from './NotificationChoices.tsx'

readyForParts()
const server = answering()

const ways = ['mail', 'push', 'sms', 'native']
const answer = (offered: readonly string[]) => ({
  body: {
    preferences: ['documentFiled', 'documentDue', 'message', 'demandMade', 'importEnded', 'shiftAssigned'].flatMap((kind) =>
      ways.map((way) => ({ kind, way, is_on: way === 'push' })),
    ),
    ways: offered,
    push_key: null,
  },
})
const kind = async (name: string) => within(await screen.findByRole('group', { name }))
const box = (of: Awaited<ReturnType<typeof kind>>, name: string) => of.getByRole<HTMLInputElement>('checkbox', { name })

it('offers the ways that this installation has, and saves a choice at once', async () => {
  server.to({
    'GET /notifications/preferences': () => answer(['mail', 'push']),
    'PUT /notifications/preferences': () => ({ body: { preferences: [] } }),
  })
  await showOnPage(<NotificationChoices />)
  const demand = await kind('Demande d’un agent')
  expect(demand.getAllByRole('checkbox')).toHaveLength(2)
  expect([box(demand, 'E-mail').checked, box(demand, 'Navigateur').checked]).toEqual([false, true])
  fireEvent.click(box(demand, 'E-mail'))
  await waitFor(() => expect(box(demand, 'E-mail').checked).toBe(true))
  await waitFor(() =>
    expect(server.asked.at(-1)).toMatchObject({
      call: 'PUT /notifications/preferences',
      body: { preferences: [{ kind: 'demandMade', way: 'mail', is_on: true }] },
    }),
  )
  expect(box(await kind('Import terminé'), 'E-mail').checked).toBe(false)
})

it('a choice that could not be saved goes back', async () => {
  server.to({ 'GET /notifications/preferences': () => answer(['mail']) })
  await showOnPage(<NotificationChoices />)
  const demand = await kind('Demande d’un agent')
  fireEvent.click(box(demand, 'E-mail'))
  await waitFor(() => expect(server.asked.some(({ call }) => call === 'PUT /notifications/preferences')).toBe(true))
  await waitFor(() => expect(box(demand, 'E-mail').checked).toBe(false))
})

it('says that nothing is sent where the installation sends nothing', async () => {
  server.to({ 'GET /notifications/preferences': () => answer([]) })
  await showOnPage(<NotificationChoices />)
  expect(await screen.findByText(/n’envoie rien au-dehors/)).toBeDefined()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it.each([
  [role.manager, ['Demande d’un agent', 'Import terminé']],
  [role.agent, ['Nouveau document', 'Échéance proche', 'Message de votre société', 'Service confié']],
  [role.partner, ['Nouveau document', 'Échéance proche']],
  [role.client, ['Nouveau document']],
  [role.clientUser, ['Nouveau document']],
] as const)('offers to %s the kinds that it may be told of, and no others', async (reader, names) => {
  signedInAs(reader)
  server.to({ 'GET /notifications/preferences': () => answer(['mail']), 'GET /notifications/sites': () => ({ body: { sites: [] } }) })
  await showOnPage(<NotificationChoices />)
  await kind(names[0])
  expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual(
    names.map((name) => expect.stringContaining(name) as string),
  )
})
