import { role, roles } from '@vigie/contract/access.ts'
import { revealNumber } from '@vigie/contract/agents/agents.number.ts'
import { readAgent } from '@vigie/contract/agents/agents.ts'
import { prolongSession, readSession, signOut } from '@vigie/contract/auth/auth.ts'
import { readUserHistory } from '@vigie/contract/changes/changes.ts'
import { listDocuments, readFileData, viewDocument } from '@vigie/contract/documents/documents.ts'
import { calls } from '@vigie/contract/gather/calls.ts'
import { nameOf } from '@vigie/contract/kit/call.ts'
import { changeUserAccess, changeUserRight, readUser } from '@vigie/contract/users/users.ts'
import { viewAsUser } from '@vigie/contract/users/users.viewing.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { samplesOf } from '../../../test/samples.ts'
import { outputOf, type As } from '../../../test/transports.ts'
import { asking } from '../demands/demands.testing.ts'
import { usersOf } from './users.testing.ts'

const app = await openTestApp()
const [fixture, elsewhere] = [freshFixture(app), freshFixture(app)]
const { manager, viewing } = usersOf(app, fixture)
const { asked, answered } = asking(app, fixture)
const admin = () => fixture.as('manager')
const sessionAs = (as: As) => app.http(readSession, {}, as)

it('shows the session of the user, until half an hour later, and leaves the administrator’s own as it is', async () => {
  const as = await viewing(fixture.users.client)
  const { user, viewingUntil, language } = outputOf(readSession, await sessionAs(as))
  expect([user?.id, viewingUntil, language]).toEqual([fixture.users.client, '2026-10-12T08:30:00Z', null])
  expect(outputOf(readSession, await sessionAs(admin())).user?.id).toBe(fixture.users.manager)
  app.clock.forward(29 * 60)
  expect((await sessionAs(as)).status).toBe(200)
  app.clock.forward(60)
  expect((await sessionAs(as)).error?.code).toBe('UNAUTHORISED')
  expect((await sessionAs(admin())).status).toBe(200)
})

it('every call that is no pure read is refused in a sentence, over both transports; the end of the look is not', async () => {
  const as = await viewing(fixture.users.manager, (await manager()).as)
  const socket = await app.socket(as)
  const acts = calls.filter(({ method, endsSession }) => method !== 'GET' && !endsSession)
  expect(acts.length).toBeGreaterThan(100)
  for (const call of acts) expect([nameOf(call), (await app.http(call, {}, as)).error?.code]).toEqual([nameOf(call), 'VIEWING_ONLY'])
  for (const call of acts.slice(0, 20)) expect((await socket.ask(call, {})).error?.code).toBe('VIEWING_ONLY')
  expect((await app.http(prolongSession, {}, as)).error?.message).toContain('en lecture seule')
  expect((await app.http(signOut, {}, as)).status).toBe(200)
  expect((await sessionAs(as)).error?.code).toBe('UNAUTHORISED')
})

it('no read writes anything: the database refuses it, for each role', async () => {
  const samples = samplesOf(app, fixture)
  const reads = calls.filter(({ method }) => method === 'GET')
  for (const name of roles.filter((one) => one !== role.device)) {
    const as = await viewing(fixture.users[name], name === role.manager ? (await manager()).as : admin())
    for (const call of reads) {
      if (!call.access[name]) continue
      const sample = await samples[nameOf(call)]?.()
      const { status, error } = await app.http(call, sample?.values ?? {}, as)
      expect([name, nameOf(call), status]).not.toEqual([name, nameOf(call), 500])
      expect([nameOf(call), error?.code === 'VIEWING_ONLY']).toEqual([nameOf(call), call.isNotForViewers === true])
    }
  }
})

it('no document opens and none is marked, and what is unseen stays unseen', async () => {
  const as = await viewing(fixture.users.client)
  expect((await app.http(listDocuments, {}, as)).status).toBe(200)
  for (const call of [readFileData, viewDocument])
    expect((await app.http(call, { id: 1, version: 1 }, as)).error?.code).toBe('VIEWING_ONLY')
})

describe('a look ends at once, also for an open socket', () => {
  const ends = async (userId: number, work: () => Promise<unknown>, from: As = admin()) => {
    const as = await viewing(userId, from)
    const socket = await app.socket(as)
    await work()
    await socket.next('hasBeenDisconnected')
    expect((await sessionAs(as)).error?.code).toBe('UNAUTHORISED')
  }

  it('with the right of the administrator, with its account, and with its own session', async () => {
    const other = await manager()
    const right = { user_id: other.userId, right: 'man_admin', is_granted: false }
    await ends(fixture.users.client, () => app.http(changeUserRight, right, admin()), other.as)
    const third = await manager()
    await ends(fixture.users.client, () => app.http(changeUserAccess, { user_id: third.userId, is_active: false }, admin()), third.as)
    const fourth = await manager()
    await ends(fixture.users.client, () => app.http(signOut, {}, fourth.as), fourth.as)
  })

  it('with the access of the user', () =>
    ends(fixture.users.client, () => app.http(changeUserAccess, { user_id: fixture.users.client, is_active: false }, admin())))
})

it('is for administrators alone, and for nobody of another company, no device, nobody without access, and not oneself', async () => {
  const look = (user_id: number, as: As = admin()) => app.http(viewAsUser, { user_id }, as)
  expect((await look(fixture.users.client, (await manager(['man_edit_sites'])).as)).error?.code).toBe('FORBIDDEN')
  expect((await look(elsewhere.users.client)).error?.code).toBe('NOT_FOUND')
  expect((await look(fixture.users.clocking_device)).error?.code).toBe('NOT_FOUND')
  expect((await look(fixture.users.manager)).error?.code).toBe('INVALID')
  await app.http(changeUserAccess, { user_id: fixture.users.client, is_active: false }, admin())
  expect((await look(fixture.users.client)).error?.code).toBe('NOT_FOUND')
  // From inside a look no other one begins.
  const as = await viewing((await manager()).userId)
  expect((await look(fixture.users.client_user, as)).error?.code).toBe('VIEWING_ONLY')
})

it('stands in the history of both, and does not count as a visit of the user', async () => {
  const looker = await manager(['man_admin'], 'looker@example.test')
  await app.database.superuser.query(`update users set first_name = 'Zoé', last_name = 'Blin' where user_id = $1`, [looker.userId])
  await viewing(fixture.users.client_user, looker.as)
  const last = async (user_id: number) =>
    outputOf(readUserHistory, await app.http(readUserHistory, { user_id }, admin())).entries.map(({ entity, entityName, changedAt }) => [
      entity,
      entityName,
      changedAt,
    ])[0]
  expect(await last(fixture.users.client_user)).toEqual(['viewing', 'Zoé Blin', app.clock.now()])
  expect(await last(looker.userId)).toEqual(['viewed', 'Camille Martin', app.clock.now()])
  app.clock.forward(600)
  await app.database.superuser.query('delete from sessions where user_id = $1 and viewing_id is null', [fixture.users.client_user])
  const { user } = outputOf(readUser, await app.http(readUser, { user_id: fixture.users.client_user }, admin()))
  expect([user.seenAt, user.hasSession]).toEqual([null, false])
})

it('tells the whole national insurance number to nobody', async () => {
  const demand = await asked({ type_id: 1, fields: { national_insurance_number: '185057812345678' } })
  await answered({ id: demand.id, status: 3 })
  const editor = await manager(['man_admin', 'man_edit_resources'])
  const as = await viewing(fixture.users.manager, editor.as)
  const { agent } = outputOf(readAgent, await app.http(readAgent, { resourceId: fixture.agentId }, as))
  expect(agent.nationalInsuranceNumber).not.toContain('1850')
  expect((await app.http(revealNumber, { resourceId: fixture.agentId }, as)).error?.code).toBe('VIEWING_ONLY')
})

it('leaves no unforeseen error behind', () => expect(app.faults).toEqual([]))
