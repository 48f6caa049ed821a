import type { TestApp } from './app.ts'
import type { Fixture } from './fixture.ts'

/** What a fixture's company has once it works: 250 sites, 1,000 agents, 20,000 shifts, half of them clocked, and 6,000 tickets. */
export async function grow(app: TestApp, { company, device }: Fixture): Promise<void> {
  const at = (sql: string, ...values: unknown[]) => app.database.superuser.query(sql, [company.id, ...values])
  const first = (table: string, id: string) => `(select min(${id}) as first from ${table} where company_id = $1)`
  await at(
    `insert into clients (company_id, code, name, created_at) select $1, 'CC' || n, 'Client ' || n, '2026-01-01' from generate_series(1, 20) n`,
  )
  await at(`insert into sites (company_id, client_id, code, name, time_zone, created_at)
    select $1, c.first + n % 20, 'SS' || n, 'Site ' || n, 'Europe/Paris', '2026-01-01' from generate_series(1, 250) n, ${first('clients', 'client_id')} c`)
  await at(`insert into agents (company_id, employee_number, last_name, first_name, clocking_code_hmac, created_at)
    select $1, 'MM' || n, 'Nom' || n, 'Alix', sha256(n::text::bytea), '2026-01-01' from generate_series(1, 1000) n`)
  await at(`insert into contracts (company_id, number, agent_id, contract_type_id, starts_on)
    select $1, 'KK' || agent_id, agent_id, t.first, '2020-01-01' from agents, ${first('contract_types', 'contract_type_id')} t where company_id = $1`)
  await at(`insert into shifts (company_id, number, site_id, agent_id, starts_at, ends_at, month)
    select $1, 'VV' || n, s.first + n % 250, a.first + n % 1000, t, t + interval '8 hours', to_char(t, 'YYYYMM')
      from generate_series(1, 20000) n, lateral (select timestamptz '2026-08-15T06:00:00Z' + n % 2928 * interval '1 hour' as t) x,
           ${first('sites', 'site_id')} s, ${first('agents', 'agent_id')} a`)
  await at(`insert into schedule_months (company_id, agent_id, month, published_at)
    select $1, agent_id, m, '2026-01-01' from agents, unnest(array['202608', '202609', '202610', '202611']) m where company_id = $1
    on conflict do nothing`)
  await at('insert into chain_heads (company_id, site_id) select $1, site_id from sites where company_id = $1 on conflict do nothing')
  await at(`insert into clockings (company_id, site_id, seq, clocking_uuid, shift_id, kind, way, recorded_at, happened_at, line, hash)
    select $1, site_id, 1000 + row_number() over (partition by site_id order by shift_id), gen_random_uuid(), shift_id, 'start', 'code', starts_at,
           starts_at, '', '\\x' from shifts where company_id = $1 and starts_at < '2026-10-12'`)
  await at(`update chain_heads h set seq = greatest(seq, (select max(c.seq) from clockings c where c.company_id = $1 and c.site_id = h.site_id))
    where company_id = $1`)
  await at(
    `insert into devices (company_id, uuid, secret_hash, paired_at) select $1, gen_random_uuid(), '\\x', '2026-01-01' from generate_series(1, 250)`,
  )
  await at(`insert into device_sites (company_id, device_id, site_id, created_at)
    select $1, d.device_id, s.first + d.device_id % 250, '2026-01-01' from devices d, ${first('sites', 'site_id')} s where d.company_id = $1
    on conflict do nothing`)
  await at(
    `insert into clocking_tickets (company_id, ticket_hash, device_id, agent_id, way, expires_at)
     select $1, sha256(n::text::bytea), case when n % 3 = 0 then $2::int else d.first + n % 200 end, a.first + n % 1000, 'code', '2026-10-01'
       from generate_series(1, 6000) n, ${first('devices', 'device_id')} d, ${first('agents', 'agent_id')} a`,
    device.deviceId,
  )
  await at(`insert into users (company_id, role, username, email, agent_id, is_first_login, created_at)
    select $1, 'resource', 'u' || agent_id, 'u' || agent_id || '@example.test', agent_id, false, '2026-01-01' from agents a
     where company_id = $1 and not exists (select from users u where u.company_id = $1 and u.agent_id = a.agent_id)`)
  await at(`insert into sessions (company_id, token_hash, user_id, kind, created_at, acted_at)
    select $1, sha256(user_id::text::bytea), user_id, 'web', '2026-10-12', '2026-10-12' from users where company_id = $1`)
  await at(`insert into throttles (company_id, subject, empty_at, locked_until)
    select $1, 'someone:' || n, '2026-10-12', '2026-10-12' from generate_series(1, 1000) n`)
  await at(
    `insert into nfc_cards (company_id, uid, agent_id) select $1, upper(to_hex(agent_id)), agent_id from agents where company_id = $1 on conflict do nothing`,
  )
  await at(`insert into notifications (company_id, user_id, kind, facts, path, about, created_at)
    select $1, user_id, 'documentFiled', '{"document": "Consignes", "asks": false, "by": "2026-10-30"}', '/documents', 'document ' || n, '2026-10-01' from users, generate_series(1, 5) n where company_id = $1`)
  await at(`insert into journal_entries (company_id, clocking_uuid, device_uuid, device_seq, device_at, shift_id, user_id, received_at)
    select $1, c.clocking_uuid, gen_random_uuid(), 1, c.happened_at, c.shift_id, u.first, c.happened_at
      from clockings c, ${first('users', 'user_id')} u where c.company_id = $1 on conflict do nothing`)
}
