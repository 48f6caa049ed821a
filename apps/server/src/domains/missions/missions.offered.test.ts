import { listMissions } from '@vigie/contract/missions/missions.ts'
import { readOffer } from '@vigie/contract/missions/missions.offered.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { missioning } from './missions.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { rows } = app
const { somebody, open, offered, answered, assign } = missioning(app, fixture)

type Person = Awaited<ReturnType<typeof somebody>>
const read = (mission_id: number, { as }: { readonly as: ReturnType<typeof fixture.as> }) => app.http(readOffer, { mission_id }, as)
const offerOf = async (mission_id: number, person: Person) => outputOf(readOffer, await read(mission_id, person))
const listed = async ({ as }: Person, values: Values = {}) => outputOf(listMissions, await app.http(listMissions, values, as)).missions
const change = (sql: string, ...values: readonly unknown[]) => app.database.superuser.query(sql, [...values])

describe('before an agent answers', () => {
  it('the law speaks against it as a warning, of what is published alone, and holds no answer back', async () => {
    const lea = await somebody()
    await rows.shift(fixture.company.id, {
      siteId: fixture.siteId,
      agentId: lea.agentId,
      startsAt: '2026-10-13T14:00:00Z',
      endsAt: '2026-10-13T22:00:00Z',
    })
    const mission = await offered([lea], [await open('14', '06', '14')])
    expect((await offerOf(mission.id, lea)).warnings).toEqual([])
    await rows.insert('schedule_months', {
      company_id: fixture.company.id,
      agent_id: lea.agentId,
      month: '202610',
      published_at: '2026-09-20T08:00:00Z',
    })
    const { warnings } = await offerOf(mission.id, lea)
    expect(warnings.map(({ code }) => code)).toEqual(['SHORTEST_REST'])
    expect(warnings[0]!.message).toMatch(/^8 h de repos avant le service du 14\/10\/2026, pour/)
    expect((await answered(mission.id, lea, { response: 2 })).response).toBe(2)
  })

  it('what the post asks for is named, with how the agent’s own papers stand on its day', async () => {
    const [lea, max] = [await somebody({ card_expires_on: '2026-10-13' }), await somebody()]
    const common = { company_id: fixture.company.id }
    const prestation = await rows.insert('prestations', { ...common, name: 'Agent SSIAP' })
    const qualification = await rows.insert('qualifications', { ...common, kind: 'degree', code: 'SSIAP1', name: 'SSIAP 1' })
    const asked = { prestation_id: prestation['prestation_id'], qualification_id: qualification['qualification_id'] }
    await rows.insert('prestation_requirements', { ...common, ...asked })
    await rows.insert('agent_qualifications', { ...common, agent_id: max.agentId, qualification_id: asked.qualification_id })
    const shiftId = await open()
    await change('update shifts set prestation_id = $2 where shift_id = $1', shiftId, asked.prestation_id)
    const mission = await offered([lea, max], [shiftId])
    expect((await offerOf(mission.id, lea)).papers).toEqual([
      { name: null, state: 'expired' },
      { name: 'SSIAP 1', state: 'missing' },
    ])
    expect((await offerOf(mission.id, max)).papers.map(({ state }) => state)).toEqual(['valid', 'valid'])
  })

  it('the instructions of the site are read while it can be answered and by whoever gets it, and no longer by the others', async () => {
    const [lea, max] = [await somebody(), await somebody()]
    await change(`update sites set instructions = 'Ronde à 22 h' where site_id = $1`, fixture.siteId)
    const mission = await offered([lea, max])
    const instructions = [{ siteId: fixture.siteId, text: 'Ronde à 22 h' }]
    expect((await offerOf(mission.id, lea)).instructions).toEqual(instructions)
    await answered(mission.id, max, { response: 2 })
    await assign({ mission_id: mission.id, resource_id: max.agentId, version: 1 })
    expect(await offerOf(mission.id, lea)).toEqual({ papers: [], warnings: [], instructions: [] })
    expect((await offerOf(mission.id, max)).instructions).toEqual(instructions)
  })

  it('is closed to whom it is not offered, to managers, and to other companies', async () => {
    const [lea, max] = [await somebody(), await somebody()]
    const mission = await offered([lea])
    const other = await fixtureOf(rows)
    expect((await read(mission.id, max)).status).toBe(404)
    expect((await read(mission.id, { as: fixture.as('manager') })).status).toBe(403)
    expect((await read(mission.id, { as: other.as('resource') })).status).toBe(404)
    expect((await read(2 ** 31 - 1, lea)).status).toBe(404)
  })
})

describe('the missions of an agent', () => {
  it('are all that were offered to it, or those with a service that is still to come', async () => {
    const lea = await somebody()
    const [first, second] = [await open('12', '06', '14'), await open('14', '06', '14')]
    const [past, both] = [await offered([lea], [await open('13', '06', '14')]), await offered([lea], [first, second])]
    app.clock.forward(2 * 24 * 3600 - 1800)
    const ids = async (values: Values) => (await listed(lea, values)).map(({ id }) => id)
    expect(await ids({ upcoming: true })).toEqual([both.id])
    expect(await ids({})).toEqual([both.id, past.id])
  })

  it('say where they are, which of their days are holidays there, and when the agent answered', async () => {
    const lea = await somebody()
    const night = await rows.shift(fixture.company.id, {
      siteId: fixture.siteId,
      startsAt: '2026-10-31T20:00:00Z',
      endsAt: '2026-11-01T05:00:00Z',
    })
    await rows.insert('holidays', { company_id: fixture.company.id, month_day: '11-01', year: '0000', name: 'Toussaint' })
    await change(`update sites set address = '12 place de l’Europe', postcode = '31000' where site_id = $1`, fixture.siteId)
    const mission = await offered([lea], [night])
    await answered(mission.id, lea, { response: 3 })
    const [own] = await listed(lea)
    expect(own).toMatchObject({ response: 3, respondedAt: '2026-10-12T05:00:00Z' })
    expect(own!.shifts).toMatchObject([{ address: '12 place de l’Europe', postcode: '31000', holidays: ['2026-11-01'] }])
    expect((await answered(mission.id, lea, { response: null })).respondedAt).toBeNull()
  })
})
