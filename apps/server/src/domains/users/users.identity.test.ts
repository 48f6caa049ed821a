import { confirmEmail, resetPassword, sendResetLink, signIn } from '@vigie/contract/auth/auth.ts'
import { changeProfile } from '@vigie/contract/auth/profile.ts'
import { readUserHistory } from '@vigie/contract/changes/changes.ts'
import { changeUserIdentity } from '@vigie/contract/users/users.identity.ts'
import { inviteUser } from '@vigie/contract/users/users.invite.ts'
import { readUser, userChanged } from '@vigie/contract/users/users.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture, password } from '../../../test/fixture.ts'
import { outputOf, type As, type Values } from '../../../test/transports.ts'
import { usersOf } from './users.testing.ts'

const app = await openTestApp()
const [fixture, elsewhere] = [freshFixture(app), freshFixture(app)]
const { manager } = usersOf(app, fixture)
const admin = () => fixture.as('manager')
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)

const person = { lastname: 'Garrigois', firstname: 'Inès', email: 'ines@example.test', phone_mobile: '' }
let userId: number
beforeEach(async () => {
  const columns = { first_name: 'Inès', last_name: 'Garrigois', username: 'ines@example.test', is_email_confirmed: true }
  userId = await app.rows.user(fixture.company.id, { role: 'manager', email: 'ines@example.test', password, columns })
})
const change = (values: Values, as: As = admin()) => app.http(changeUserIdentity, { user_id: userId, version: 1, ...person, ...values }, as)
const row = async () =>
  (await sql('select last_name, email, username, is_email_confirmed, version from users where user_id = $1', userId)).rows[0] as Values
const letters = async () => {
  await app.settled()
  const { rows } = await sql('select recipient, subject, body from outbox where user_id = $1 order by message_id', userId)
  return rows as { recipient: string; subject: string; body: string }[]
}
const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)![1]!
const enter = (email: string) => app.http(signIn, { email, password }, fixture.as('nobody'))

describe('an administrator changes who a user is', () => {
  it('its name: the user is told what was and what is, administrators see it live, the history says who', async () => {
    const told = (await app.socket(admin())).next(userChanged.name)
    const { version, handOver } = outputOf(changeUserIdentity, await change({ lastname: ' Garrigues ', phone_mobile: '06 12 34 56 78' }))
    expect([version, handOver, await told]).toEqual([2, null, { user_id: userId }])
    expect(await row()).toMatchObject({ last_name: 'Garrigues', email: 'ines@example.test', is_email_confirmed: true })
    const [letter, ...rest] = await letters()
    expect([letter!.recipient, rest]).toEqual(['ines@example.test', []])
    expect(letter!.body).toContain('Nom : Garrigois → Garrigues')
    expect(letter!.body).toContain('Camille Martin a modifié votre compte')
    expect(letter!.body).not.toContain('Prénom')
    const history = outputOf(readUserHistory, await app.http(readUserHistory, { user_id: userId, limit: 1 }, admin()))
    expect(history.entries).toMatchObject([{ userName: 'Camille Martin', act: 'changed' }])
    expect(history.entries[0]!.fields.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['last_name', 'Garrigois', 'Garrigues'],
      ['phone', null, '06 12 34 56 78'],
    ])
    expect(outputOf(readUser, await app.http(readUser, { user_id: userId }, admin())).user).toMatchObject({ version: 2 })
  })

  it('its e-mail: the former address is told, the new one is confirmed by its link, and signs in at once', async () => {
    await app.http(sendResetLink, { email: 'ines@example.test' }, fixture.as('nobody'))
    const reset = tokenIn((await letters()).at(-1)!.body)
    const { handOver } = outputOf(changeUserIdentity, await change({ email: 'ines.g@example.test' }))
    expect(await row()).toMatchObject({ email: 'ines.g@example.test', username: 'ines.g@example.test', is_email_confirmed: false })
    const [, old, fresh] = await letters()
    expect([old!.recipient, fresh!.recipient]).toEqual(['ines@example.test', 'ines.g@example.test'])
    expect(old!.body).toContain('Adresse de connexion : ines@example.test → ines.g@example.test')
    expect(handOver!.link).toContain('/confirm-email')
    const [to, from] = [await enter('ines.g@example.test'), await enter('ines@example.test')]
    expect([to.status, from.status]).toEqual([200, 422])
    // What was sent to the former address opens nothing any more.
    expect((await app.http(resetPassword, { token: reset, password: 'Another-2026' }, fixture.as('nobody'))).error?.code).toBe('LINK_DEAD')
    outputOf(confirmEmail, await app.http(confirmEmail, { token: tokenIn(handOver!.link) }, fixture.as('nobody')))
    expect(await row()).toMatchObject({ is_email_confirmed: true })
  })

  it('the e-mail of one who waits: the invitation goes to the new address, the former link is dead', async () => {
    const invited = { role: 'manager', ...person, email: 'lucie@example.test' }
    const { userId: waiting, handOver } = outputOf(inviteUser, await app.http(inviteUser, invited, admin()))
    userId = waiting
    const answer = outputOf(changeUserIdentity, await change({ email: 'lucie.b@example.test' }))
    const choose = (link: string) => app.http(resetPassword, { token: tokenIn(link), password: 'Bienvenue-2027' }, fixture.as('nobody'))
    expect((await choose(handOver!.link)).error?.code).toBe('LINK_DEAD')
    expect((await choose(answer.handOver!.link)).status).toBe(200)
    expect((await letters()).map(({ recipient }) => recipient)).toEqual(['lucie@example.test', 'lucie.b@example.test'])
  })

  it('nothing: nobody is told, and nothing is kept', async () => {
    expect(outputOf(changeUserIdentity, await change({})).version).toBe(1)
    expect(await letters()).toEqual([])
  })
})

describe('such a change is refused', () => {
  it('over an older reading, also where the user has changed itself meanwhile', async () => {
    const token = await app.rows.session(fixture.company.id, userId)
    const own = { code: fixture.company.code, token }
    outputOf(changeProfile, await app.http(changeProfile, { firstname: 'Inès-Marie' }, own))
    expect((await change({ lastname: 'Garrigues' })).error?.code).toBe('CONFLICT')
    expect((await change({ lastname: 'Garrigues', firstname: 'Inès-Marie', version: 2 })).status).toBe(200)
  })

  it('for an address that the same kind of user has, and not for one of another kind', async () => {
    await manager(['man_admin'], 'chef@example.test')
    expect((await change({ email: 'CHEF@example.test' })).error?.errors).toEqual({
      email: expect.stringContaining('déjà un accès') as string,
    })
    await app.rows.user(fixture.company.id, { role: 'client', email: 'hotel@example.test', columns: { client_id: fixture.clientId } })
    expect((await change({ email: 'hotel@example.test' })).status).toBe(200)
  })

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ lastname: '\u200b' }, 'lastname'],
    [{ firstname: '' }, 'firstname'],
    [{ phone_mobile: 'appelez-moi' }, 'phone_mobile'],
  ])('for %o, at its field', async (values, field) => {
    expect(Object.keys((await change(values)).error?.errors ?? {})).toEqual([field])
    expect(await row()).toMatchObject({ version: 1 })
  })

  it('of an agent, of another company’s user, and by who may not administer', async () => {
    const agent = await app.rows.user(fixture.company.id, { role: 'resource', columns: { agent_id: fixture.agentId } })
    for (const of of [{ user_id: agent }, { user_id: elsewhere.users.manager }]) expect((await change(of)).error?.code).toBe('NOT_FOUND')
    const { as } = await manager(['man_edit_resources'], 'other@example.test')
    expect((await change({}, as)).error?.code).toBe('FORBIDDEN')
  })
})
