import type * as z from 'zod/mini'
import { statement, type Db } from '../../platform/postgres/db.ts'

type Json = z.core.util.JSONType

export const preferenceOf = (db: Db, userId: number, key: string) =>
  db.one(
    statement<{ value: Json }>('select value from preferences where company_id = $1 and user_id = $2 and key = $3', [
      db.companyId,
      userId,
      key,
    ]),
  )

export const savePreference = (db: Db, userId: number, key: string, value: Json) =>
  db.save(
    statement(
      `insert into preferences (company_id, user_id, key, value) values ($1, $2, $3, $4::jsonb)
       on conflict (company_id, user_id, key) do update set value = excluded.value`,
      [db.companyId, userId, key, JSON.stringify(value)],
    ),
  )
