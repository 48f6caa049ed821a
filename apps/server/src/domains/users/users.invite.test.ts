import { resetPassword, signIn } from '@vigie/contract/auth/auth.ts'
import { inviteUser, inviteUserAgain } from '@vigie/contract/users/users.invite.ts'
import { listUsers, readUser } from '@vigie/contract/users/users.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { usersOf } from './users.testing.ts'

const app = await openTestApp()
const [fixture, elsewhere] = [freshFixture(app), freshFixture(app)]
const { rightsOf } = usersOf(app, fixture)
const admin = () => fixture.as('manager')
const invite = (values: Values) =>
  app.http(inviteUser, { role: 'manager', firstname: 'Inès', lastname: 'Garrigois', email: 'ines@example.test', ...values }, admin())
const linkIn = (handOver: { link: string } | null) => /token=(\S+)/.exec(handOver!.link)![1]!
const enter = async (token: string, email: string) => {
  outputOf(resetPassword, await app.http(resetPassword, { token, password: 'Bienvenue-2027' }, fixture.as('nobody')))
  return outputOf(signIn, await app.http(signIn, { email, password: 'Bienvenue-2027' }, fixture.as('nobody')))
}

it('an invited manager chooses a password by the link and enters with the rights that were given', async () => {
  const { userId, handOver } = outputOf(inviteUser, await invite({ rights: ['man_edit_sites'], phone_mobile: '06 12 34 56 78' }))
  const { waitingCount, waitingSince } = outputOf(listUsers, await app.http(listUsers, {}, admin()))
  expect([waitingCount, waitingSince]).toEqual([1, app.clock.now()])
  const token = linkIn(handOver)
  expect(token.startsWith('S')).toBe(true)
  const { user } = await enter(token, 'ines@example.test')
  expect(user).toMatchObject({ id: userId, role: 'manager', firstName: 'Inès', isFirstLogin: false })
  expect(await rightsOf(userId)).toEqual(['man_access_list_site', 'man_edit_sites'])
})

it('an invited client_user is held to its sites, with the pages that were closed, and has no right of a manager', async () => {
  const values = {
    role: 'client_user',
    client_ids: [fixture.clientId],
    site_ids: [fixture.siteId],
    forbiddenPages: ['FACTURES', 'PART_BDC'],
  }
  const { userId, handOver } = outputOf(inviteUser, await invite({ ...values, rights: ['man_admin'], partner_id: fixture.partnerId }))
  const { user } = outputOf(readUser, await app.http(readUser, { user_id: userId }, admin()))
  expect(user).toMatchObject({ rights: [], forbiddenPages: ['FACTURES'], siteIds: [fixture.siteId], hasPassword: false })
  const signed = await enter(linkIn(handOver), 'ines@example.test')
  expect(signed.user).toMatchObject({ clientId: fixture.clientId, partnerId: null, forbiddenPages: ['FACTURES'] })
})

it('a client has several clients, a partner its partner', async () => {
  const second = await app.rows.client(fixture.company.id)
  const client = outputOf(inviteUser, await invite({ role: 'client', client_ids: [fixture.clientId, second] }))
  const { user } = outputOf(readUser, await app.http(readUser, { user_id: client.userId }, admin()))
  expect(new Set(user.clients.map(({ id }) => id))).toEqual(new Set([fixture.clientId, second]))
  const partner = outputOf(inviteUser, await invite({ role: 'manager_partner', partner_id: fixture.partnerId }))
  const { rows } = outputOf(listUsers, await app.http(listUsers, { group: 'partner' }, admin()))
  expect(rows.map(({ id }) => id)).toContain(partner.userId)
})

it('nobody is invited under a name that nobody sees or that turns what stands beside it, or with a telephone number that is none', async () => {
  const wrong = { firstname: '\u200b', lastname: 'a\u202egnitseT', phone_mobile: 'call me\r\n' }
  expect(Object.keys((await invite(wrong)).error?.errors ?? {}).toSorted()).toEqual(['firstname', 'lastname', 'phone_mobile'])
})

it('one address serves several users, and the same person of the same kind once, also at the same moment', async () => {
  outputOf(inviteUser, await invite({}))
  expect((await invite({ email: 'INES@example.test' })).error?.errors).toEqual({
    email: expect.stringContaining('déjà un accès') as string,
  })
  outputOf(inviteUser, await invite({ role: 'client', client_ids: [fixture.clientId] }))
  const both = await Promise.all([invite({ email: 'twice@example.test' }), invite({ email: 'twice@example.test' })])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]))
})

it('what is missing, wrong or of another company is refused in words', async () => {
  const fields = async (values: Values) => Object.keys((await invite(values)).error?.errors ?? {})
  expect(await fields({ firstname: ' ', email: 'nobody' })).toEqual(['firstname', 'email'])
  expect(await fields({ role: 'client' })).toEqual(['client_ids'])
  expect(await fields({ role: 'client_user', client_ids: [fixture.clientId] })).toEqual(['site_ids'])
  expect(await fields({ role: 'manager_partner' })).toEqual(['partner_id'])
  const foreign = [
    { role: 'client', client_ids: [elsewhere.clientId] },
    { role: 'client_user', client_ids: [fixture.clientId], site_ids: [elsewhere.siteId] },
    { role: 'manager_partner', partner_id: elsewhere.partnerId },
  ]
  for (const values of foreign) expect((await invite(values)).error?.code).toBe('NOT_FOUND')
  const { total } = outputOf(listUsers, await app.http(listUsers, {}, admin()))
  expect(total).toBe(4)
})

it('a second invitation ends the first link; whoever has a password or no access is refused', async () => {
  const { userId, handOver } = outputOf(inviteUser, await invite({}))
  const again = (user_id: number) => app.http(inviteUserAgain, { user_id }, admin())
  const second = outputOf(inviteUserAgain, await again(userId))
  const dead = await app.http(resetPassword, { token: linkIn(handOver), password: 'Bienvenue-2027' }, fixture.as('nobody'))
  expect(dead.error?.code).toBe('LINK_DEAD')
  await enter(linkIn(second.handOver), 'ines@example.test')
  expect((await again(userId)).error?.errors).toEqual({ user_id: expect.stringContaining('déjà connectée') as string })
  await app.database.superuser.query('update users set is_active = false where user_id = $1', [userId])
  expect((await again(userId)).error?.errors).toEqual({ user_id: expect.stringContaining('retiré') as string })
  expect((await again(elsewhere.users.client)).error?.code).toBe('NOT_FOUND')
})

it('leaves no unforeseen error behind', () => expect(app.faults).toEqual([]))
