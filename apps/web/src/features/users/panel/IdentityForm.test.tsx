import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserDetails } from '@vigie/contract/users/users.ts'
import { expect, it } from 'vitest'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../../ui/testing.tsx'
import { IdentityForm } from './IdentityForm.tsx'

readyForParts()
const server = answering()
const user = {
  id: 7,
  role: 'manager',
  firstName: 'Inès',
  lastName: 'Garrigois',
  email: 'ines@acme.example',
  phone: '',
  version: 3,
  isActive: true,
  hasPassword: true,
} as UserDetails

const open = async (answer: { status?: number; body: unknown }) => {
  let isClosed = false
  server.to({ 'PUT /users/identity': () => answer })
  await showOnPage(<IdentityForm user={user} onClose={() => (isClosed = true)} />)
  return { isClosed: () => isClosed }
}
const type = (title: string, value: string) => fireEvent.change(screen.getByLabelText(title), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))

it('sends what is filled in over the version that was read', async () => {
  const { isClosed } = await open({ body: { version: 4, hand_over: null } })
  type('Nom', 'Garrigues')
  save()
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(server.asked.find(({ call }) => call === 'PUT /users/identity')?.body).toEqual({
    user_id: 7,
    version: 3,
    lastname: 'Garrigues',
    firstname: 'Inès',
    email: 'ines@acme.example',
    phone_mobile: '',
  })
})

it('keeps what was typed where the server refuses it, with its sentence at the field', async () => {
  const errors = { email: 'Cette personne a déjà un accès de ce type avec cette adresse.' }
  const { isClosed } = await open({ status: 422, body: { code: 'INVALID', message: '', errors } })
  type('E-mail de connexion', 'chef@acme.example')
  save()
  expect(await screen.findByText(errors.email)).not.toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('E-mail de connexion').value).toBe('chef@acme.example')
  expect(isClosed()).toBe(false)
})
