import type { PrintKind } from '@vigie/contract/prints/prints.ts'

/**
 * The services `s` at sites `si` that begin in a span, by the wall clock of their site. $1 is the company, $2 to $4 are
 * `spanValues`.
 */
export const isInSpan: Readonly<Record<PrintKind, string>> = {
  plannings: `s.company_id = $1 and s.starts_at >= $2 and s.starts_at < $3 and s.month = $4`,
  signatures: `s.company_id = $1 and s.starts_at >= $2 and s.starts_at < $3
    and (s.starts_at at time zone si.time_zone)::date between $4::date and $4::date + 6`,
}
