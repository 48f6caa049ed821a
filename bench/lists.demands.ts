import type { BenchDatabase } from './dataset.ts'
import type { List } from './lists.list.ts'

/** 100,000 demands of the company of long lists, once: what years leave behind, 500 of which wait. */
export async function fillDemands({ superuser }: BenchDatabase, companyId: number): Promise<void> {
  const known = await superuser.query('select from demands where company_id = $1 limit 1', [companyId])
  if (known.rowCount) return
  await superuser.query(
    `insert into demands (company_id, agent_id, demand_type_id, fields, text, status, response, created_at, handled_at)
     select $1, a.first + n % 4000, 4 + n % 7, '{"subject":"Attestation"}', 'Pour la banque.', s.status, case when s.status > 2 then 'Fait.' else '' end,
            timestamptz '2024-01-01T08:00:00Z' + n * interval '14 minutes', case when s.status > 2 then timestamptz '2026-11-01T08:00:00Z' end
       from generate_series(1, 100000) n,
            lateral (select case when n > 99500 then 0 when n % 5 = 0 then 5 when n % 7 = 0 then 4 else 3 end as status) s,
            (select min(agent_id) as first from agents where company_id = $1) a`,
    [companyId],
  )
  await superuser.query('vacuum analyze')
}

const page = (condition: string, order = 'desc') =>
  `select d.*, a.last_name from demands d join agents a using (company_id, agent_id)
    where d.company_id = $1 and $2 <> '' and ${condition} order by d.demand_id ${order} limit 50`

/** What agents ask for, as a manager looks for it. */
export const demandsLists: readonly List[] = [
  { what: 'demands that wait', path: '/demands', payload: { state: 'open' }, bare: page('d.status < 3', '') },
  { what: 'demands that were accepted', path: '/demands', payload: { state: 'accepted' }, bare: page('d.status = 3') },
  { what: 'all demands', path: '/demands', payload: { state: 'all' }, bare: page('d.status <> 4') },
  { what: 'demands, searched', path: '/demands', payload: { state: 'all', search: 'nom 12' }, bare: page('d.status <> 4') },
  {
    what: 'demands, counts',
    path: '/demands/counts',
    payload: {},
    bare: `select status, count(*) from demands where company_id = $1 and $2 <> '' group by 1`,
  },
  {
    what: 'demands, counts of what words find',
    path: '/demands/counts',
    payload: { search: 'nom 12' },
    bare: `select status, count(*) from demands where company_id = $1 and $2 <> '' group by 1`,
  },
]
