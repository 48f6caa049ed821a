import type { ImportKind } from '@vigie/contract/imports/imports.report.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { plainTitle } from './read/imports.columns.rules.ts'
import type { ColumnChoice } from './read/imports.known.rules.ts'

/** So many titles a company keeps at the most. */
export const mostColumns = 2000

/** What was said of columns at the company's imports before. */
export const keptColumns = async (db: Db): Promise<ColumnChoice[]> =>
  (
    await db.read(
      statement<{ kind: string; title: string; field: string | null }>(
        'select kind, title, field from import_columns where company_id = $1 order by kind, title limit $2',
        [db.companyId, mostColumns],
      ),
    )
  ).map(({ kind, title, field }) => ({ kind: kind as ImportKind, title, field }))

/** Keeps what was said for the next import; where that makes too many, others give way. */
export function saveColumns(db: Db, choices: readonly ColumnChoice[]) {
  const last = [...new Map(choices.map((choice) => [`${choice.kind} ${plainTitle(choice.title)}`, choice])).values()]
  const named = last.filter(({ title }) => plainTitle(title) !== '')
  return statement(
    `with given as (select kind, title, field from unnest($2::text[], $3::text[], $4::text[]) as given (kind, title, field)),
          others as (select kind, title from import_columns where company_id = $1 and (kind, title) not in (select kind, title from given)
                      order by kind, title offset greatest(0, $5 - (select count(*) from given))),
          gone as (delete from import_columns c using others o where c.company_id = $1 and c.kind = o.kind and c.title = o.title)
     insert into import_columns (company_id, kind, title, field) select $1, kind, title, field from given
     on conflict (company_id, kind, title) do update set field = excluded.field`,
    [
      db.companyId,
      named.map(({ kind }) => kind),
      named.map(({ title }) => plainTitle(title)),
      named.map(({ field }) => field),
      mostColumns,
    ],
  )
}
