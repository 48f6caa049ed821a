import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import { stateOfMonth, type MonthStamps } from '@vigie/contract/schedules/schedules.rules.ts'
import { listPublications, publishSchedules, remindOfSchedules, scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { outputOf, type Values } from '../../../test/transports.ts'
import { at, openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { planOf } from '../../../test/plans.ts'
import { notifyReplanned, type TakenShift } from './publication.notices.store.ts'
import { stateSql } from './publication.store.ts'

/** The fixture's agent and two more, each with a shift in October; a fourth without one. */
let agents: number[]
const app = await openTestApp()
const fixture = freshFixture(app)
beforeEach(async () => {
  const company = fixture.company.id
  const named = (last_name: string, more = {}) => app.rows.agent(company, { columns: { last_name, first_name: 'Zoé', ...more } })
  agents = [fixture.agentId, await named('Éluard'), await named('Zidane', { partner_id: fixture.partnerId }), await named('Absent')]
  for (const agentId of agents.slice(0, 3)) await shift(agentId)
})

const shift = (agentId: number, startsAt = '2026-10-20T08:00:00Z', endsAt = '2026-10-20T16:00:00Z') =>
  app.rows.shift(fixture.company.id, { siteId: fixture.siteId, agentId, startsAt, endsAt })
const put = (values: Values) => app.http(publishSchedules, { month: '202610', is_published: true, ...values }, fixture.as('manager'))
const publish = async (values: Values = {}) => outputOf(publishSchedules, await put(values))
const list = async (values: Values = {}) =>
  outputOf(listPublications, await app.http(listPublications, { month: '202610', ...values }, fixture.as('manager')))
const countsOf = ({ unpublished, published, validated, changed }: Awaited<ReturnType<typeof list>>) => [
  unpublished,
  published,
  validated,
  changed,
]
const stamp = (agentId: number, columns: Record<string, unknown>) =>
  app.rows.insert('schedule_months', { company_id: fixture.company.id, agent_id: agentId, month: '202610', ...columns })

/** Who was notified of what, with how many services, since the last time that was asked. */
const told = async () => {
  const { rows } = await app.database.superuser.query<{
    user_id: number
    kind: string
    facts: { month: string; count: number }
    path: string
  }>('delete from notifications where company_id = $1 returning user_id, kind, facts, path', [fixture.company.id])
  return rows.map(({ user_id, kind, facts, path }) => [user_id === fixture.users.resource, kind, facts.month, facts.count, path])
}

describe('agents are notified', () => {
  const own = (kind: string, count: number) => [true, kind, '202610', count, '/schedule?month=202610']
  it('that their month is published, once, and again when it is published anew', async () => {
    await shift(fixture.agentId, '2026-10-22T08:00:00Z', '2026-10-22T16:00:00Z')
    await publish()
    expect(await told()).toEqual([own('schedulePublished', 2)])
    app.clock.set(at('2026-10-12T08:30:00Z'))
    await publish()
    expect(await told()).toEqual([])
    await publish({ is_published: false })
    app.clock.set(at('2026-10-12T09:00:00Z'))
    await publish({ resource_ids: [agents[1]] })
    expect(await told()).toEqual([])
    await publish()
    expect(await told()).toEqual([own('schedulePublished', 2)])
  })

  it('not of a month that is over', async () => {
    app.clock.set(at('2026-11-01T08:00:00Z'))
    await publish()
    expect(await told()).toEqual([])
  })

  const remind = async (values: Values = {}) =>
    outputOf(remindOfSchedules, await app.http(remindOfSchedules, { month: '202610', ...values }, fixture.as('manager')))

  it('to validate what they have not, or not as it stands, once a day', async () => {
    expect((await remind()).toldCount).toBe(0)
    await publish()
    await told()
    expect((await remind({ resource_ids: [agents[1]] })).toldCount).toBe(0)
    expect((await remind()).toldCount).toBe(1)
    expect((await remind()).toldCount).toBe(0)
    expect(await told()).toEqual([own('scheduleReminder', 1)])
    app.clock.set(at('2026-10-13T08:00:00Z'))
    expect((await remind()).toldCount).toBe(1)
  })

  it('not whoever has validated, but again once it has changed since', async () => {
    await stamp(fixture.agentId, { published_at: at('2026-09-25T08:00:00Z'), validated_at: at('2026-09-26T08:00:00Z') })
    expect((await remind()).toldCount).toBe(0)
    await app.database.superuser.query('update schedule_months set changed_at = $2 where company_id = $1', [
      fixture.company.id,
      at('2026-09-27T08:00:00Z'),
    ])
    expect((await remind()).toldCount).toBe(1)
  })
})

describe('a month is published', () => {
  it('for everybody who has a shift in it, once', async () => {
    expect(await publish()).toEqual({ changedCount: 3, unchangedCount: 0 })
    app.clock.set(at('2026-10-13T08:00:00Z'))
    expect(await publish()).toEqual({ changedCount: 0, unchangedCount: 3 })
    expect((await list()).agents.map(({ publishedAt }) => publishedAt)).toEqual(Array.from({ length: 3 }, () => '2026-10-12T08:00:00Z'))
  })

  it('for those named, and nobody who has no shift in it', async () => {
    expect(await publish({ resource_ids: [agents[1], agents[3], 999_999] })).toEqual({ changedCount: 1, unchangedCount: 0 })
    expect(countsOf(await list())).toEqual([2, 1, 0, 0])
  })

  it('and is taken back with what was validated', async () => {
    await stamp(agents[0]!, { published_at: at('2026-09-25T08:00:00Z'), validated_at: at('2026-09-26T08:00:00Z') })
    expect(await publish({ is_published: false })).toEqual({ changedCount: 1, unchangedCount: 2 })
    await publish()
    expect(countsOf(await list())).toEqual([0, 3, 0, 0])
  })

  it("does not touch another company's", async () => {
    const other = await fixtureOf(app.rows)
    await app.rows.shift(other.company.id, {
      siteId: other.siteId,
      agentId: other.agentId,
      startsAt: '2026-10-20T08:00:00Z',
      endsAt: '2026-10-20T16:00:00Z',
    })
    await publish()
    const theirs = outputOf(listPublications, await app.http(listPublications, { month: '202610' }, other.as('manager')))
    expect(countsOf(theirs)).toEqual([1, 0, 0, 0])
  })
})

describe('the list of a month', () => {
  beforeEach(async () => {
    await stamp(agents[0]!, { published_at: at('2026-09-25T08:00:00Z'), validated_at: at('2026-09-26T08:00:00Z') })
    await stamp(agents[1]!, {
      published_at: at('2026-09-25T08:00:00Z'),
      validated_at: at('2026-09-26T08:00:00Z'),
      changed_at: at('2026-09-27T08:00:00Z'),
    })
  })
  const names = async (values: Values) => (await list(values)).agents.map(({ agentName }) => agentName)

  it('says how far each has come, by name', async () => {
    const found = await list()
    expect(countsOf(found)).toEqual([1, 0, 1, 1])
    expect(found.agents.map(({ agentId, state, shiftCount }) => [agentId, state, shiftCount])).toEqual([
      [agents[1], 'changed', 1],
      [agents[0], 'validated', 1],
      [agents[2], 'unpublished', 1],
    ])
  })

  it('is searched without accents and held to a state; the counts stay those of the month', async () => {
    expect(await names({ search: 'eluard zoe' })).toEqual(['Éluard Zoé'])
    expect(await names({ search: 'nobody' })).toEqual([])
    expect(await names({ state: 'unpublished' })).toEqual(['Zidane Zoé'])
    expect(countsOf(await list({ state: 'unpublished', search: 'x' }))).toEqual([1, 0, 1, 1])
  })

  it('goes on from page to page', async () => {
    const first = await list({ limit: 2 })
    const second = await list({ limit: 2, cursor: first.nextCursor })
    expect([...first.agents, ...second.agents].map(({ agentId }) => agentId)).toEqual([agents[1], agents[0], agents[2]])
    expect(second.nextCursor).toBeNull()
    expect((await app.http(listPublications, { month: '202610', cursor: 'bm9uZQ' }, fixture.as('manager'))).status).toBe(422)
  })
})

it('is told to each agent of its own, and to managers and partners once', async () => {
  const [agent, manager, partner] = await Promise.all(
    (['resource', 'manager', 'manager_partner'] as const).map((role) => app.socket(fixture.as(role))),
  )
  await publish()
  expect(await agent!.next(scheduleChanged.name)).toEqual({ month: '202610', resource_id: fixture.agentId })
  for (const listener of [manager!, partner!]) {
    expect(await listener.next(scheduleChanged.name)).toEqual({ month: '202610', resource_id: null })
    expect(listener.received(scheduleChanged.name)).toHaveLength(1)
  }
})

it('its state is the same in SQL as in the rule, for every order of the stamps', async () => {
  const times = [null, '2026-10-01T08:00:00Z', '2026-10-02T08:00:00Z', '2026-10-03T08:00:00Z'] as (Instant | null)[]
  const all: MonthStamps[] = times.flatMap((publishedAt) =>
    times.flatMap((validatedAt) =>
      times.flatMap((changedAt) => times.map((plannedAt) => ({ publishedAt, validatedAt, changedAt, plannedAt }))),
    ),
  )
  const { rows } = await app.database.superuser.query<{ state: string }>(
    `select ${stateSql} as state from jsonb_to_recordset($1::jsonb)
       as sm (at int, published_at timestamptz, validated_at timestamptz, changed_at timestamptz, planned_at timestamptz)
       cross join lateral (select sm.planned_at) w order by sm.at`,
    [
      JSON.stringify(
        all.map((one, place) => ({
          at: place,
          published_at: one.publishedAt,
          validated_at: one.validatedAt,
          changed_at: one.changedAt,
          planned_at: one.plannedAt,
        })),
      ),
    ],
  )
  expect(rows.map(({ state }) => state)).toEqual(all.map(stateOfMonth))
  expect(new Set(rows.map(({ state }) => state)).size).toBe(4)
})

it('a file that takes a thousand services from a thousand agents is compared with their months once', async () => {
  const { superuser } = app.database
  const [id, count] = [fixture.company.id, 1000]
  const made = (sql: string) => superuser.query(sql, [id, count])
  await made(`insert into agents (company_id, employee_number, last_name, first_name, created_at)
      select $1, 'E' || n, 'Nom', 'P', '2026-01-01' from generate_series(1, $2) n`)
  await made(`insert into users (company_id, role, username, email, first_name, last_name, agent_id, created_at)
      select a.company_id, 'resource', a.employee_number, '', '', '', a.agent_id, '2026-01-01' from agents a
       where a.company_id = $1 and a.last_name = 'Nom' and $2 > 0`)
  await made(`insert into schedule_months (company_id, agent_id, month, published_at, changed_at)
      select a.company_id, a.agent_id, '202610', '2026-09-20', '2026-10-12T08:00:00Z' from agents a
       where a.company_id = $1 and a.last_name = 'Nom' and $2 > 0`)
  await superuser.query('analyze')
  const { rows } = await superuser.query<{ code: string }>('select code from sites where site_id = $1', [fixture.siteId])
  const [startsAt, endsAt] = [at('2026-10-20T08:00:00Z'), at('2026-10-20T16:00:00Z')]
  const taken = Array.from({ length: count }, (_, n): TakenShift => {
    return { employeeNumber: `E${n + 1}`, month: '202610' as Month, siteCode: rows[0]!.code, startsAt, endsAt }
  })
  const db = app.database.forCompany(id)
  const nodes = await planOf(app, db, notifyReplanned(db, '202610' as Month, at('2026-10-12T08:00:00Z'), taken), { isRun: true })
  const compared = nodes.map((node) => {
    const rowsOfStep = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)
    return rowsOfStep * (node['Actual Loops'] ?? 1)
  })
  expect(Math.max(...compared)).toBeLessThan(100 * count)
})
