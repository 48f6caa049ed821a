import { rightsChanged } from '@vigie/contract/auth/sessions.events.ts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { audience, roomsOf, type Audience } from '../../../kit/audience.ts'
import { fixedClock } from '../../../platform/clock.ts'
import type { CompanyDb } from '../../../platform/postgres/db.ts'
import { testDatabase } from '../../../platform/postgres/testing.ts'
import { secretsOf } from '../../../kit/secrets.ts'
import type { Emission } from '../../../transport/dispatch.ts'
import { at, usualNow } from '../../../../test/app.ts'
import { fixtureOf } from '../../../../test/fixture.ts'
import { rowsOf } from '../../../../test/rows.ts'
import { companyAuthenticator } from '../../companies/companies.authenticator.ts'
import { openSessions } from './auth.open.ts'
import { rightsWatch } from './auth.rights.ts'
import { sessionsOf } from '../sessions/sessions.store.ts'

const database = await testDatabase()
afterAll(() => database.close())
const clock = fixedClock(at(usualNow))
const fixture = await fixtureOf(rowsOf(database.superuser, clock, secretsOf('s'.repeat(32))))
const companyId = fixture.company.id
const authenticator = companyAuthenticator(database, 0)

let published: Emission[] = []
let statements = 0
beforeEach(() => {
  published = []
  statements = 0
})
/** The company's database, whose questions are counted. */
const counted = (db: CompanyDb): CompanyDb => ({ ...db, read: (query) => ((statements += 1), db.read(query)) })

const all = () => true
/** A process that has sockets open for every session of the company. */
async function watching(isAnyoneIn: (room: Audience) => boolean = all) {
  const open = openSessions({ isAnyoneIn, missed: (...who) => rights.missed(...who) })
  const rights = rightsWatch({
    companies: { ...authenticator, byId: async (id) => ({ ...(await authenticator.byId(id)), db: counted(database.forCompany(id)) }) },
    sessions: { forget: () => {}, forgetAll: () => {} },
    open,
    clock,
    publish: (emission) => published.push(emission),
    move: () => {},
    log: { error: () => {} },
  })
  const { company, db } = await authenticator.byId(companyId)
  const { rows } = await database.superuser.query<{ hash: Buffer }>('select token_hash as hash from sessions where company_id = $1', [
    companyId,
  ])
  const hashes = rows.map(({ hash }) => hash)
  for (const session of await sessionsOf(company!, db, hashes, clock.now()))
    open.entered(company!, session, roomsOf(company!, session), open.changes())
  return { open, rights }
}

it('a thousand changes read each of twelve hundred open sessions once, by the hundreds', async () => {
  await database.superuser.query(
    `insert into sessions (company_id, token_hash, user_id, kind, created_at, acted_at)
     select $1, sha256(n::text::bytea), $2, 'web', $3, $3 from generate_series(1, 1200) n`,
    [companyId, fixture.users.resource, clock.now()],
  )
  const { rights } = await watching()
  await database.superuser.query(`update contracts set ends_on = '2026-10-01' where company_id = $1`, [companyId])
  for (let n = 0; n < 1000; n++) rights.heard(`${companyId}:u${fixture.users.resource}`)
  await expect.poll(() => published.length).toBe(1201)
  expect(statements).toBe(3)
  expect(new Set(published.map(({ event }) => event.name))).toEqual(new Set([rightsChanged.name]))
  await rights.stop()
})

it('sessions whose sockets have closed are not read, and not kept', async () => {
  const { open, rights } = await watching(() => false)
  rights.heard(String(companyId))
  await expect.poll(() => published.length).toBe(1)
  expect([statements, open.of(companyId)]).toEqual([0, []])
  await rights.stop()
})

it('a session that was read before a change and joins after it is looked at once more', async () => {
  const { open, rights } = await watching()
  const { company, db } = await authenticator.byId(companyId)
  const { rows } = await database.superuser.query<{ hash: Buffer }>('select token_hash as hash from sessions where user_id = $1', [
    fixture.users.client,
  ])
  const [session] = await sessionsOf(company!, db, [rows[0]!.hash], clock.now())
  open.forget(companyId, audience.session(companyId, session!.tokenHash))
  const readAt = open.changes()
  await database.superuser.query('insert into user_forbidden_pages values ($1, $2, $3)', [companyId, fixture.users.client, 'PLANNING'])
  rights.heard(`${companyId}:u${fixture.users.client}`)
  open.entered(company!, session!, roomsOf(company!, session!), readAt)
  await expect.poll(() => published.map(({ event }) => event.name)).toEqual([rightsChanged.name])
  await rights.stop()
})
