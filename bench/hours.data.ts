import { madeOnce, type BenchDatabase } from './dataset.ts'

const at = `'2026-08-01T00:00:00Z'`
/** A company of 20,000 agents at 500 sites, each with twenty services of October, clocked but for some at the end. */
export const hours = { code: 'HOURS', month: '202610', sites: 500, agents: 20_000, shiftsOfAgent: 20 }

/** Makes that company once; answers its id. */
export const fillHours = (database: BenchDatabase): Promise<number> =>
  madeOnce(database, hours.code, `the month of ${hours.agents.toLocaleString('en')} agents`, async (client) => {
    const made = await client.query<{ id: number }>(
      `insert into companies (code, name, created_at) values ($1, 'Hours', ${at}) returning company_id as id`,
      [hours.code],
    )
    const companyId = made.rows[0]!.id
    const of = (sql: string, ...more: unknown[]) => client.query(sql, [companyId, ...more])
    await of(`insert into clients (company_id, code, name, created_at) values ($1, 'C', 'Client', ${at})`)
    await of(`insert into contract_types (company_id, name) values ($1, 'CDI')`)
    await of(
      `insert into holidays (company_id, month_day, year, name) values ($1, '11-01', '0000', 'Toussaint'), ($1, '10-14', '2026', 'Fête')`,
    )
    await of(
      `insert into sites (company_id, client_id, code, name, time_zone, created_at)
       select $1, client_id, 'S' || n, 'Site ' || n, case when n % 10 = 0 then 'Indian/Reunion' else 'Europe/Paris' end, ${at}
         from clients, generate_series(1, $2::int) n where company_id = $1`,
      hours.sites,
    )
    await of(
      `insert into agents (company_id, employee_number, last_name, first_name, created_at)
       select $1, 'M' || n, 'Beauchastel ' || n, 'Ousmane', ${at} from generate_series(1, $2::int) n`,
      hours.agents,
    )
    await of(
      `insert into contracts (company_id, number, agent_id, contract_type_id, starts_on, monthly_hours_hundredths)
       select $1, 'K' || a.agent_id, a.agent_id, t.contract_type_id, '2024-01-01', 15167
         from agents a join contract_types t on t.company_id = a.company_id where a.company_id = $1`,
    )
    // Days and nights by turns, early and late by up to twenty minutes; of each hundredth the departure is missing.
    await of(
      `insert into shifts (company_id, number, site_id, agent_id, contract_id, starts_at, ends_at, month, clock_in_status, clock_out_status,
                           arrived_at, left_at, break_minutes)
       select $1, 'V' || a.place || '-' || n, s.site_id, a.agent_id, k.contract_id, t, t + interval '8 hours', $3, 1,
              case when (a.place + n) % 100 = 0 then null else 1 end, t + ((a.place * 7 + n) % 41 - 20) * interval '37 seconds',
              case when (a.place + n) % 100 = 0 then null else t + interval '8 hours' + ((a.place + n * 11) % 31 - 15) * interval '41 seconds' end, 20
         from (select agent_id, row_number() over (order by agent_id) - 1 as place from agents where company_id = $1) a
         join (select site_id, row_number() over (order by site_id) - 1 as place from sites where company_id = $1) s on s.place = a.place % $4
         join contracts k on k.company_id = $1 and k.agent_id = a.agent_id
         cross join generate_series(1, $2::int) n
         cross join lateral (select timestamptz '2026-10-01T04:00:00Z' + (n + n / 2) * interval '1 day'
                                    + case when a.place % 3 = 0 then interval '16 hours' else interval '0' end as t) x
        where n + n / 2 < 30`,
      hours.shiftsOfAgent,
      hours.month,
      hours.sites,
    )
    return companyId
  })
