import type { BenchDatabase } from './dataset.ts'

/** Gives every agent of the company of long lists a contract, and its shifts too; once. */
export async function fillContracts({ superuser }: BenchDatabase, companyId: number): Promise<void> {
  const known = await superuser.query('select from contracts where company_id = $1 limit 1', [companyId])
  if (known.rowCount) return
  await superuser.query(`insert into contract_types (company_id, name) values ($1, 'CDI')`, [companyId])
  await superuser.query(
    `insert into contracts (company_id, number, agent_id, contract_type_id, starts_on)
     select a.company_id, 'K' || a.agent_id, a.agent_id, t.contract_type_id, '2024-01-01' from agents a join contract_types t using (company_id)
      where a.company_id = $1`,
    [companyId],
  )
  // Every fiftieth shift came late, so that the anomalies are a list too.
  await superuser.query(
    `update shifts s set contract_id = k.contract_id,
            arrived_at = case when s.shift_id % 50 = 0 then s.starts_at + interval '10 minutes' end,
            clock_in_status = case when s.shift_id % 50 = 0 then 2 end
       from contracts k where s.company_id = $1 and k.company_id = s.company_id and k.agent_id = s.agent_id`,
    [companyId],
  )
  await superuser.query('vacuum analyze')
}
