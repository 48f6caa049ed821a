import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import { beforeEach, expect, it } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { waiting } from '../../../ui/feedback/toast.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { CodeField, InsuranceField } from './SecretFields.tsx'

readyForParts()
const server = answering()
const masked = '•••••••••••••36'
const agent = { id: 5, hasClockingCode: true, archivedOn: null, nationalInsuranceNumber: masked } as AgentDetails
beforeEach(() => waiting.set([]))

/** The tone and the words of what is said after a new code was asked for. */
async function afterAsking(status: number, body: unknown) {
  server.to({ 'PUT /resources/code': () => ({ status, body }) })
  await showOnPage(<CodeField agent={agent} />)
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

it('an archived agent gets no new code', async () => {
  await showOnPage(<CodeField agent={{ ...agent, archivedOn: '2026-10-12' as never }} />)
  expect(screen.getByLabelText<HTMLInputElement>('Code de pointage').value).toBe('••••••')
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows how the insurance number ends, and all of it on demand: that is logged', async () => {
  server.to({ 'POST /resources/insurance-number': () => ({ body: { national_insurance_number: '185057800608436' } }) })
  await showOnPage(<InsuranceField agent={agent} />)
  const field = screen.getByLabelText<HTMLInputElement>('Numéro de sécurité sociale')
  expect([field.value, field.readOnly, server.asked]).toEqual([masked, true, []])
  fireEvent.click(screen.getByRole('button', { name: 'Afficher le numéro de sécurité sociale' }))
  await waitFor(() => expect(field.value).toBe('185057800608436'))
  expect(screen.getByText('Votre consultation est notée dans l’historique')).toBeDefined()
  expect(server.asked.map(({ body }) => body)).toEqual([{ resourceId: 5 }])
  fireEvent.click(screen.getByRole('button', { name: 'Masquer le numéro de sécurité sociale' }))
  expect(field.value).toBe(masked)
})
