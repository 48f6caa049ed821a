import { companySettings, type CompanySettings } from '@vigie/contract/companies/settings.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import * as z from 'zod/mini'
import type { Company } from '../../kit/session.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

interface CompanyRow extends Omit<Company, 'settings'> {
  readonly settings: Record<string, unknown> | null
}

/** The company that the database is set to, with its settings over the defaults. */
export async function readCompany(db: Db): Promise<Company | undefined> {
  const row = await db.one(
    statement<CompanyRow>(
      `select c.company_id as id, c.code, c.name, c.url, c.api_url as "apiUrl", c.api_version as "apiVersion",
              c.time_zone as "timeZone", c.logo_url as "logoUrl", c.declaration_number as "declarationNumber",
              (select jsonb_object_agg(s.key, s.value) from company_settings s where s.company_id = c.company_id) as settings
         from companies c where c.company_id = $1`,
      [db.companyId],
    ),
  )
  return row && { ...row, settings: settingsOf(row.settings ?? {}) }
}

/** A value that a setting does not allow falls back on its default, so that one bad row never closes a company. */
function settingsOf(stored: Record<string, unknown>): CompanySettings {
  const whole = z.safeParse(companySettings, stored)
  if (whole.success) return whole.data
  const bad = new Set(whole.error.issues.map((issue) => issue.path[0]))
  return z.parse(companySettings, Object.fromEntries(Object.entries(stored).filter(([key]) => !bad.has(key))))
}

/** From when on the product counts: a shift that began before is shown and never «not arrived». */
export const saveCountsFrom = (db: Db, from: Instant) =>
  statement(
    `insert into company_settings (company_id, key, value) values ($1, 'counts_from', to_jsonb($2::text))
     on conflict (company_id, key) do update set value = excluded.value`,
    [db.companyId, from],
  )
