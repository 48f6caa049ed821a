import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db, Query } from '../src/platform/postgres/db.ts'
import { openTestApp } from './app.ts'
import { planOf, readWhole, type PlannedQueries } from './plans.ts'

/** What `<domain>.plans.testing.ts` of a domain says. */
interface DomainPlans {
  readonly stores: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly plans: (db: Db) => PlannedQueries
}
const folder = path.join(import.meta.dirname, '../src/domains')
const load = <T>(pattern: string) =>
  Promise.all(
    globSync(pattern, { cwd: folder })
      .toSorted()
      .map(async (file) => ({ file, ...((await import(path.join(folder, file))) as T) })),
  )
const domains = await load<DomainPlans>('*/*.plans.testing.ts')
/** Without those of agents, which are planned with more of them (plans.agents.long.test.ts), and what reads whole journals on purpose. */
const storesOfShifts = await Promise.all(
  globSync('!(agents|imports)/!(verify).store.ts', { cwd: folder })
    .filter((file) => /\b(?:from|join|update|into) (?:shifts|clockings)\b/.test(readFileSync(path.join(folder, file), 'utf8')))
    .map(async (file) => ({ file, store: (await import(path.join(folder, file))) as Readonly<Record<string, unknown>> })),
)

let db: Db
let named: PlannedQueries
const app = await openTestApp()
beforeAll(async () => {
  const { id } = await app.rows.company()
  db = app.database.forCompany(id)
  named = Object.assign({}, ...domains.map(({ plans }) => plans(db))) as PlannedQueries
  await fill(id, 50_000)
  const other = await app.rows.company()
  await fill(other.id, 5000)
  await app.database.superuser.query('analyze')
}, 120_000)

/** A company of so many shifts over four months, at 250 sites by 1,000 agents, each with the line of its start. */
async function fill(company: number, count: number): Promise<void> {
  const at = (sql: string, ...values: unknown[]) => app.database.superuser.query(sql, [company, ...values])
  await at(
    `insert into clients (company_id, code, name, created_at) select $1, 'C' || n, 'Client ' || n, '2026-01-01' from generate_series(1, 20) n`,
  )
  await at(`insert into sites (company_id, client_id, code, name, time_zone, created_at)
    select $1, (select min(client_id) from clients where company_id = $1) + n % 20, 'S' || n, 'Site ' || n, 'Europe/Paris', '2026-01-01' from generate_series(1, 250) n`)
  await at(`insert into agents (company_id, employee_number, last_name, first_name, clocking_code_hmac, created_at)
    select $1, 'M' || n, 'Nom' || n, 'Alix', sha256(n::text::bytea), '2026-01-01' from generate_series(1, 1000) n`)
  await at(
    `insert into shifts (company_id, number, site_id, agent_id, starts_at, ends_at, month)
     select $1, 'V' || n, s.first + n % 250, a.first + n % 1000, t, t + interval '8 hours', to_char(t, 'YYYYMM')
       from generate_series(1, $2::int) n, lateral (select timestamptz '2026-08-15T06:00:00Z' + n % 2928 * interval '1 hour' as t) x,
            (select min(site_id) as first from sites where company_id = $1) s, (select min(agent_id) as first from agents where company_id = $1) a`,
    count,
  )
  await at(`insert into clockings (company_id, site_id, seq, clocking_uuid, shift_id, kind, way, recorded_at, happened_at, line, hash)
    select company_id, site_id, row_number() over (partition by site_id order by shift_id), gen_random_uuid(), shift_id, 'start', 'code', starts_at, starts_at, '', '\\x'
      from shifts where company_id = $1`)
  await at(
    `insert into devices (company_id, uuid, secret_hash, paired_at) select $1, gen_random_uuid(), '\\x', '2026-01-01' from generate_series(1, 250)`,
  )
  await at(`insert into device_sites (company_id, device_id, site_id, created_at)
    select $1, d.device_id, s.first + d.device_id % 250, '2026-01-01' from devices d, (select min(site_id) as first from sites where company_id = $1) s where d.company_id = $1`)
}

const modes = ['force_custom_plan', 'force_generic_plan'] as const
const asked = (name: string) => named[name]!() as Query<unknown>[]

describe('with 50,000 shifts and as many clockings', () => {
  it('every store that reads shifts or clockings says in its domain how it is asked', () => {
    const planned = new Set(domains.flatMap(({ stores }) => Object.values(stores).flatMap(Object.values)))
    const missing = storesOfShifts.flatMap(({ file, store }) =>
      Object.entries(store).flatMap(([name, value]) => (typeof value === 'function' && !planned.has(value) ? [`${file} ${name}`] : [])),
    )
    expect(missing, 'each store belongs to `stores` of its <domain>.plans.testing.ts').toEqual([])
  })

  it.each(domains.map((domain) => [domain.file, domain] as const))('%s plans every query of its stores', (_, { stores, plans }) => {
    const exported = Object.values(stores).flatMap(Object.entries<unknown>)
    const names = exported.filter(([, value]) => typeof value === 'function').map(([name]) => name)
    expect(Object.keys(plans(db)).toSorted()).toEqual(names.toSorted())
  })

  it.each(domains.flatMap(({ plans }) => Object.keys(plans({} as Db))))(
    '%s reads neither table whole, whatever plan is kept for it',
    async (name) => {
      for (const query of asked(name)) {
        for (const mode of modes) {
          const read = readWhole(await planOf(app, db, query, { mode }))
          expect(read, `${mode}: ${query.sql}`).not.toContain('shifts')
          expect(read, `${mode}: ${query.sql}`).not.toContain('clockings')
        }
      }
    },
  )

  it.each(['shiftsOfDay', 'figuresOfDay', 'shiftsByCode', 'shiftsByCard', 'monthOfAgent', 'monthOfSite'])(
    '%s finds its days by an index, under row-level security too',
    async (name) => {
      for (const query of asked(name)) {
        for (const mode of modes) {
          const conditions = (await planOf(app, db, query, { mode })).map((node) => node['Index Cond'] ?? '')
          expect(
            // Of one agent's month there are two: by the agent's days, and by the month's agents.
            conditions.some((condition) => condition.includes('starts_at') || /month = .*agent_id = /.test(condition)),
            `${mode}: ${query.sql}`,
          ).toBe(true)
        }
      }
    },
  )
})
