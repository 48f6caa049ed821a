import { columnsOf, namedTables, type HistoryColumn, type HistoryEntity, type NamedTable } from '@vigie/contract/changes/changes.fields.ts'
import {
  readAgentHistory,
  readSiteHistory,
  readUserHistory,
  type HistoryEntry,
  type HistoryField,
} from '@vigie/contract/changes/changes.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { pageOf, readCursor } from '../../kit/cursor.ts'
import { reading } from '../../kit/handle.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { changesOf, isSubjectThere, namesOfRows, type ChangeRow, type ColumnValue } from './changes.store.ts'

const order = 'latest'
interface Page {
  readonly limit: number
  readonly cursor?: string | undefined
}

export const handlers = [
  reading(readAgentHistory, ({ input, db }) => historyOf(db, 'agent', input.agentId, input)),
  reading(readSiteHistory, ({ input, db }) => historyOf(db, 'site', input.siteId, input)),
  reading(readUserHistory, ({ input, db }) => historyOf(db, 'user', input.userId, input)),
]

async function historyOf(db: Db, subject: 'agent' | 'site' | 'user', id: number, { limit, cursor }: Page) {
  const before = readCursor(order, cursor)?.id
  const [[there], rows] = await db.batch(isSubjectThere(db, subject, id), changesOf(db, subject, id, { limit: limit + 1, before }))
  requires(there, 'NOT_FOUND')
  const { page, nextCursor } = pageOf(rows, limit, order, (row) => ({ key: '', id: row.id }))
  const names = await namesIn(db, page)
  return { entries: page.map((row) => shown(row, names)), nextCursor }
}

type Names = ReadonlyMap<string, string>

/** The rows elsewhere that changes of a page name. */
async function namesIn(db: Db, rows: readonly ChangeRow[]): Promise<Names> {
  const named = rows.flatMap(({ entity, fields }) =>
    Object.entries(fields).flatMap(([name, pair]) => {
      const column = columnsOf(entity)[name]
      if (typeof column !== 'object' || pair === null) return []
      return pair.flatMap((id) => (typeof id === 'number' ? [{ table: column.of, id }] : []))
    }),
  )
  if (named.length === 0) return new Map()
  const idsOf = (table: NamedTable) => [...new Set(named.filter((one) => one.table === table).map(({ id }) => id))]
  const ids = Object.fromEntries(namedTables.map((table) => [table, idsOf(table)])) as Record<NamedTable, number[]>
  return new Map((await db.read(namesOfRows(db, ids))).map(({ key, name }) => [key, name]))
}

function shown({ partName, ...row }: ChangeRow, names: Names): HistoryEntry {
  return {
    ...row,
    entityName: partName ?? numberIn(row) ?? '',
    // In the order of the sheet, and nothing that it does not know.
    fields: Object.entries(columnsOf(row.entity)).flatMap(([name, column]) => {
      // The code of a right is its name already.
      if (row.entity !== 'contract' && name === codeColumns[row.entity]) return []
      const pair = row.fields[name]
      return pair === undefined || column === undefined ? [] : [{ name, ...written(column, pair, names) }]
    }),
  }
}

function written(column: HistoryColumn, pair: readonly [ColumnValue, ColumnValue] | null, names: Names): Omit<HistoryField, 'name'> {
  if (column === 'secret' || pair === null) return { kind: 'secret', from: null, to: null }
  const [from, to] = pair.map((value) => {
    if (value === null || value === undefined || value === '') return null
    return typeof column === 'object' ? (names.get(`${column.of} ${String(value)}`) ?? String(value)) : String(value)
  }) as [string | null, string | null]
  return { kind: typeof column === 'object' ? 'text' : column, from, to }
}

/** What a contract was called that is gone; the code of a right or a page. */
function numberIn({ entity, fields }: Pick<ChangeRow, 'entity' | 'fields'>): string | null {
  const pair = fields[codeColumns[entity] ?? '']
  return pair ? String(pair[1] ?? pair[0]) : null
}

const codeColumns: Partial<Record<HistoryEntity, string>> = { contract: 'number', right: 'right', closedPage: 'page' }
