/**
 * The qualifications that a service `s` asks for: those of its prestation, and what its site asks for beside them. A subquery in
 * SQL with the column qualification_id; $1 is the company.
 */
export const requiredAt = (s: string): string => `(
  select r.qualification_id from prestation_requirements r where r.company_id = $1 and r.prestation_id = ${s}.prestation_id
  union select unnest(o.qualification_ids) from site_prestations o
   where o.company_id = $1 and o.site_id = ${s}.site_id and o.prestation_id = ${s}.prestation_id)`
