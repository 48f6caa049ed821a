import { mostCounted } from '@vigie/contract/kit/counting.ts'
import { countAnswered, countMissions, listOfferable, remindOfMission } from '@vigie/contract/missions/missions.board.ts'
import { closeMission, listMissions } from '@vigie/contract/missions/missions.ts'
import { missionFilters } from '@vigie/contract/missions/missions.rules.ts'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { nightOfMissions } from './missions.filled.tasks.ts'
import { missioning } from './missions.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { rows } = app
const { somebody, open, offered, answered, assign, all, offerable, give, begin } = missioning(app, fixture)

const listed = async (values: Values) =>
  outputOf(listMissions, await app.http(listMissions, values, fixture.as('manager'))).missions.map(({ id }) => id)
const counts = async (values: Values = {}) => outputOf(countMissions, await app.http(countMissions, values, fixture.as('manager')))

/** One mission of each state, and one that is open without a yes. */
async function eachState() {
  const [lea, max] = [await somebody({ last_name: 'Léandre' }), await somebody({ last_name: 'Maximilien' })]
  const of = async (day: string) => {
    const shiftId = await open(day)
    return { shiftId, ...(await offered([lea, max], [shiftId])) }
  }
  const [silent, answer, given, gone, filled, over] = [
    await of('14'),
    await of('16'),
    await of('18'),
    await of('20'),
    await of('22'),
    await of('24'),
  ]
  await answered(answer.id, lea, { response: 2 })
  await answered(given.id, lea, { response: 2 })
  await assign({ mission_id: given.id, resource_id: lea.agentId, version: 1 })
  await app.http(closeMission, { mission_id: gone.id }, fixture.as('manager'))
  await give(filled.shiftId, max.agentId)
  await begin(over.shiftId)
  return { lea, max, silent, answer, given, gone, filled, over }
}

describe('the board of missions', () => {
  it('shows those of one state, as each says itself, and counts them', async () => {
    const { silent, answer, given, gone, filled, over } = await eachState()
    expect(await listed({ state: 'open' })).toEqual([answer.id, silent.id])
    expect(await listed({ state: 'answered' })).toEqual([answer.id])
    expect(await listed({ state: 'assigned' })).toEqual([given.id])
    expect(await listed({ state: 'closed' })).toEqual([gone.id])
    expect(await listed({ state: 'filled' })).toEqual([filled.id])
    expect(await listed({ state: 'over' })).toEqual([over.id])
    expect(await counts()).toEqual({ open: 2, answered: 1, assigned: 1, closed: 1, filled: 1, over: 1, most: null })
    for (const state of missionFilters) {
      const { missions } = outputOf(listMissions, await app.http(listMissions, { state }, fixture.as('manager')))
      expect(new Set(missions.map((mission) => mission.state))).toEqual(new Set([state === 'answered' ? 'open' : state]))
    }
    expect(outputOf(countAnswered, await app.http(countAnswered, {}, fixture.as('manager')))).toEqual({ count: 1 })
    expect(await all()).toHaveLength(6)
  })

  it('says the same of those that the night has ended', async () => {
    const { filled, over, answer } = await eachState()
    const db = app.database.forCompany(fixture.company.id)
    await nightOfMissions(db, at('2026-10-12T05:00:00Z'))
    expect(await listed({ state: 'over' })).toEqual([over.id])
    await app.database.superuser.query(
      `update shifts set starts_at = '2026-10-10T04:00:00Z', ends_at = '2026-10-10T12:00:00Z' where shift_id = any($1)`,
      [[filled.shiftId, over.shiftId]],
    )
    await nightOfMissions(db, at('2026-10-12T05:00:00Z'))
    expect(await listed({ state: 'filled' })).toEqual([filled.id])
    expect(await listed({ state: 'over' })).toEqual([over.id])
    expect(await listed({ state: 'answered' })).toEqual([answer.id])
    expect(await counts()).toEqual({ open: 2, answered: 1, assigned: 1, closed: 1, filled: 1, over: 1, most: null })
    expect((await offerable()).shifts.map(({ id }) => id)).not.toContain(over.shiftId)
  })

  it('is searched by the beginnings of the names of agents and sites, and goes on page by page', async () => {
    const { silent } = await eachState()
    const other = await somebody({ last_name: 'Zoé' })
    const siteId = await rows.site(fixture.company.id, fixture.clientId, { name: 'Musée de la Brière' })
    const times = { startsAt: '2026-10-28T06:00:00Z', endsAt: '2026-10-28T14:00:00Z' }
    const museum = await offered([other], [await rows.shift(fixture.company.id, { siteId, ...times })])
    for (const search of ['zoé', 'ZOE', 'bri mus']) expect(await listed({ search })).toEqual([museum.id])
    expect(await listed({ search: 'léa', state: 'open' })).toContain(silent.id)
    expect(await counts({ search: 'brière' })).toEqual({
      open: 1,
      answered: 0,
      assigned: 0,
      closed: 0,
      filled: 0,
      over: 0,
      most: mostCounted,
    })
    expect(await counts({ search: 'personne' })).toMatchObject({ open: 0, assigned: 0 })
    expect(await listed({ search: 'zoé musée' })).toEqual([])
    const first = outputOf(listMissions, await app.http(listMissions, { limit: 5 }, fixture.as('manager')))
    expect(first.missions).toHaveLength(5)
    expect(await listed({ limit: 5, cursor: first.nextCursor })).toHaveLength(2)
    expect(await listed({ mission_id: museum.id })).toEqual([museum.id])
  })

  it('is found at the site to which its service was moved', async () => {
    const [lea, from, to] = [
      await somebody(),
      await rows.site(fixture.company.id, fixture.clientId, { name: 'Tannerie' }),
      await rows.site(fixture.company.id, fixture.clientId, { name: 'Verrerie' }),
    ]
    const shiftId = await rows.shift(fixture.company.id, { siteId: from, startsAt: '2026-10-28T06:00:00Z', endsAt: '2026-10-28T14:00:00Z' })
    const { id } = await offered([lea], [shiftId])
    expect([await listed({ search: 'tannerie' }), await listed({ search: 'verrerie' })]).toEqual([[id], []])
    await app.database.superuser.query('update shifts set site_id = $2 where shift_id = $1', [shiftId, to])
    expect([await listed({ search: 'tannerie' }), await listed({ search: 'verrerie' })]).toEqual([[], [id]])
    // Ended, it is found among those that did.
    await app.http(closeMission, { mission_id: id }, fixture.as('manager'))
    expect(await listed({ search: 'verrerie', state: 'closed' })).toEqual([id])
    expect(await listed({ search: 'tannerie', state: 'closed' })).toEqual([])
    expect(await counts({ search: 'verrerie' })).toMatchObject({ open: 0, closed: 1 })
  })

  it('goes on page by page among those that ended and those that stand, of words and of a state', async () => {
    const { lea, filled } = await eachState()
    await app.database.superuser.query(`update missions set ended_as = 'filled' where mission_id = $1`, [filled.id])
    const again = await open('26')
    const { id } = await offered([lea], [again])
    await give(again, lea.agentId)
    for (const values of [{ state: 'filled' }, { search: 'léa', state: 'filled' }]) {
      const whole = await listed(values)
      expect(whole).toEqual([id, filled.id])
      const first = outputOf(listMissions, await app.http(listMissions, { ...values, limit: 1 }, fixture.as('manager')))
      expect([first.missions[0]!.id, ...(await listed({ ...values, limit: 1, cursor: first.nextCursor }))]).toEqual(whole)
    }
    const everything = await listed({ search: 'léa' })
    expect(everything).toEqual(await all().then((missions) => missions.map((mission) => mission.id)))
  })

  it('is counted up to a thousand of each state where words are looked for, however many agents they find', async () => {
    const [one, open] = [await fixtureOf(rows), { startsAt: '2026-10-28T06:00:00Z', endsAt: '2026-10-28T14:00:00Z' }]
    const shiftId = await rows.shift(one.company.id, { siteId: one.siteId, ...open })
    // 400 agents, each with twelve missions that were taken back, and one of them with one that is open.
    await app.database.superuser.query(
      `with a as (insert into agents (company_id, employee_number, last_name, first_name, created_at)
              select $1, 'K' || n, 'Kerguelen ' || n, 'Ada', '2026-01-01' from generate_series(1, 400) n returning agent_id),
            m as (insert into missions (company_id, text, is_first_yes, created_by, created_at, closed_at)
              select $1, '', false, (select min(user_id) from users where company_id = $1), '2026-10-01', case when n > 1 then timestamptz '2026-10-02' end from generate_series(1, 4801) n returning mission_id),
            s as (insert into mission_shifts (company_id, mission_id, shift_id) select $1, mission_id, $2 from m)
       insert into mission_agents (company_id, mission_id, agent_id)
       select $1, m.mission_id, a.agent_id from (select mission_id, row_number() over () as n from m) m
         join (select agent_id, row_number() over () as n from a) a on a.n = 1 + m.n % 400`,
      [one.company.id, shiftId],
    )
    const of = async (search?: string) => outputOf(countMissions, await app.http(countMissions, { search }, one.as('manager')))
    expect(await of('kerg')).toMatchObject({ open: 1, closed: mostCounted, over: 0 })
    expect(await of()).toMatchObject({ open: 1, closed: 4800 })
    // One site, and it has all of them.
    const { rows: sites } = await app.database.superuser.query<{ name: string }>('select name from sites where site_id = $1', [one.siteId])
    expect(await of(sites[0]!.name)).toMatchObject({ open: 1, closed: mostCounted, assigned: 0 })
    expect(await of('kerguelen 7')).toMatchObject({ closed: 132 })
    expect(await of('kerg inconnu')).toMatchObject({ open: 0, closed: 0 })
  })

  it('an agent asks for one of its own, and finds none of others by their ids', async () => {
    const { lea, answer } = await eachState()
    const other = await somebody()
    const theirs = async (values: Values, as = lea.as) => outputOf(listMissions, await app.http(listMissions, values, as)).missions
    expect((await theirs({ mission_id: answer.id })).map(({ id, agents }) => [id, agents])).toEqual([[answer.id, []]])
    expect(await theirs({ mission_id: answer.id, state: 'answered', search: 'max' }, other.as)).toEqual([])
    expect(await theirs({ vacation_id: answer.shiftId }, other.as)).toEqual([])
  })

  it('is the company’s own', async () => {
    const { answer } = await eachState()
    const other = await fixtureOf(rows)
    const as = other.as('manager')
    expect(outputOf(listMissions, await app.http(listMissions, { mission_id: answer.id }, as)).missions).toEqual([])
    expect(outputOf(countMissions, await app.http(countMissions, { search: 'léandre' }, as))).toMatchObject({ open: 0, assigned: 0 })
    expect((await app.http(remindOfMission, { mission_id: answer.id }, as)).status).toBe(404)
    expect(outputOf(listOfferable, await app.http(listOfferable, { siteId: fixture.siteId }, as)).shifts).toEqual([])
  })
})
