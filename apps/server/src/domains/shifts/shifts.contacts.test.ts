import { listShiftContacts } from '@vigie/contract/shifts/shifts.contacts.ts'
import { listSuggestions } from '@vigie/contract/planning/planning.assignment.ts'
import { beforeEach, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T08:00:00Z' })
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)
const service = (agentId: number | null, columns: object = {}) =>
  app.rows.shift(fixture.company.id, {
    siteId: fixture.siteId,
    agentId,
    startsAt: '2026-10-12T05:00:00Z',
    endsAt: '2026-10-12T13:00:00Z',
    columns: { ...columns },
  })
const contacts = async (shiftId: number) =>
  outputOf(listShiftContacts, await app.http(listShiftContacts, { vacation_id: shiftId }, fixture.as('manager'))).contacts.map(
    ({ who, phone }) => `${who} ${phone}`,
  )

beforeEach(async () => {
  await sql(`update agents set phone_mobile = '+33600000001' where agent_id = $1`, fixture.agentId)
  await sql(`update sites set phone = '+33100000002' where site_id = $1`, fixture.siteId)
})

it('names the agent, the site and the colleagues who are there now, and nobody who has left, has not come or has no number', async () => {
  const agent = async (columns: object) => app.rows.agent(fixture.company.id, { columns: { ...columns } })
  const here = await agent({ phone_office: '+33100000003' })
  const gone = await agent({ phone_mobile: '+33600000004' })
  const silent = await agent({ phone_mobile: '' })
  const absent = await agent({ phone_mobile: '+33600000005' })
  const shiftId = await service(fixture.agentId)
  await service(here, { arrived_at: '2026-10-12T05:00:00Z' })
  await service(gone, { arrived_at: '2026-10-12T05:00:00Z', left_at: '2026-10-12T07:59:00Z' })
  await service(silent, { arrived_at: '2026-10-12T05:00:00Z' })
  await service(absent)
  await app.rows.insert('contacts', {
    company_id: fixture.company.id,
    client_id: fixture.clientId,
    name: 'Accueil',
    phone_mobile: '+33600000006',
  })
  expect(await contacts(shiftId)).toEqual(['agent +33600000001', 'site +33100000002', 'colleague +33100000003', 'contact +33600000006'])
})

it('names no agent and no site to a manager who may not see them, and nothing of another company', async () => {
  const shiftId = await service(fixture.agentId)
  const foreign = await fixtureOf(app.rows)
  expect((await app.http(listShiftContacts, { vacation_id: shiftId }, foreign.as('manager'))).status).toBe(404)
  Object.assign(fixture, await fixtureOf(app.rows, { rights: ['man_access_services', 'man_edit_planning'] }))
  await sql(`update agents set phone_mobile = '+33600000001' where agent_id = $1`, fixture.agentId)
  await sql(`update sites set phone = '+33100000002' where site_id = $1`, fixture.siteId)
  const open = await service(null)
  expect(await contacts(await service(fixture.agentId))).toEqual([])
  const { suggestions } = outputOf(
    listSuggestions,
    await app.http(listSuggestions, { vacation_id: open, resource_ids: [fixture.agentId] }, fixture.as('manager')),
  )
  expect(suggestions.map(({ phone }) => phone)).toEqual([null])
})
