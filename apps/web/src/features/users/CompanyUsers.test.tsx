import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { beforeEach, expect, it } from 'vitest'
import { answering, showOnPage } from '../../domains/testing/answering.testing.tsx'
import { sessionStore } from '../../session/store.ts'
import { readyForParts } from '../../ui/testing.tsx'
import { CompanyUsers } from './CompanyUsers.tsx'

readyForParts()
const server = answering()

const nora = {
  id: 7,
  role: 'manager_partner',
  firstname: 'Nora',
  lastname: 'Grandval',
  email: 'nora@example.test',
  phone_mobile: '',
  photoURL: null,
  is_active: true,
  has_password: true,
  invited_at: null,
  seen_at: null,
  has_session: false,
  rights: [],
  forbiddenPages: ['PART_BDC', 'PART_PLANNING'],
  company_name: 'Atlantique Veille',
  client_count: 0,
  site_count: 0,
  site_total: 0,
}
const listed = (users: readonly object[], off: readonly string[] = []) => ({
  users,
  total: users.length,
  counts: { group: { all: 1, manager: 0, client: 0, partner: 1, inactive: 0 } },
  nextCursor: null,
  off_settings: off,
  former_group: null,
  waiting_count: 0,
  waiting_since: null,
})
beforeEach(() => {
  server.to({
    'GET /users': () => ({ body: listed([nora], ['partner_access_commands']) }),
    'GET /users/choices': () => ({ body: { clients: [], partners: [{ id: 3, name: 'Atlantique Veille' }], sites: [] } }),
  })
})

it('names who of a partner may enter, how each stands, and which pages are closed for that one alone', async () => {
  await showOnPage(<CompanyUsers partnerId={3} mayInvite />)
  const user = await screen.findByRole('link', { name: /Grandval Nora/ })
  expect(user.textContent).toContain('Pages fermées\u00a0: Plannings')
  // Orders are closed for everybody.
  expect(user.textContent).not.toContain('Commandes')
  expect(user.getAttribute('href')).toMatch(/\/users\?.*partner_id=3.*user=7/)
  expect(server.asked[0]!.query.get('partner_id')).toBe('3')
})

it('invites a user of that partner, who needs not be chosen', async () => {
  await showOnPage(<CompanyUsers partnerId={3} mayInvite />)
  fireEvent.click(await screen.findByRole('button', { name: 'Inviter un utilisateur' }))
  const form = screen.getByRole('dialog')
  await waitFor(() => expect(within(form).getByRole<HTMLInputElement>('combobox', { name: 'Partenaire' }).value).toBe('Atlantique Veille'))
  server.to({ 'POST /users': () => ({ body: { user_id: 8, hand_over: null } }), 'GET /users': () => ({ body: listed([nora]) }) })
  const type = (label: string, value: string) => fireEvent.change(within(form).getByLabelText(label), { target: { value } })
  type('Nom', 'Peyrusse')
  type('Prénom', 'Damien')
  type('Adresse e-mail', 'damien@example.test')
  fireEvent.click(within(form).getByRole('button', { name: 'Envoyer l’invitation' }))
  await waitFor(() => expect(server.asked.map(({ call }) => call)).toContain('POST /users'))
  expect(server.asked.find(({ call }) => call === 'POST /users')!.body).toMatchObject({ role: 'manager_partner', partner_id: 3 })
})

it('offers no invitation where that is closed', async () => {
  await showOnPage(<CompanyUsers partnerId={3} mayInvite={false} />)
  await screen.findByRole('link', { name: /Grandval Nora/ })
  expect(screen.queryByRole('button', { name: 'Inviter un utilisateur' })).toBeNull()
})

it('shows a manager who does not administer nothing, and asks nothing', async () => {
  const { exchange } = sessionStore.get()
  const settings = { ...defaultSettings, man_admin: false }
  sessionStore.set({ phase: 'ready', exchange: { ...exchange!, environment: { ...exchange!.environment, settings } } })
  await showOnPage(<CompanyUsers clientId={3} mayInvite />)
  expect([screen.queryByText('Utilisateurs'), server.asked]).toEqual([null, []])
})
