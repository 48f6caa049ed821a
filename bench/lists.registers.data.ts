import { madeOnce, type BenchDatabase } from './dataset.ts'

/** A company whose registers are long: 100,000 agents, and the rest in proportion. */
export const registers = {
  code: 'REGISTERS',
  month: '202610',
  agents: 100_000,
  clients: 2000,
  sites: 10_000,
  managers: 1000,
  clientUsers: 3000,
  shifts: 200_000,
  /** Of the last 60 days at one site, each by phone. */
  arrivals: 5000,
}
const at = `'2026-08-01T00:00:00Z'`

/** Makes that company once; answers its id. */
export const fillRegisters = (database: BenchDatabase): Promise<number> =>
  madeOnce(database, registers.code, `${registers.agents.toLocaleString('en')} agents in registers`, async (client) => {
    const made = await client.query<{ id: number }>(
      `insert into companies (code, name, created_at) values ($1, 'Registers', ${at}) returning company_id as id`,
      [registers.code],
    )
    const companyId = made.rows[0]!.id
    const of = (sql: string, ...more: unknown[]) => client.query(sql, [companyId, ...more])
    const town = `lpad((n % 95 + 1)::text, 2, '0') || '000', 'Ville ' || n % 4000`
    await of(
      `insert into clients (company_id, code, name, postcode, city, created_at)
       select $1, 'C' || lpad(n::text, 5, '0'), 'Client ' || md5(n::text), ${town}, ${at} from generate_series(1, $2::int) n`,
      registers.clients,
    )
    await of(
      `insert into sites (company_id, client_id, code, name, address, postcode, city, sector, latitude, longitude, time_zone, instructions, created_at)
       select $1, c.first + n % $3::int, 'S' || lpad(n::text, 6, '0'), 'Site ' || md5(n::text), n || ' rue de la Gare', ${town},
              lpad((n % 95 + 1)::text, 2, '0'), 43 + n % 700 / 100.0, -1 + n % 800 / 100.0, 'Europe/Paris', 'Consigne.', ${at}
         from generate_series(1, $2::int) n, (select min(client_id) as first from clients where company_id = $1) c`,
      registers.sites,
      registers.clients,
    )
    await of(
      `insert into qualifications (company_id, kind, code, name) select $1, 'degree', 'Q' || n, 'Diplôme ' || n from generate_series(1, 30) n`,
    )
    await of(
      `insert into agents (company_id, employee_number, last_name, first_name, email, phone_mobile, postcode, city, card_number, card_expires_on, created_at)
       select $1, 'M' || lpad(n::text, 6, '0'), initcap(md5((n % 20000)::text)), 'Prénom ' || n % 500, 'agent' || n || '@registers.example',
              '06' || lpad(n::text, 8, '0'), ${town}, case when n % 9 > 0 then 'CAR-' || n else '' end, case when n % 9 > 0 then date '2026-06-01' + n % 1500 end, ${at}
         from generate_series(1, $2::int) n`,
      registers.agents,
    )
    await of(
      `insert into agent_qualifications (company_id, agent_id, qualification_id)
       select $1, a.agent_id, q.first + (a.agent_id + k) % 30 from agents a, generate_series(0, 1) k,
              (select min(qualification_id) as first from qualifications where company_id = $1) q where a.company_id = $1`,
    )
    await of(`insert into contract_types (company_id, name) select $1, t from unnest(array['CDI', 'CDD', 'Vacataire']) t`)
    await of(
      `insert into contracts (company_id, agent_id, contract_type_id, number, starts_on, ends_on, monthly_hours_hundredths)
       select $1, a.agent_id, t.first + a.agent_id % 3, 'K' || a.agent_id, date '2026-01-01', case when a.agent_id % 3 > 0 then date '2026-06-30' + (a.agent_id % 400)::int end, 15167
         from agents a, (select min(contract_type_id) as first from contract_types where company_id = $1) t where a.company_id = $1`,
    )
    await of(
      `insert into users (company_id, role, username, email, first_name, last_name, agent_id, is_first_login, created_at)
       select $1, 'resource', employee_number, email, first_name, last_name, agent_id, false, ${at} from agents where company_id = $1`,
    )
    await of(
      `insert into users (company_id, role, username, email, first_name, last_name, is_first_login, created_at)
       select $1, 'manager', 'manager' || n, 'manager' || n || '@registers.example', 'Prénom ' || n % 500, initcap(md5(n::text)), false, ${at}
         from generate_series(1, $2::int) n`,
      registers.managers,
    )
    await of(
      `insert into user_rights (company_id, user_id, "right")
       select $1, user_id, r from users, unnest(array['man_access_list_resource', 'man_access_list_site', 'man_access_services']) r
        where company_id = $1 and role = 'manager'`,
    )
    await of(
      `insert into users (company_id, role, username, email, first_name, last_name, client_id, is_first_login, created_at)
       select $1, case when n % 3 = 0 then 'client' else 'client_user' end, 'client' || n, 'client' || n || '@registers.example', 'Prénom ' || n % 500,
              initcap(md5(n::text)), c.first + n % $3::int, false, ${at}
         from generate_series(1, $2::int) n, (select min(client_id) as first from clients where company_id = $1) c`,
      registers.clientUsers,
      registers.clients,
    )
    await of(
      `insert into shifts (company_id, number, site_id, agent_id, starts_at, ends_at, month)
       select $1, 'V' || n, s.first + n % $3::int, a.first + n % $4::int, t, t + interval '8 hours', $5
         from generate_series(1, $2::int) n, lateral (select timestamptz '2026-10-01T05:00:00Z' + n % 720 * interval '1 hour' as t) x,
              (select min(site_id) as first from sites where company_id = $1) s, (select min(agent_id) as first from agents where company_id = $1) a`,
      registers.shifts,
      registers.sites,
      registers.agents,
      registers.month,
    )
    await fillArrivals(of)
    return companyId
  })

/** Arrivals by phone at the first site, as many as a large post has in 60 days before today. */
async function fillArrivals(of: (sql: string, ...more: unknown[]) => Promise<unknown>): Promise<void> {
  const first = '(select min(site_id) as site_id from sites where company_id = $1) s'
  await of(
    `insert into shifts (company_id, number, site_id, agent_id, starts_at, ends_at, month, arrived_at)
     select $1, 'P' || n, s.site_id, a.first + n, t, t + interval '8 hours', to_char(t, 'YYYYMM'), t
       from generate_series(1, $2::int) n, lateral (select now() - n % 59 * interval '1 day' - interval '1 hour' as t) x, ${first},
            (select min(agent_id) as first from agents where company_id = $1) a`,
    registers.arrivals,
  )
  await of(
    `insert into clockings (company_id, site_id, seq, clocking_uuid, shift_id, agent_id, kind, way, recorded_at, happened_at, line, hash)
     select $1, site_id, row_number() over (order by starts_at), gen_random_uuid(), shift_id, agent_id, 'start', 'position', starts_at, starts_at, '', ''
       from shifts where company_id = $1 and arrived_at is not null`,
  )
  await of(
    `insert into clocking_details (company_id, site_id, seq, salt, latitude, longitude, accuracy_metres)
     select $1, c.site_id, c.seq, '', s.latitude + c.seq % 40 * 0.0001, s.longitude, 10
       from clockings c join sites s using (company_id, site_id) where c.company_id = $1`,
  )
}
