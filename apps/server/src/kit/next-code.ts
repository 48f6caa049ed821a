import { composed, type Db, type Query } from '../platform/postgres/asking.ts'

/** The code after the last one: `S009` → `S010`. Its figures keep their length. */
export function nextCode(last: string): string {
  const figures = /\d+$/.exec(last)?.[0] ?? ''
  return last.slice(0, last.length - figures.length) + String(Number(figures) + 1).padStart(figures.length, '0')
}

/**
 * The highest of the codes that end in figures, by the figures, whose next one is free; none: no row. Codes with more figures than nine
 * come from elsewhere and are not counted on: what follows 999999999 may be there without being the highest. Names come from the code alone.
 * The index `…_by_figures` gives them in this order, and one after the other is tried: as «not exists» all would be joined first.
 */
export const highestCode = (
  db: Db,
  table: 'agents' | 'clients' | 'partners' | 'sites',
  column: 'code' | 'employee_number',
): Query<{ readonly code: string }> =>
  composed(
    `select r.${column} as code
       from ${table} r cross join lateral (select substring(r.${column} from '[0-9]+$') as last) f
      where r.company_id = $1 and r.${column} ~ '^[^0-9]{0,6}[0-9]{1,9}$'
        and (select o.${column} from ${table} o where o.company_id = $1 and o.${column} =
              left(r.${column}, -length(f.last)) || lpad((f.last::numeric + 1)::text, greatest(length(f.last), length((f.last::numeric + 1)::text)), '0'))
            is null
      order by f.last::numeric desc, r.${column} desc limit 1`,
    [db.companyId],
  )

/**
 * What a new row is called where nobody says it. `highest` answers the highest of the codes that end in figures; `before` is
 * what the first one comes after.
 */
export const proposedCode = async (db: Db, highest: Query<{ readonly code: string }>, before: string): Promise<string> =>
  nextCode((await db.one(highest))?.code ?? before)
