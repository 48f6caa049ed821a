import type { Day, Month } from '@vigie/contract/kit/time.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { agentById } from '../src/domains/agents/agents.details.store.ts'
import { agentsOf, type AgentQuestion } from '../src/domains/agents/agents.list.store.ts'
import { statement, type Db, type Query } from '../src/platform/postgres/db.ts'
import { planOf, plansOfDomains, readWhole, worseKept } from './plans.ts'
import { openTestApp } from './app.ts'

const [today, month] = ['2026-10-12' as Day, '202610' as Month]
let db: Db
let clientId: number
const app = await openTestApp()
beforeAll(async () => {
  const { id } = await app.rows.company()
  db = app.database.forCompany(id)
  await fill(id)
  clientId = (await db.one(statement<{ id: number }>('select min(client_id) as id from clients where company_id = $1', [id])))!.id
  await app.database.superuser.query('analyze')
}, 300_000)

/** A company of 20,000 agents with a contract each, of 400 sites and of 100,000 shifts in October. */
async function fill(company: number): Promise<void> {
  const at = (sql: string) => app.database.superuser.query(sql, [company])
  await at(
    `insert into clients (company_id, code, name, created_at) select $1, 'C' || n, 'Client ' || n, '2026-01-01' from generate_series(1, 20) n`,
  )
  await at(`insert into sites (company_id, client_id, code, name, time_zone, created_at)
    select $1, (select min(client_id) from clients where company_id = $1) + n % 20, 'S' || n, 'Site ' || n, 'Europe/Paris', '2026-01-01' from generate_series(1, 400) n`)
  await at(`insert into agents (company_id, employee_number, last_name, first_name, card_number, card_expires_on, created_at)
    select $1, 'M' || n, 'Nom' || (n * 7919 % 20000), 'Alix', 'CAR-' || n, date '2026-09-01' + n % 1500, '2026-01-01' from generate_series(1, 20000) n`)
  await at(`insert into contract_types (company_id, name) values ($1, 'CDI')`)
  await at(`insert into contracts (company_id, number, agent_id, contract_type_id, starts_on)
    select $1, 'K' || agent_id, agent_id, (select contract_type_id from contract_types where company_id = $1), '2020-01-01' from agents where company_id = $1`)
  await at(`insert into shifts (company_id, number, site_id, agent_id, starts_at, ends_at, month)
     select $1, 'V' || n, s.first + n % 400, a.first + n % 20000, t, t + interval '8 hours', '202610'
       from generate_series(1, 100000) n, lateral (select timestamptz '2026-10-01T06:00:00Z' + n % 720 * interval '1 hour' as t) x,
            (select min(site_id) as first from sites where company_id = $1) s, (select min(agent_id) as first from agents where company_id = $1) a`)
}

const run = (query: Query<unknown>) => planOf(app, db, query, { isRun: true })

const everybody: AgentQuestion = {
  scope: { hasRights: true, seesAccounts: true },
  today,
  month,
  search: '',
  qualificationIds: [],
  cardState: undefined,
  contractTypeId: undefined,
  partnerId: undefined,
  hasActiveContract: undefined,
  hasShifts: undefined,
  isArchived: false,
}
const byName = { key: 'name', isDown: false } as const
const page = (question: Partial<AgentQuestion> = {}, after?: { key: string; id: number }) =>
  agentsOf(db, { ...everybody, ...question }, byName, 101, after) as Query<unknown>

describe('with 20,000 agents and 100,000 shifts in the month', () => {
  it('a page after a name walks the index of names from there, and reads no more than itself', async () => {
    const nodes = await run(page({}, { key: 'nom5', id: 0 }))
    expect(nodes.find((node) => node['Index Name'] === 'agents_by_name')?.['Index Cond']).toContain('sort_name')
    expect(Math.max(...nodes.map((node) => node['Actual Rows'] ?? 0))).toBeLessThanOrEqual(101)
  })

  it('the first page, which counts everybody, reads the hours and contracts of its own agents alone', async () => {
    const nodes = await run(page())
    const ofTable = (name: string) => nodes.filter((node) => node['Relation Name'] === name).map((node) => node['Actual Rows'] ?? 0)
    expect(Math.max(...ofTable('shifts'))).toBeLessThanOrEqual(10)
    expect(Math.max(...ofTable('contracts'))).toBeLessThanOrEqual(1)
    expect(Math.max(...ofTable('agents'))).toBe(20_000)
  })

  it('a search walks the index of words, and no shift is read but those of whoever is found', async () => {
    const nodes = await run(page({ search: 'nom123' }))
    expect(readWhole(nodes)).not.toContain('search_words')
    expect(readWhole(nodes)).not.toContain('shifts')
  })

  it("a client's agents are found by the shifts of its sites in the month", async () => {
    const scope = { hasRights: false, seesAccounts: false, clientIds: [clientId], siteIds: null }
    expect(readWhole(await run(page({ scope })))).not.toContain('shifts')
  })

  it('one agent is read by its keys', async () => {
    const one = agentById(db, { scope: everybody.scope, id: 500, today, month, seen: null }) as Query<unknown>
    const nodes = await run(one)
    expect(readWhole(nodes)).not.toContain('agents')
    expect(readWhole(nodes)).not.toContain('shifts')
  })

  it.each(Object.keys(plansOfDomains({} as Db)))('%s reads no more by the plan that is kept than by one for its values', async (name) =>
    expect(await worseKept(app, plansOfDomains(db)[name]!())).toEqual([]),
  )
})
