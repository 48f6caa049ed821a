import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readyForParts } from '../../../ui/testing.tsx'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { NotificationChoices } from './NotificationChoices.tsx'

readyForParts()
const server = answering()

const ways = ['mail', 'push', 'sms', 'native']
const answer = (offered: readonly string[]) => ({
  body: {
    preferences: ['documentFiled', 'message'].flatMap((kind) => ways.map((way) => ({ kind, way, is_on: way === 'push' }))),
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
  const message = await kind('Message de votre société')
  expect(message.getAllByRole('checkbox')).toHaveLength(2)
  expect([box(message, 'E-mail').checked, box(message, 'Navigateur').checked]).toEqual([false, true])
  fireEvent.click(box(message, 'E-mail'))
  await waitFor(() => expect(box(message, 'E-mail').checked).toBe(true))
  await waitFor(() =>
    expect(server.asked.at(-1)).toMatchObject({
      call: 'PUT /notifications/preferences',
      body: { preferences: [{ kind: 'message', way: 'mail', is_on: true }] },
    }),
  )
  expect(box(await kind('Nouveau document'), 'E-mail').checked).toBe(false)
})

it('a choice that could not be saved goes back', async () => {
  server.to({ 'GET /notifications/preferences': () => answer(['mail']) })
  await showOnPage(<NotificationChoices />)
  const message = await kind('Message de votre société')
  fireEvent.click(box(message, 'E-mail'))
  await waitFor(() => expect(server.asked.some(({ call }) => call === 'PUT /notifications/preferences')).toBe(true))
  await waitFor(() => expect(box(message, 'E-mail').checked).toBe(false))
})

it('says that nothing is sent where the installation sends nothing', async () => {
  server.to({ 'GET /notifications/preferences': () => answer([]) })
  await showOnPage(<NotificationChoices />)
  expect(await screen.findByText(/n’envoie rien au-dehors/)).toBeDefined()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
