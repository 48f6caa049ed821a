import { listDevices } from '@vigie/contract/devices/devices.list.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf } from '../../../test/fixture.ts'
import { planOf } from '../../../test/plans.ts'
import { outputOf } from '../../../test/transports.ts'
import { gapsOfDevices, listedDevices } from './devices.list.store.ts'

const app = await openTestApp()

it('a thousand devices on a thousand sites are read by their indexes, with few rows for each', async () => {
  const fixture = await fixtureOf(app.rows)
  const id = fixture.company.id
  const at = (sql: string, hasCompany = true) => app.database.superuser.query(sql, hasCompany ? [id] : [])
  await at(`insert into sites (company_id, client_id, code, name, time_zone, is_clocking_enabled, created_at)
    select $1, (select min(client_id) from clients where company_id = $1), 'M' || n, 'Site ' || n, 'Europe/Paris', true, '2026-01-01' from generate_series(1, 1000) n`)
  await at(`insert into devices (company_id, uuid, secret_hash, name, paired_at)
    select $1, gen_random_uuid(), sha256(n::text::bytea), 'Tablette ' || n, '2026-01-01' from generate_series(1, 1000) n`)
  await at(`insert into users (company_id, role, username, email, is_first_login, device_id, created_at)
    select $1, 'clocking_device', 'device-' || device_id, '', false, device_id, '2026-01-01' from devices d where company_id = $1
      and not exists (select from users u where u.company_id = d.company_id and u.device_id = d.device_id)`)
  await at(`insert into device_sites (company_id, device_id, site_id, created_at)
    select $1, d.device_id, s.site_id, '2026-01-01'
      from (select device_id, row_number() over (order by device_id) as n from devices where company_id = $1 and name like 'Tablette %') d
      join (select site_id, row_number() over (order by site_id) as n from sites where company_id = $1 and code like 'M%') s using (n)`)
  await at(`insert into device_contacts (company_id, user_id, device_uuid, first_at, last_at, held)
    select $1, u.user_id, d.uuid, '2026-10-01', '2026-10-12T07:59:00Z', jsonb_build_object(gen_random_uuid()::text, '{}'::jsonb)
      from users u join devices d on d.company_id = u.company_id and d.device_id = u.device_id where u.company_id = $1`)
  await at(`insert into sessions (company_id, user_id, token_hash, kind, created_at, acted_at)
    select $1, user_id, sha256(('s' || user_id || n)::bytea), 'device', '2026-10-01', '2026-10-01' from users, generate_series(1, 5) n
     where company_id = $1 and device_id is not null`)
  await at(`insert into shifts (company_id, number, site_id, agent_id, starts_at, ends_at, month)
    select $1, 'W' || s.site_id || '-' || n, s.site_id, (select min(agent_id) from agents where company_id = $1), t, t + interval '8 hours', '202610'
      from sites s, generate_series(1, 50) n, lateral (select timestamptz '2026-09-20' + n * interval '12 hours' as t) x where s.company_id = $1`)
  await at('alter table journal_entries disable trigger journal_entries_gap', false)
  await at(`insert into journal_entries (company_id, clocking_uuid, device_uuid, sequence_uuid, device_seq, device_at, user_id, pairing_id, received_at, came_after_gap)
    select $1, gen_random_uuid(), d.uuid, d.uuid, n, '2026-10-01', u.user_id, p.pairing_id, '2026-10-01', n = 8 and d.device_id % 5 = 0
      from devices d join users u on u.company_id = d.company_id and u.device_id = d.device_id
      join device_pairings p on p.company_id = d.company_id and p.device_id = d.device_id, generate_series(1, 20) n
     where d.company_id = $1 and (n <> 7 or d.device_id % 5 > 0)`)
  await app.database.superuser.query('analyze')
  const { devices } = outputOf(listDevices, await app.http(listDevices, {}, fixture.as('manager')))
  expect([devices.length, devices.filter(({ missingCount }) => missingCount === 1).length]).toEqual([1001, 200])
  const db = app.database.forCompany(id)
  for (const query of [listedDevices(db, null, app.clock.now()), gapsOfDevices(db)]) {
    const nodes = await planOf(app, db, query, { isRun: true })
    const most = Math.max(...nodes.map((node) => (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1)))
    expect(most, query.sql).toBeLessThanOrEqual(10 * devices.length)
  }
}, 120_000)
