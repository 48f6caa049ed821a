import { statement, type Db } from '../../platform/postgres/db.ts'

/** Settings of the company as they are stored, as texts of JSON and past every cache; a key without a row was never said. */
export const storedSettings = (db: Db, keys: readonly string[]) =>
  statement<{ key: string; stored: string }>(
    `select key, value::text as stored from company_settings where company_id = $1 and key = any($2::text[])`,
    [db.companyId, keys],
  )

/** A setting that is stored anew where it is still what it was, as a text of JSON; null: it was never said. */
interface Guarded {
  readonly key: string
  readonly was: string | null
  readonly value: unknown
}

/** Stores a setting, and others along with it, where it is still what it was. No row: another has changed it meanwhile, and nothing is saved. */
export const saveSettings = (db: Db, { key, was, value }: Guarded, others: Readonly<Record<string, unknown>> = {}) =>
  statement<{ key: string }>(
    `with guarded as (
       insert into company_settings as s (company_id, key, value)
       select $1, $2, $4::jsonb
        where (select value::text from company_settings where company_id = $1 and key = $2) is not distinct from $3::text
       on conflict (company_id, key) do update set value = excluded.value where s.value::text is not distinct from $3::text
       returning key),
     along as (
       insert into company_settings (company_id, key, value)
       select $1, o.key, o.value from guarded, jsonb_each($5::jsonb) as o (key, value)
       on conflict (company_id, key) do update set value = excluded.value)
     select key from guarded`,
    [db.companyId, key, was, JSON.stringify(value), JSON.stringify(others)],
  )
