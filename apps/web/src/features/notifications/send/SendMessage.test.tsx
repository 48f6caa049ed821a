import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { readyForParts } from '../../../ui/testing.tsx'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { handedOver } from '../../../ui/feedback/handOver.ts'
import { SendMessage } from './SendMessage.tsx'

readyForParts()
const server = answering()

/** Null: e-mails leave. */
let handOver: object | null = null
const counts = { told_count: 12, without_account_count: 3 }
beforeEach(() => {
  server.to({
    'GET /notifications/recipients': () => ({ body: counts }),
    'GET /resources': () => ({ body: { resources: [], total: 0, nextCursor: null } }),
    'POST /notifications/send': () => ({ body: { told_count: 12, hand_over: handOver } }),
  })
})
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const sent = () => server.asked.filter(({ call }) => call === 'POST /notifications/send').map(({ body }) => body)
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }))

it('says how many will be told and how many will not, before anything is sent', async () => {
  await showOnPage(<SendMessage agentId={null} siteId={null} />)
  expect(await screen.findByText('Choisissez à qui vous écrivez.')).toBeDefined()
  await choose('Toute la société')
  expect(await screen.findByText(/12 personnes seront prévenues\. 3 agents n’ont pas de compte/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Envoyer à 12 personnes' })).toBeDefined()
  expect(sent()).toEqual([])
})

it('says what is missing at its field, and sends nothing', async () => {
  await showOnPage(<SendMessage agentId={null} siteId={null} />)
  await choose('Des agents')
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
  expect(await screen.findByText('Choisissez au moins un agent.')).toBeDefined()
  expect([screen.getByText('Donnez un objet au message.'), screen.getByText('Écrivez le message.')]).toHaveLength(2)
  expect(sent()).toEqual([])
})

it('writes to everybody after a question alone, and keeps what is typed when it is refused', async () => {
  await showOnPage(<SendMessage agentId={null} siteId={null} />)
  await choose('Toute la société')
  write('Objet', 'Réunion')
  write('Message', 'Demain à 9 h.')
  server.to({
    'GET /notifications/recipients': () => ({ body: counts }),
    'POST /notifications/send': () => ({ status: 503, body: { code: 'BUSY', message: 'Le serveur est occupé.' } }),
  })
  const press = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Envoyer à 12 personnes' }))
    const question = await screen.findByRole('dialog', { name: 'Écrire à toute la société\u00a0?' })
    expect(sent()).toHaveLength(0)
    fireEvent.click(within(question).getByRole('button', { name: 'Envoyer à 12 personnes' }))
  }
  await press()
  expect(await screen.findByText('Le serveur est occupé.')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([field('Objet').value, field('Message').value]).toEqual(['Réunion', 'Demain à 9 h.'])
  expect(sent()).toEqual([{ title: 'Réunion', text: 'Demain à 9 h.', is_for_all: true }])
})

it('what is typed is there again when one comes back, and gone once it is sent', async () => {
  await showOnPage(<SendMessage agentId={null} siteId={4} />)
  write('Objet', 'Consigne')
  await choose('Toute la société')
  cleanup()
  await showOnPage(<SendMessage agentId={null} siteId={4} />)
  await waitFor(() => expect(field('Objet').value).toBe('Consigne'))
})

it('where no e-mail leaves nothing is said to be sent: the link to hand over is shown', async () => {
  handOver = { link: 'https://portail.example/notifications?company=ACME', is_pushed: false }
  await showOnPage(<SendMessage agentId={null} siteId={null} />)
  await choose('Toute la société')
  write('Objet', 'Réunion')
  write('Message', 'Demain à 9 h.')
  fireEvent.click(await screen.findByRole('button', { name: 'Envoyer à 12 personnes' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Envoyer à 12 personnes' }))
  expect(await screen.findByText('12 personnes le liront dans Vigie')).toBeDefined()
  expect(screen.queryByText(/Message envoyé/)).toBeNull()
  expect(handedOver.get()).toEqual({ link: 'https://portail.example/notifications?company=ACME', isPushed: false })
  handedOver.set(null)
  handOver = null
})
