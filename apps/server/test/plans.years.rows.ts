import type { Month } from '@vigie/contract/kit/time.ts'
import type { TestApp } from './app.ts'

/** The last month of what is planned: the one after that of the tests' clock. */
const lastMonth = '2026-11-01'
/** In each month; their ids count on from 1. */
export const servicesOfMonth = 1000
const size = { sites: 60, agents: 120, shifts: servicesOfMonth, missions: 40, demands: 40 }

/**
 * A company that has worked for so many months up to now: each month has as many services, with two acts each, missions, demands and
 * absences, and sites and agents stay the same. Rows are right by their making, so that nothing checks them.
 */
export async function companyOfMonths(app: TestApp, months: number): Promise<number> {
  const { id } = await app.rows.company()
  const userId = await app.rows.user(id, { role: 'manager' })
  const client = await app.database.superuser.connect()
  const at = (sql: string, ...values: unknown[]) => client.query(sql, [id, ...values])
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await people(at)
    for (let back = months - 1; back >= 0; back--) await month(at, userId, back)
    await at(`insert into mission_counts (company_id, ending, count)
      select company_id, ending, count(*) from missions where company_id = $1 and ending is not null group by 1, 2`)
    await at(`insert into demand_counts (company_id, demand_type_id, status, count)
      select company_id, demand_type_id, status, count(*) from demands where company_id = $1 group by 1, 2, 3`)
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
  return id
}

type At = (sql: string, ...values: unknown[]) => Promise<unknown>
const first = (table: string, id: string) => `(select min(${id}) as first from ${table} where company_id = $1)`

async function people(at: At): Promise<void> {
  await at(
    `insert into clients (company_id, code, name, created_at) select $1, 'C' || n, 'Client ' || n, '2015-01-01' from generate_series(1, 5) n`,
  )
  await at(
    `insert into sites (company_id, client_id, code, name, city, time_zone, latitude, longitude, created_at)
     select $1, c.first + n % 5, 'S' || n, 'Site ' || n, 'Ville ' || n % 7, 'Europe/Paris', 43 + n / 100.0, 1, '2015-01-01'
       from generate_series(1, $2::int) n, ${first('clients', 'client_id')} c`,
    size.sites,
  )
  await at('insert into chain_heads (company_id, site_id) select company_id, site_id from sites where company_id = $1')
  await at(
    `insert into agents (company_id, employee_number, last_name, first_name, created_at)
     select $1, 'M' || n, 'Nom' || n, 'Alix', '2015-01-01' from generate_series(1, $2::int) n`,
    size.agents,
  )
  await at(`insert into search_words (company_id, kind, word, id)
     select $1, 'agent', word, agent_id from agents, unnest(search_words_of(concat_ws(' ', last_name, first_name, employee_number))) word where company_id = $1
     union all select $1, 'site', word, site_id from sites, unnest(search_words_of(concat_ws(' ', name, code, city))) word where company_id = $1`)
  await at(`insert into contract_types (company_id, name) values ($1, 'CDI')`)
  await at(`insert into contracts (company_id, number, agent_id, contract_type_id, starts_on)
     select $1, 'K' || agent_id, agent_id, t.first, '2015-01-01' from agents, ${first('contract_types', 'contract_type_id')} t where company_id = $1`)
  await at(`insert into unavailability_types (company_id, name) values ($1, 'Congés')`)
}

/** So many months before the last one. */
async function month(at: At, userId: number, back: number): Promise<void> {
  const start = `(timestamptz '${lastMonth}' - make_interval(months => $2::int))`
  const named = monthBack(back)
  // Two weeks ago everybody came; of the last 20 of a month nobody has five.
  await at(
    `insert into shifts (company_id, number, site_id, agent_id, contract_id, starts_at, ends_at, month, arrived_at, left_at, clock_in_status, clock_out_status)
     select $1, 'V' || $2::int || '-' || n, s.first + n * 7919 % $4::int, g.agent, g.agent - a.first + k.first, t, t + interval '8 hours', $6, c.came,
            c.came + interval '8 hours', 1 + (c.came is not null and n % 50 = 0)::int, 1
       from generate_series(0, $3::int - 1) n,
            lateral (select ${start} + n * 28 / $3::int * interval '1 day' + (n % 3 * 8 + 5) * interval '1 hour' as t) x,
            ${first('sites', 'site_id')} s, ${first('agents', 'agent_id')} a, ${first('contracts', 'contract_id')} k,
            lateral (select case when n % 20 > 0 then a.first + n * 7907 % $5::int end as agent) g,
            lateral (select case when t < '2026-10-12' and g.agent is not null and n % 33 > 0 then t end as came) c order by t`,
    back,
    size.shifts,
    size.sites,
    size.agents,
    named,
  )
  await at(
    `insert into schedule_months (company_id, agent_id, month, published_at, validated_at) select $1, agent_id, $3, ${start}, ${start} from agents where company_id = $1`,
    back,
    named,
  )
  await at(
    `insert into clockings (company_id, site_id, seq, clocking_uuid, shift_id, agent_id, kind, way, verdict, recorded_at, happened_at, user_id, line, hash)
     select $1, s.site_id, h.seq + row_number() over (partition by s.site_id order by s.starts_at, s.shift_id, k), gen_random_uuid(), s.shift_id, s.agent_id,
            (array['start', 'end'])[k], 'manager', 1, t, t, $3, repeat('x', 300), sha256('x')
       from shifts s join chain_heads h using (company_id, site_id), generate_series(1, 2) k, lateral (select s.starts_at + (k - 1) * interval '8 hours' as t) x
      where s.company_id = $1 and s.month = $2 and s.arrived_at is not null order by t`,
    named,
    userId,
  )
  await at(
    `update chain_heads h set seq = h.seq + 2 * m.n from (select site_id, count(*) as n from shifts where company_id = $1 and month = $2 and arrived_at is not null group by 1) m
      where h.company_id = $1 and h.site_id = m.site_id`,
    named,
  )
  await at(
    `insert into clocking_details (company_id, site_id, seq, salt, latitude, longitude)
     select c.company_id, c.site_id, c.seq, '\\x00', 1, 1 from clockings c join shifts s using (company_id, shift_id) where s.company_id = $1 and s.month = $2`,
    named,
  )
  await offers(at, userId, back, named)
  await at(
    `insert into demands (company_id, agent_id, demand_type_id, status, created_at, handled_at)
     select $1, a.first + n * 31 % $4::int, 4 + n % 7, s.status, ${start} + n * interval '3 hours', case when s.status > 2 then ${start} + interval '20 days' end
       from generate_series(1, $3::int) n, ${first('agents', 'agent_id')} a,
            lateral (select case when $2::int < 2 and n % 4 = 0 then 0 when n % 5 = 0 then 5 when n % 7 = 0 then 4 else 3 end as status) s`,
    back,
    size.demands,
    size.agents,
  )
  await at(
    `insert into unavailabilities (company_id, agent_id, unavailability_type_id, starts_at, ends_at, created_at)
     select $1, agent_id, t.first, ${start} + interval '5 days', ${start} + interval '8 days', ${start}
       from agents, ${first('unavailability_types', 'unavailability_type_id')} t where company_id = $1 and (agent_id + $2::int) % 6 = 0`,
    back,
  )
}

/** Missions of two services and three agents each: those of the last two months stand. */
async function offers(at: At, userId: number, back: number, named: Month): Promise<void> {
  await at(
    `with made as (
       insert into missions (company_id, is_first_yes, created_by, created_at, closed_at, assigned_agent_id, ended_as)
       select $1, false, $3, timestamptz '2015-01-01', case when o.n < 7 then timestamptz '2015-02-01' end, case when o.n < 6 then a.first end,
              case o.n when 7 then 'filled' when 8 then 'filled' when 9 then 'over' end
         from generate_series(1, $4::int) n, lateral (select case when $2::int >= 2 then n % 10 end as n) o, ${first('agents', 'agent_id')} a
       returning mission_id),
     m as (select mission_id, row_number() over (order by mission_id) as n from made),
     s as (select shift_id, site_id, row_number() over (order by agent_id is not null, starts_at desc, shift_id) as n from shifts where company_id = $1 and month = $5),
     o as (insert into mission_shifts (company_id, mission_id, shift_id, site_id) select $1, m.mission_id, s.shift_id, s.site_id from m join s on (s.n + 1) / 2 = m.n)
     insert into mission_agents (company_id, mission_id, agent_id, response, responded_at)
     select $1, m.mission_id, a.first + (m.mission_id * 7 + k * 31) % $6::int, case when k < 3 then 2 end, case when k < 3 then timestamptz '2015-01-02' end
       from m, generate_series(1, 3) k, ${first('agents', 'agent_id')} a`,
    back,
    userId,
    size.missions,
    named,
    size.agents,
  )
}

function monthBack(back: number): Month {
  const [year, month] = lastMonth.split('-').map(Number) as [number, number]
  const at = year * 12 + month - 1 - back
  return `${Math.floor(at / 12)}${String((at % 12) + 1).padStart(2, '0')}` as Month
}
