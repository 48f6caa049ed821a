import type { PrintKind } from '@vigie/contract/prints/prints.ts'

/**
 * The services `s` that begin in a span, by the wall clock of their site: what follows `from`. $1 is the company, $2 to $4 are
 * `spanValues`. The month is written so that the index on starts serves, where its rows lie together.
 */
export const servicesInSpan: Readonly<Record<PrintKind, string>> = {
  plannings: `shifts s where s.company_id = $1 and s.starts_at >= $2 and s.starts_at < $3 and s.month || '' = $4`,
  signatures: `shifts s join sites si on si.company_id = s.company_id and si.site_id = s.site_id
    where s.company_id = $1 and s.starts_at >= $2 and s.starts_at < $3
      and (s.starts_at at time zone si.time_zone)::date between $4::date and $4::date + 6`,
}
