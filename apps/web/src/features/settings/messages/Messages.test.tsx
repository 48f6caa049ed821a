import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../../ui/testing.tsx'
import { Messages } from './Messages.tsx'

readyForParts()
const server = answering()

const counts = { sent_count: 12, waiting_count: 0, failed_count: 0, last_failure: '' }
const mail = {
  way: 'mail',
  is_sending: true,
  sender: 'portail@acme.example',
  recipient: 'claire@acme.example',
  browser_count: 0,
  ...counts,
}
const push = { ...mail, way: 'push', sender: null }
const open = async (channels: readonly object[], outcome: object = {}) => {
  server.to({
    'GET /company/channels': () => ({ body: { channels } }),
    'POST /company/channels/test': () => outcome as { body: unknown },
  })
  await showOnPage(<Messages />)
  await screen.findByText('E-mails')
}
const test = () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer un message d’essai' }))

it('says where messages come from, and sends a test to oneself', async () => {
  await open([mail], { body: { result: 'sent', reason: '' } })
  expect(screen.getByText('Ils partent de portail@acme.example, au nom de votre société.')).not.toBeNull()
  test()
  expect(await screen.findByText(/^Envoyé à claire@acme.example/)).not.toBeNull()
  expect(server.asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ way: 'mail' })
  await waitFor(() => expect(server.asked.filter(({ call }) => call === 'GET /company/channels')).toHaveLength(2))
})

it('shows the reason of a failure in the words of who refused', async () => {
  await open([{ ...mail, failed_count: 1, last_failure: '550 no such box' }], { body: { result: 'refused', reason: '550 unknown user' } })
  expect([screen.getByText('Des échecs'), screen.getByText('550 no such box')]).toHaveLength(2)
  test()
  expect(await screen.findByText('550 unknown user')).not.toBeNull()
})

it('says when to try again after too many tests', async () => {
  await open([mail], { status: 429, body: { code: 'TOO_MANY_CALLS', message: 'Trop de demandes à la fois. Réessayez dans 60 s.' } })
  test()
  expect(await screen.findByText('Trop de demandes à la fois. Réessayez dans 60 s.')).not.toBeNull()
})

it('leads to one’s own notifications where no browser is subscribed, and says what is not set up', async () => {
  await open([{ ...mail, is_sending: false, sender: null }, push], { body: { result: 'kept', reason: '' } })
  expect(screen.getByRole('link', { name: 'M’abonner' }).getAttribute('href')).toBe('/settings/notifications')
  expect(screen.getByText('Non réglé')).not.toBeNull()
  test()
  expect(await screen.findByText(/^Rien n’est parti/)).not.toBeNull()
})
