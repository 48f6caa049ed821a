import { statement, type Db } from '../../platform/postgres/db.ts'

/** The hours as they are stored, past every cache; no row: none were said. */
export const storedOfflineHours = (db: Db) =>
  statement<{ stored: string }>(
    `select value::text as stored from company_settings where company_id = $1 and key = 'clocking_offline_max_hours'`,
    [db.companyId],
  )

/** Says the hours, where nothing else than `was` has been stored since. */
export const saveOfflineHours = (db: Db, was: string | null, hours: number) =>
  statement<{ key: string }>(
    `insert into company_settings as s (company_id, key, value)
     select $1, 'clocking_offline_max_hours', to_jsonb($3::int)
      where (select value::text from company_settings where company_id = $1 and key = 'clocking_offline_max_hours') is not distinct from $2::text
     on conflict (company_id, key) do update set value = excluded.value where s.value::text is not distinct from $2::text
     returning key`,
    [db.companyId, was, hours],
  )
