import {
  columnsOf,
  isListed,
  namedTables,
  type HistoryColumn,
  type HistoryEntity,
  type NamedTable,
} from '@vigie/contract/changes/changes.fields.ts'
import {
  readAgentHistory,
  readClientHistory,
  readPartnerHistory,
  readSiteHistory,
  readSettingsHistory,
  readUserHistory,
  type HistoryEntry,
  type HistoryField,
} from '@vigie/contract/changes/changes.ts'
import { defaultSettings, settingKeys, type SettingKey } from '@vigie/contract/companies/settings.ts'
import { readRegisterHistory } from '@vigie/contract/registers/registers.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { readInstant } from '@vigie/contract/kit/time.ts'
import { pageOf, readCursor } from '../../kit/cursor.ts'
import { reading } from '../../kit/handle.ts'
import type { Db } from '../../platform/postgres/db.ts'
import {
  changesIn,
  changesOf,
  changesOfSettings,
  isSubjectThere,
  namesOfListed,
  namesOfRows,
  type ChangeRow,
  type ColumnValue,
  type Narrowed,
  type Subject,
} from './changes.store.ts'

const isSettingKey = (key: string): key is SettingKey => (settingKeys as readonly string[]).includes(key)

const order = 'latest'
interface Page {
  readonly limit: number
  readonly cursor?: string | undefined
}

export const handlers = [
  reading(readAgentHistory, ({ input, db }) => historyOf(db, 'agent', input.agentId, input)),
  reading(readSiteHistory, ({ input, db }) => historyOf(db, 'site', input.siteId, input)),
  reading(readClientHistory, ({ input, db }) => historyOf(db, 'client', input.clientId, input)),
  reading(readPartnerHistory, ({ input, db }) => historyOf(db, 'partner', input.partnerId, input)),
  reading(readUserHistory, ({ input, db }) => historyOf(db, 'user', input.userId, input)),
  reading(readSettingsHistory, async ({ input, db }) => {
    const { entries, ...rest } = await pageIn(db, await db.read(changesOfSettings(db, asked(input))), input.limit)
    return { entries: entries.map(ofSetting), ...rest }
  }),
  reading(readRegisterHistory, async ({ input, db }) =>
    pageIn(db, await db.read(changesIn(db, input.name, input.id ?? null, asked(input))), input.limit),
  ),
]

/** A setting had its default before it was first changed; its key and the place of a text are their names already. */
function ofSetting(entry: HistoryEntry): HistoryEntry {
  if (entry.entity === 'company') return entry
  const [field] = entry.fields.filter(({ name }) => name === 'value' || name === 'text')
  if (!field) return entry
  const usual = isSettingKey(entry.entityName) ? String(defaultSettings[entry.entityName] ?? '') : ''
  return { ...entry, act: 'changed', fields: [{ ...field, from: (field.from ?? usual) || null, to: (field.to ?? usual) || null }] }
}

async function historyOf(db: Db, subject: Subject, id: number, { limit, cursor, ...narrowed }: Page & Narrowed) {
  const [[there], rows] = await db.batch(isSubjectThere(db, subject, id), changesOf(db, subject, id, asked({ limit, cursor }), narrowed))
  requires(there, 'NOT_FOUND')
  return pageIn(db, rows, limit)
}

const asked = ({ limit, cursor }: Page) => ({ limit: limit + 1, before: readCursor(order, cursor)?.id })

async function pageIn(db: Db, rows: readonly ChangeRow[], limit: number) {
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
      return pair.flat().flatMap((id) => (typeof id === 'number' ? [{ table: column.of, id }] : []))
    }),
  )
  const listed = rows.filter(({ entity }) => isListed(entity)).map(({ entity, entityId }) => ({ entity, id: entityId }))
  if (named.length === 0 && listed.length === 0) return new Map()
  const idsOf = (table: NamedTable) => [...new Set(named.filter((one) => one.table === table).map(({ id }) => id))]
  const ids = Object.fromEntries(namedTables.map((table) => [table, idsOf(table)])) as Record<NamedTable, number[]>
  const found = await db.batch(namesOfRows(db, ids), namesOfListed(db, listed))
  return new Map(found.flat().map(({ key, name }) => [key, name]))
}

function shown({ partName, entityId, ...row }: ChangeRow, names: Names): HistoryEntry {
  return {
    ...row,
    entityName: partName ?? names.get(`${row.entity} ${entityId}`) ?? nameIn(row) ?? '',
    // In the order of the sheet, and nothing that it does not know.
    fields: Object.entries(columnsOf(row.entity)).flatMap(([name, column]) => {
      // The code of a right is its name already.
      if (row.entity !== 'contract' && row.entity !== 'contact' && name === codeColumns[row.entity]) return []
      const pair = row.fields[name]
      return pair === undefined || column === undefined ? [] : [{ name, ...written(column, pair, names) }]
    }),
  }
}

function written(column: HistoryColumn, pair: readonly [ColumnValue, ColumnValue] | null, names: Names): Omit<HistoryField, 'name'> {
  if (column === 'secret' || pair === null) return { kind: 'secret', from: null, to: null }
  const nameOf = (table: string, id: unknown) => names.get(`${table} ${String(id)}`) ?? String(id)
  const [from, to] = pair.map((value) => {
    if (value === null || value === undefined || value === '') return null
    if (column === 'instant') return readInstant(String(value)) ?? null
    if (Array.isArray(value)) return value.map((one) => (typeof column === 'object' ? nameOf(column.of, one) : one)).join(', ') || null
    return typeof column === 'object' ? nameOf(column.of, value) : String(value)
  }) as [string | null, string | null]
  return { kind: typeof column === 'object' ? 'text' : column, from, to }
}

/** What a contract or a row of a list was called that is gone; the code of a right or a page. */
function nameIn({ entity, fields }: Pick<ChangeRow, 'entity' | 'fields'>): string | null {
  const pair = isListed(entity) ? (fields['name'] ?? fields['title']) : fields[codeColumns[entity] ?? '']
  return pair ? String(pair[1] ?? pair[0]) : null
}

const codeColumns: Partial<Record<HistoryEntity, string>> = { contract: 'number', contact: 'name', right: 'right', closedPage: 'page' }
