import type pg from 'pg'
import { addMonths, firstDayOf, type Month } from '@vigie/contract/kit/time.ts'
import type { Proof } from '../apps/server/src/domains/clockings/verify/verify.roots.ts'
import { madeOnce, type BenchDatabase } from './dataset.ts'
import { beginActs } from './growth.acts.ts'
import { lists } from './lists.data.ts'

/** In each month, whatever the years: what grows is what lies behind. The last month is the one after that of the lists. */
const servicesOfMonth = 10_000
export const growthSites = 250
const size = { sites: growthSites, clients: 20, agents: 600, missions: 200, demands: 200 }
const lastMonth = addMonths(lists.month as Month, 1)
const begin = '2000-01-01T00:00:00Z'

type Of = (sql: string, ...values: unknown[]) => Promise<pg.QueryResult>
const first = (table: string, id: string) => `(select min(${id}) as first from ${table} where company_id = $1)`

/** A company that has had so many services, each of the past with five acts in true chains and a root each night; once. Answers its id. */
export const fillGrowth = (database: BenchDatabase, services: number, proof: Proof): Promise<number> =>
  madeOnce(database, lists.code, `${services.toLocaleString('en')} services`, async (client) => {
    // Rows that are right by their making.
    await client.query('set local session_replication_role = replica')
    const made = await client.query<{ id: number }>(
      `insert into companies (code, name, created_at) values ($1, 'Growth', $2) returning company_id as id`,
      [lists.code, begin],
    )
    const companyId = made.rows[0]!.id
    const of: Of = (sql, ...values) => client.query(sql, [companyId, ...values])
    await fillPeople(of)
    const acts = await beginActs(client, companyId, proof)
    for (let back = Math.ceil(services / servicesOfMonth) - 1; back >= 0; back--) {
      const month = addMonths(lastMonth, -back)
      await fillMonth(of, month)
      await acts.add(month)
    }
    await acts.end()
    await of(`insert into mission_counts (company_id, ending, count)
      select company_id, ending, count(*) from missions where company_id = $1 and ending is not null group by 1, 2`)
    await of(`insert into demand_counts (company_id, demand_type_id, status, count)
      select company_id, demand_type_id, status, count(*) from demands where company_id = $1 group by 1, 2, 3`)
    return companyId
  })

async function fillPeople(of: Of): Promise<void> {
  const at = `'${begin}'`
  await of(
    `insert into clients (company_id, code, name, created_at) select $1, 'C' || n, 'Client ' || n, ${at} from generate_series(1, $2::int) n`,
    size.clients,
  )
  await of(
    `insert into sites (company_id, client_id, code, name, city, time_zone, latitude, longitude, created_at)
     select $1, c.first + n % $3::int, 'S' || n, 'Site ' || n, 'Ville ' || n % 40, 'Europe/Paris', 43 + n % 700 / 100.0, n % 8, ${at}
       from generate_series(1, $2::int) n, ${first('clients', 'client_id')} c`,
    size.sites,
    size.clients,
  )
  await of(
    `insert into agents (company_id, employee_number, last_name, first_name, created_at)
     select $1, 'M' || n, 'Nom ' || n, 'Prénom', ${at} from generate_series(1, $2::int) n`,
    size.agents,
  )
  await of(`insert into search_words (company_id, kind, word, id)
     select $1, 'agent', word, agent_id from agents, unnest(search_words_of(concat_ws(' ', last_name, first_name, employee_number))) word where company_id = $1
     union all select $1, 'site', word, site_id from sites, unnest(search_words_of(concat_ws(' ', name, code, city))) word where company_id = $1`)
  await of(`insert into contract_types (company_id, name) values ($1, 'CDI')`)
  await of(`insert into contracts (company_id, number, agent_id, contract_type_id, starts_on)
     select $1, 'K' || agent_id, agent_id, t.first, ${at} from agents, ${first('contract_types', 'contract_type_id')} t where company_id = $1`)
}

/** One month: every twentieth service has nobody, and of the others that are past somebody came to nearly all. */
async function fillMonth(of: Of, month: Month): Promise<void> {
  const start = `${firstDayOf(month)}T00:00:00Z`
  await of(
    `insert into shifts (company_id, number, site_id, agent_id, contract_id, starts_at, ends_at, month, pre_clock_in_at, arrived_at, left_at, clock_in_status, clock_out_status,
       break_minutes, longest_break_minutes, pause_times)
     select $1, $2 || '-' || n, s.first + n * 7919 % $5::int, g.agent, g.agent - a.first + k.first, t, t + interval '8 hours', $2,
            c.came - interval '20 minutes', c.came, c.came + interval '8 hours', case when c.came is not null then 1 end, case when c.came is not null then 1 end,
            case when c.came is null then 0 else 30 end, case when c.came is null then 0 else 30 end,
            case when c.came is null then '{}' else array[c.came + interval '4 hours', c.came + interval '270 minutes'] end
       from generate_series(0, $4::int - 1) n,
            lateral (select $3::timestamptz + n * 28 / $4::int * interval '1 day' + (n % 3 * 8 + 5) * interval '1 hour' as t) x,
            ${first('sites', 'site_id')} s, ${first('agents', 'agent_id')} a, ${first('contracts', 'contract_id')} k,
            lateral (select case when n % 20 > 0 then a.first + n % $6::int end as agent) g,
            lateral (select case when $2 <= $7 and g.agent is not null and n % 33 > 0 then t end as came) c order by t`,
    month,
    start,
    servicesOfMonth,
    size.sites,
    size.agents,
    addMonths(lists.month as Month, -1),
  )
  await of(
    `insert into schedule_months (company_id, agent_id, month, published_at, validated_at) select $1, agent_id, $2, $3, $3 from agents where company_id = $1`,
    month,
    start,
  )
  await fillOffers(of, month, start)
}

/** Missions of two services and five agents each, demands and absences; those of the last two months still stand or wait. */
async function fillOffers(of: Of, month: Month, start: string): Promise<void> {
  const isLate = month >= lists.month
  await of(
    `with made as (
       insert into missions (company_id, text, is_first_yes, created_by, created_at, closed_at, assigned_agent_id, ended_as)
       select $1, 'Renfort', n % 3 = 0, 0, $2::timestamptz, case when o.k < 7 then $2::timestamptz + interval '20 days' end, case when o.k < 6 then a.first + n end,
              case o.k when 7 then 'filled' when 8 then 'filled' when 9 then 'over' end
         from generate_series(1, $3::int) n, lateral (select case when not $4 then n % 10 end as k) o, ${first('agents', 'agent_id')} a returning mission_id),
     m as (select mission_id, row_number() over (order by mission_id) as n from made),
     s as (select shift_id, site_id, row_number() over (order by agent_id is not null, starts_at desc, shift_id) as n from shifts where company_id = $1 and month || '' = $5 and starts_at >= $2::timestamptz),
     o as (insert into mission_shifts (company_id, mission_id, shift_id, site_id) select $1, m.mission_id, s.shift_id, s.site_id from m join s on (s.n + 1) / 2 = m.n)
     insert into mission_agents (company_id, mission_id, agent_id, response, responded_at)
     select $1, m.mission_id, a.first + (m.mission_id * 7 + k * 81) % $6::int, case when k < 3 then 2 + k % 2 end, case when k < 3 then $2::timestamptz end
       from m, generate_series(1, 5) k, ${first('agents', 'agent_id')} a`,
    start,
    size.missions,
    isLate,
    month,
    size.agents,
  )
  await of(
    `insert into demands (company_id, agent_id, demand_type_id, status, created_at, handled_at)
     select $1, a.first + n * 31 % $5::int, 4 + n % 7, s.status, $2::timestamptz + n * interval '3 hours', case when s.status > 2 then $2::timestamptz + interval '10 days' end
       from generate_series(1, $3::int) n, ${first('agents', 'agent_id')} a,
            lateral (select case when $4 and n % 4 = 0 then 0 when n % 5 = 0 then 5 when n % 7 = 0 then 4 else 3 end as status) s`,
    start,
    size.demands,
    isLate,
    size.agents,
  )
}
