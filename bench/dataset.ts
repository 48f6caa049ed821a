import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { connect } from '../apps/server/src/platform/connect.ts'
import { launch, type Embedded } from '../apps/server/src/platform/postgres/launcher.ts'
import { openPool } from '../apps/server/src/platform/postgres/pool.ts'

export const benchData = fileURLToPath(new URL('../data/bench', import.meta.url))

/** Of each company: 120 sites, 625 agents and 50,000 shifts in four months. */
const size = { sites: 120, agents: 625, shifts: 50_000 }
/** Of the bench's own database: a million shifts. */
const companies = 20

export interface BenchDatabase {
  readonly embedded: Embedded
  /** Sees everything; the baselines run through it or as the owner, without row-level security. */
  readonly superuser: pg.Pool
  close(): Promise<void>
}

/** Starts the bench's own PostgreSQL under data/bench, and fills it once. */
export async function openBench(): Promise<BenchDatabase> {
  const bench = await openAt(benchData)
  const marker = path.join(benchData, 'filled')
  if (!existsSync(marker)) {
    console.log(`filling ${(companies * size.shifts).toLocaleString('en')} shifts, once …`)
    await fillCompanies(bench, companies)
    await fillShifts(bench)
    await bench.superuser.query('vacuum analyze')
    writeFileSync(marker, '')
  }
  return bench
}

/** Starts a PostgreSQL of the bench in a folder, as a normal start would: migrated, and otherwise as it was. */
export async function openAt(dataDir: string): Promise<BenchDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const postgres = await connect({ dataDir })
  const embedded = await launch(dataDir)
  const superuser = openPool(embedded.location('postgres', 'vigie'), { max: 70, statementTimeout: 0 })
  return {
    embedded,
    superuser,
    async close() {
      await superuser.end()
      await postgres.close()
    },
  }
}

/** Makes a company of that code once, all or nothing, and has what it wrote analysed; answers its id. */
export async function madeOnce(
  { superuser }: BenchDatabase,
  code: string,
  filling: string,
  make: (client: pg.PoolClient) => Promise<number>,
): Promise<number> {
  const known = await superuser.query<{ id: number }>('select company_id as id from companies where code = $1', [code])
  if (known.rows[0]) return known.rows[0].id
  console.log(`filling ${filling}, once …`)
  const client = await superuser.connect()
  try {
    await client.query('begin')
    const companyId = await make(client)
    await client.query('commit')
    await client.query('vacuum analyze')
    return companyId
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** The rows are right by their making: checks of foreign keys would only take time. The chains are made by hand. */
async function unchecked({ superuser }: BenchDatabase, make: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await superuser.connect()
  try {
    await client.query('set session_replication_role = replica')
    await make(client)
  } finally {
    await client.query('set session_replication_role = origin').catch(() => {})
    client.release()
  }
}

/** Companies with all that shifts need. */
export const fillCompanies = (database: BenchDatabase, count: number): Promise<void> =>
  unchecked(database, async (client) => {
    const at = `'2026-08-01T00:00:00Z'`
    await client.query(
      `insert into companies (code, name, created_at) select 'BENCH' || c, 'Bench ' || c, ${at} from generate_series(1, $1::int) c`,
      [count],
    )
    await client.query(`insert into clients (company_id, code, name, created_at) select company_id, 'C', 'Client', ${at} from companies`)
    await client.query(
      `insert into profiles (company_id, name, is_night) select company_id, n, n = 'Nuit' from companies, unnest(array['Jour', 'Nuit']) n`,
    )
    await client.query(`insert into prestations (company_id, name) select company_id, 'Ronde' from companies`)
    await client.query(`insert into contract_types (company_id, name) select company_id, 'CDI' from companies`)
    await client.query(
      `insert into sites (company_id, client_id, code, name, time_zone, created_at)
       select company_id, client_id, 'S' || n, 'Site ' || n, 'Europe/Paris', ${at} from clients, generate_series(1, $1::int) n`,
      [size.sites],
    )
    await client.query('insert into chain_heads (company_id, site_id) select company_id, site_id from sites')
    await client.query(
      `insert into agents (company_id, employee_number, last_name, first_name, created_at)
       select company_id, n, 'Nom ' || n, 'Prénom', ${at} from companies, generate_series(1, $1::int) n`,
      [size.agents],
    )
    await client.query(
      `insert into contracts (company_id, number, agent_id, contract_type_id, starts_on)
       select a.company_id, 'K' || a.agent_id, a.agent_id, t.contract_type_id, '2024-01-01' from agents a join contract_types t using (company_id)`,
    )
  })

/** The shifts of every company. */
export const fillShifts = (database: BenchDatabase): Promise<void> =>
  unchecked(database, async (client) => {
    await client.query(
      `with a as (select *, row_number() over (partition by company_id order by agent_id) - 1 as place from contracts),
            s as (select *, row_number() over (partition by company_id order by site_id) - 1 as place from sites)
       insert into shifts (company_id, number, site_id, agent_id, contract_id, profile_id, prestation_id, starts_at, ends_at, month)
       select c.company_id, 'V' || n, s.site_id, a.agent_id, a.contract_id, pf.profile_id, pr.prestation_id, at, at + interval '8 hours',
              to_char(at at time zone 'Europe/Paris', 'YYYYMM')
         from companies c, generate_series(0, $1::int - 1) n,
              lateral (select timestamptz '2026-08-01T05:00:00Z' + (n / 410) * interval '1 day' + (n % 3) * interval '8 hours' as at) t,
              a, s, profiles pf, prestations pr
        where a.company_id = c.company_id and a.place = n % $2::int and s.company_id = c.company_id and s.place = n % $3::int
          and pf.company_id = c.company_id and pf.is_night = (n % 3 = 2) and pr.company_id = c.company_id`,
      [size.shifts, size.agents, size.sites],
    )
  })
