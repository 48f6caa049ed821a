import { changeDocument, remindReaders, replaceDocument } from '@vigie/contract/documents/documents.filing.ts'
import { validateDocument, viewDocument } from '@vigie/contract/documents/documents.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { countsOf, documentIn, pdfOf } from '../../../test/documents.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { sendForm, type Answered } from '../../../test/transports.ts'
import { addLaterReaders } from './readers/readers.tasks.ts'

const app = await openTestApp()
const fixture = freshFixture(app)

async function person() {
  const agentId = await app.rows.agent(fixture.company.id)
  const userId = await app.rows.user(fixture.company.id, { role: 'resource', columns: { agent_id: agentId } })
  return { agentId, as: { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) } }
}

it('readers, managers and the night at once: what is counted is what is there, and nobody is held up for good', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, person))
  const id = await documentIn(app, fixture.company.id, {
    agentIds: people.map(({ agentId }) => agentId),
    isAsked: true,
    columns: { is_for_all: true, is_for_agents: true },
  })
  const manager = fixture.as('manager')
  const statuses: number[] = []
  const kept = async (answer: Promise<Answered>) => {
    const { status } = await answer
    statuses.push(status)
    return status
  }
  for (let version = 1; version <= 3; version++) {
    const reading = people.map(async ({ as }) => {
      await kept(app.http(viewDocument, { id, version, page: 1 }, as))
      await kept(app.http(validateDocument, { id, version, is_confirmed: true }, as))
    })
    const asking = [false, true, false, true].map((is_validation_required_resource) =>
      kept(app.http(changeDocument, { id, version, is_validation_required_resource }, manager)),
    )
    const others = [
      kept(app.http(remindReaders, { id }, manager)),
      addLaterReaders(app.database.forCompany(fixture.company.id), app.clock.now(), null, null),
      kept(sendForm(app.url, replaceDocument, { id, version }, [{ name: 'v.pdf', bytes: new Uint8Array(pdfOf(1)) }], manager)),
    ]
    await Promise.all([...reading, ...asking, ...others])
    for (const { kept: counted, counted: there } of await countsOf(app, fixture.company.id)) expect(counted).toEqual(there)
    await app.http(changeDocument, { id, version: version + 1, is_validation_required_resource: true }, manager)
  }
  // What came too late was refused; nothing broke.
  expect(app.faults).toEqual([])
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20)
})
