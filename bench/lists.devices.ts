import { instantOf } from '@vigie/contract/kit/time.ts'
import type { BenchDatabase } from './dataset.ts'

const count = 1000

/** A paired time clock at each of a thousand sites, once; and, anew, two services around now at each: of a silent device they are expected. */
export async function fillTimeClocks({ superuser }: BenchDatabase, companyId: number): Promise<void> {
  const now = instantOf(Date.now())
  await superuser.query(
    `with d as (
       insert into devices (company_id, uuid, secret_hash, name, paired_at)
       select $1, gen_random_uuid(), '\\x00', 'Tablette ' || n, $3 from generate_series(1, $2::int) n
        where not exists (select from devices where company_id = $1) returning device_id),
     p as (select device_id, row_number() over (order by device_id) as place from d),
     s as (select site_id, row_number() over (order by site_id) as place from sites where company_id = $1),
     l as (insert into device_sites (company_id, device_id, site_id, created_at) select $1, device_id, site_id, $3 from p join s using (place))
     insert into users (company_id, role, username, email, is_first_login, device_id, created_at)
     select $1, 'clocking_device', 'bench', '', false, device_id, $3 from d`,
    [companyId, count, now],
  )
  await superuser.query(`delete from shifts where company_id = $1 and month = '203001'`, [companyId])
  await superuser.query(
    `insert into shifts (company_id, number, site_id, agent_id, starts_at, ends_at, month)
     select $1, gen_random_uuid()::text, l.site_id, (select min(agent_id) from agents where company_id = $1), t, t + interval '8 hours', '203001'
       from device_sites l, unnest(array[$2::timestamptz - interval '10 hours', $2::timestamptz - interval '2 hours']) t where l.company_id = $1`,
    [companyId, now],
  )
  await superuser.query('analyze devices, device_sites, shifts')
}
