import { statement, type Db } from '../../platform/postgres/db.ts'

/** Settings of the company as texts of JSON, past every cache; a setting that was never changed has no row. */
export const storedSettings = (db: Db, keys: readonly string[]) =>
  statement<{ key: string; stored: string }>(
    `select key, value::text as stored from company_settings where company_id = $1 and key = any($2::text[])`,
    [db.companyId, keys],
  )

/** A setting with its new value, and the text of JSON that it replaces; null: it has no row yet. */
export interface SettingChange {
  readonly key: string
  readonly was: string | null
  readonly value: unknown
}

/** Without it two changes of one setting could both find its row as it was, and the second would overwrite the first. */
const lockSettings = (db: Db) =>
  statement<{ id: number }>(`select company_id as id from companies where company_id = $1 for no key update`, [db.companyId])

/** All of the changes, or no row and nothing saved where one of the settings is no longer what it was. */
const replaceSettings = (db: Db, changes: readonly SettingChange[]) =>
  statement<{ key: string }>(
    `with change as (
       select c.key, c.was, c.value from jsonb_to_recordset($2::jsonb) as c (key text, was text, value jsonb))
     insert into company_settings (company_id, key, value)
     select $1, change.key, change.value from change
      where not exists (
        select from change other left join company_settings s on s.company_id = $1 and s.key = other.key
         where s.value::text is distinct from other.was)
     on conflict (company_id, key) do update set value = excluded.value
     returning key`,
    [db.companyId, JSON.stringify(changes)],
  )

/** Saves changes of settings; false where another has changed one of them meanwhile, and nothing is saved. */
export async function saveSettings(db: Db, changes: readonly SettingChange[]): Promise<boolean> {
  const [, saved] = await db.batch(lockSettings(db), replaceSettings(db, changes))
  return saved.length === changes.length
}
