import { instantOf } from '@vigie/contract/kit/time.ts'
import type { BenchDatabase } from './dataset.ts'

/** Missions of each kind, and services that are still to come and that nobody has. */
const made = { missions: 100_000, open: 5000, over: 10_000, filled: 15_000, assigned: 60_000, toCome: 15_000, agents: 5 }

/** 100,000 missions of the company of long lists, once: what years leave behind, and 5,000 that are open. */
export async function fillMissions({ superuser }: BenchDatabase, companyId: number): Promise<void> {
  const known = await superuser.query('select from missions where company_id = $1 limit 1', [companyId])
  if (known.rowCount) return
  console.log(`filling ${made.missions.toLocaleString('en')} missions, once …`)
  const client = await superuser.connect()
  const of = (sql: string, ...more: unknown[]) => client.query(sql, [companyId, ...more])
  try {
    await client.query('begin')
    await of(
      `insert into shifts (company_id, number, site_id, starts_at, ends_at, month)
       select $1, 'W' || n, s.first + n % 5000, t, t + interval '8 hours', '203101'
         from generate_series(1, $2::int) n, lateral (select timestamptz '2031-01-02T05:00:00Z' + n % 660 * interval '1 hour' as t) x,
              (select min(site_id) as first from sites where company_id = $1) s`,
      made.toCome,
    )
    await client.query('set local enable_nestloop = off')
    // Rows that are right by their making.
    await client.query('set local session_replication_role = replica')
    await of(
      `insert into missions (company_id, text, is_first_yes, created_by, created_at, closed_at, assigned_agent_id)
       select $1, 'Renfort demandé par le client.', n % 3 = 0, 0, timestamptz '2024-01-01T08:00:00Z' + n * interval '14 minutes',
              case when n <= $3::int or n > $3::int + $4::int + $5::int and n <= $2::int - $6::int then timestamptz '2026-11-01T08:00:00Z' end,
              case when n <= $3::int then a.first + n % 4000 end
         from generate_series(1, $2::int) n, (select min(agent_id) as first from agents where company_id = $1) a`,
      made.missions,
      made.assigned,
      made.over,
      made.filled,
      made.open,
    )
    // Open ones offer two services that are to come; those that are over one that nobody had; all others two that somebody has.
    await of(
      `with m as (select mission_id, row_number() over (order by mission_id) as n from missions where company_id = $1),
            free as (select shift_id, row_number() over (order by shift_id) as n from shifts where company_id = $1 and month = '203101'),
            none as (select shift_id, row_number() over (order by shift_id) as n from shifts where company_id = $1 and month = '202610' and agent_id is null),
            held as (select shift_id, row_number() over (order by shift_id) as n from shifts where company_id = $1 and month = '202610' and agent_id is not null),
            places as (
              select m.mission_id, case when m.n > $2::int - $3::int then 'free' when m.n > $4::int and m.n <= $4::int + $5::int then 'none' else 'held' end as kind,
                     case when m.n > $2::int - $3::int then 2 * (m.n - $2::int + $3::int) - k when m.n > $4::int and m.n <= $4::int + $5::int then m.n - $4::int
                          else 1 + (m.n * 2 + k) % 90000 end as n
                from m cross join generate_series(0, 1) k),
            all_shifts as (select 'free' as kind, n, shift_id from free union all select 'none', n, shift_id from none union all select 'held', n, shift_id from held)
       insert into mission_shifts (company_id, mission_id, shift_id, site_id)
       select distinct $1::int, p.mission_id, s.shift_id, x.site_id
         from places p join all_shifts s using (kind, n) join shifts x on x.company_id = $1 and x.shift_id = s.shift_id`,
      made.missions,
      made.open,
      made.assigned,
      made.over,
    )
    await of(
      `insert into mission_agents (company_id, mission_id, agent_id, response, responded_at)
       select $1, m.mission_id, a.first + (m.mission_id * 7 + k * 811) % 4000, case when k < 3 then 2 + k % 2 end, case when k < 3 then m.created_at end
         from missions m, generate_series(1, $2::int) k, (select min(agent_id) as first from agents where company_id = $1) a where m.company_id = $1`,
      made.agents,
    )
    // As the night has said of those whose services are past.
    await of(
      `update missions m set ended_as = case when exists (select from mission_shifts o join shifts s using (company_id, shift_id)
              where o.company_id = $1 and o.mission_id = m.mission_id and s.agent_id is null) then 'over' else 'filled' end
        where m.company_id = $1 and m.closed_at is null and m.mission_id <= (select max(mission_id) - $2::int from missions where company_id = $1)`,
      made.open,
    )
    await of(`insert into mission_counts (company_id, ending, count)
      select company_id, ending, count(*) from missions where company_id = $1 and ending is not null group by 1, 2`)
    await client.query('commit')
    await client.query('vacuum analyze')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** What else a manager's lists hold: comments on one service; once. */
export async function fillManagers({ superuser }: BenchDatabase, companyId: number): Promise<void> {
  const known = await superuser.query('select from shift_comments where company_id = $1 limit 1', [companyId])
  if (known.rowCount) return
  const now = instantOf(Date.now())
  await superuser.query(
    `insert into shift_comments (company_id, shift_id, user_id, text, is_visible_client, is_visible_agent, created_at, updated_at)
     select $1, (select min(shift_id) from shifts where company_id = $1), u.user_id, 'Porte nord bloquée, vue au poste.', n % 2 = 0, n % 3 = 0, $2, $2
       from generate_series(1, 100000) n, (select min(user_id) as user_id from users where company_id = $1) u`,
    [companyId, now],
  )
  await superuser.query('vacuum analyze')
}
