import type { Db, Query } from '../platform/postgres/db.ts'

/** The code after the last one: `S009` → `S010`. Its figures keep their length. */
export function nextCode(last: string): string {
  const figures = /\d+$/.exec(last)?.[0] ?? ''
  return last.slice(0, last.length - figures.length) + String(Number(figures) + 1).padStart(figures.length, '0')
}

/**
 * What a new row is called where nobody says it. `highest` answers the highest of the codes that end in figures; `before` is
 * what the first one comes after.
 */
export const proposedCode = async (db: Db, highest: Query<{ readonly code: string }>, before: string): Promise<string> =>
  nextCode((await db.one(highest))?.code ?? before)
