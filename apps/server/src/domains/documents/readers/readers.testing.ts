import { listReaders } from '@vigie/contract/documents/documents.filing.ts'
import { viewDocument } from '@vigie/contract/documents/documents.ts'
import type { TestApp } from '../../../../test/app.ts'
import { documentIn, type NewDocument } from '../../../../test/documents.ts'
import type { Fixture } from '../../../../test/fixture.ts'
import { outputOf, type Values } from '../../../../test/transports.ts'
import { nightsOf } from '../../../tasks.ts'

/** The night's work on documents, of every company. */
export async function nightOfDocuments(app: TestApp): Promise<void> {
  const context = { database: app.database, now: app.clock.now(), emit() {}, installation: {} as never }
  for (const { name, run } of nightsOf({ hasDemo: false }))
    if (name === 'documents') await run({ ...context, log: { info() {}, warn() {}, error() {} } })
}

/** Documents of a company with their readers, and what those are told. */
export function readersIn(app: TestApp, fixture: Fixture) {
  const { superuser } = app.database
  const made = (given: NewDocument = {}) => documentIn(app, fixture.company.id, { agentIds: [fixture.agentId], isAsked: true, ...given })
  const page = async (id: number, values: Values = {}) =>
    outputOf(listReaders, await app.http(listReaders, { id, ...values }, fixture.as('manager')))
  const namesOf = async (id: number, values: Values = {}) => (await page(id, values)).readers.map(({ name }) => name)
  const view = (id: number, as = fixture.as('resource')) => app.http(viewDocument, { id, version: 1, page: 1 }, as)
  const notices = async (kind: string) =>
    (
      await superuser.query<{ user_id: number; facts: Record<string, unknown>; about: string }>(
        'select user_id, facts, about from notifications where company_id = $1 and kind = $2 order by notification_id',
        [fixture.company.id, kind],
      )
    ).rows
  /** An agent with an account. */
  async function person(lastName: string) {
    const agentId = await app.rows.agent(fixture.company.id, { columns: { last_name: lastName } })
    const userId = await app.rows.user(fixture.company.id, {
      role: 'resource',
      columns: { agent_id: agentId, last_name: lastName, first_name: 'Alix' },
    })
    return { agentId, userId, as: { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) } }
  }
  const db = () => app.database.forCompany(fixture.company.id)
  const shift = (agentId: number, startsAt = '2026-10-12T08:00:00Z') =>
    app.rows.shift(fixture.company.id, { siteId: fixture.siteId, agentId, startsAt, endsAt: startsAt.replace('T08', 'T16') })
  return { made, page, namesOf, view, notices, person, db, shift }
}
