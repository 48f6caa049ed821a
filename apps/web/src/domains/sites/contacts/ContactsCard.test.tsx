import { act, fireEvent, screen } from '@testing-library/react'
import { listContacts } from '@vigie/contract/sites/sites.sheet.ts'
import { expect, it } from 'vitest'
import { invalidate, useAsk } from '../../../api/queries.ts'
import { readyForParts } from '../../../ui/testing.tsx'
import { answering, showOnPage } from '../../testing/answering.testing.tsx'
import { ContactsCard } from './ContactsCard.tsx'

readyForParts()
const server = answering()

const contact = {
  id: 3,
  code: '',
  username: '',
  name: 'Solange Valdegrave',
  email: '',
  phone_mobile_main: '05 36 49 40 12',
  job: '',
  note: '',
  is_of_client: false,
  version: 1,
}
function Sheet() {
  const { data } = useAsk(listContacts, { siteId: 7 })
  return <ContactsCard of={{ siteId: 7, clientId: null, name: 'Siège' }} contacts={data?.contacts} />
}

it('keeps the form of a contact, and what was typed, where another manager removes it meanwhile', async () => {
  let contacts = [contact]
  server.to({ 'GET /contacts': () => ({ body: { contacts } }) })
  await showOnPage(<Sheet />)
  fireEvent.click(await screen.findByRole('button', { name: /Solange Valdegrave/ }))
  fireEvent.click(await screen.findByText('Modifier'))
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Fonction' })
  fireEvent.change(field(), { target: { value: 'Cadre de nuit' } })
  contacts = []
  await act(() => invalidate(listContacts))
  expect(await screen.findByText('Aucun contact pour ce site.')).toBeDefined()
  expect(field().value).toBe('Cadre de nuit')
})
