import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** What is stored of the verification calls, past every cache; a key without a row was never said. */
export const storedChecks = (db: Db) =>
  statement<{ key: string; stored: string }>(
    `select key, value::text as stored from company_settings where company_id = $1 and key like 'shift\\_check\\_%'`,
    [db.companyId],
  )

export interface NewChecks {
  /** What was stored of `shift_check_since`: each change writes a later one, so that anything else says that another was quicker. */
  readonly was: string | null
  readonly since: Instant
  readonly everyMinutes: number
  readonly answerMinutes: number
}
/** Says how often agents are asked, and from when on. No row: another has said it meanwhile, and nothing is saved. */
export const saveChecks = (db: Db, { was, since, everyMinutes, answerMinutes }: NewChecks) =>
  statement<{ key: string }>(
    `with guarded as (
       insert into company_settings as s (company_id, key, value)
       select $1, 'shift_check_since', to_jsonb($3::text)
        where (select value::text from company_settings where company_id = $1 and key = 'shift_check_since') is not distinct from $2::text
       on conflict (company_id, key) do update set value = excluded.value where s.value::text is not distinct from $2::text
       returning key)
     insert into company_settings as s (company_id, key, value)
     select $1, n.key, to_jsonb(n.minutes)
       from guarded, (values ('shift_check_every_minutes', $4::int), ('shift_check_answer_minutes', $5::int)) as n (key, minutes)
     on conflict (company_id, key) do update set value = excluded.value
     returning key`,
    [db.companyId, was, since, everyMinutes, answerMinutes],
  )
