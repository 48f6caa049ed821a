import type { ImportKind } from '@vigie/contract/imports/imports.report.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { plainTitle } from './read/imports.columns.rules.ts'
import type { ColumnChoice } from './read/imports.known.rules.ts'

/** What was said of columns at the company's imports before. */
export const keptColumns = async (db: Db): Promise<ColumnChoice[]> =>
  (
    await db.read(
      statement<{ kind: string; title: string; field: string | null }>(
        'select kind, title, field from import_columns where company_id = $1 order by kind, title limit 2000',
        [db.companyId],
      ),
    )
  ).map(({ kind, title, field }) => ({ kind: kind as ImportKind, title, field }))

/** Keeps what was said for the next import. */
export function saveColumns(db: Db, choices: readonly ColumnChoice[]) {
  const last = [...new Map(choices.map((choice) => [`${choice.kind} ${plainTitle(choice.title)}`, choice])).values()]
  const named = last.filter(({ title }) => plainTitle(title) !== '')
  return statement(
    `insert into import_columns (company_id, kind, title, field)
     select $1, kind, title, field from unnest($2::text[], $3::text[], $4::text[]) as given (kind, title, field)
     on conflict (company_id, kind, title) do update set field = excluded.field`,
    [db.companyId, named.map(({ kind }) => kind), named.map(({ title }) => plainTitle(title)), named.map(({ field }) => field)],
  )
}
