import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { beforeEach, expect, it } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { waiting } from '../../../ui/feedback/toast.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { AgentActs } from './AgentActs.tsx'

readyForParts()
const server = answering()
const agent = { id: 5, accountState: 'active', email: null, archivedOn: null } as AgentDetails
beforeEach(() => waiting.set([]))

/** The tone and the words of what is said after a new code was asked for. */
async function afterAsking(status: number, body: unknown) {
  server.to({ 'PUT /resources/code': () => ({ status, body }) })
  await showOnPage(<AgentActs agent={agent} today={'2026-10-12' as Day} />)
  fireEvent.click(screen.getByRole('button', { name: 'Nouveau code de pointage' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Si aucun e-mail ne peut partir, rien ne change\.$/)).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Envoyer un nouveau code' }))
  await waitFor(() => expect(waiting.get()).toHaveLength(1))
  return waiting.get()[0]!.text
}

it('says why no new code was given', async () => {
  const email = 'Cet agent n’a pas d’adresse e-mail.'
  expect(await afterAsking(422, { code: 'INVALID', message: 'Vérifiez les champs.', errors: { email } })).toBe(email)
})

it('says that a new code has left', async () => {
  expect(await afterAsking(200, { way: 'mail', is_sent: true })).toBe('Nouveau code envoyé par e-mail')
})

it('says where the demo shows it', async () => {
  expect(await afterAsking(200, { way: 'sms', is_sent: false })).toMatch(/la démonstration n’envoie rien\. Il se lit dans/)
})
