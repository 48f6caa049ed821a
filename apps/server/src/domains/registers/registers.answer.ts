import type { RecordFields, RecordOf } from '@vigie/contract/kit/fields.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.rules.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { registerChanged } from '@vigie/contract/registers/registers.ts'
import { registerOf, type RegisterName } from '@vigie/contract/registers/registers.all.ts'
import { audience } from '../../kit/audience.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle, type Handler, type RequestContext } from '../../kit/handle.ts'
import { answerList } from '../../kit/list.ts'
import { registerTable } from '../../kit/register.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { withLockTimeout } from '../../platform/postgres/lock-timeout.ts'
import type { RegisterSource } from './registers.tables.ts'
import { idsThere } from './registers.store.ts'

type Row = Readonly<Record<string, unknown>>
/** PostgreSQL's code for a row that breaks a unique key: another key of the table than the one that was looked for. */
const isUniqueViolation = (error: unknown): boolean => (error as { readonly code?: unknown }).code === '23505'

/** Answers the calls of a register: its list, and what adds, changes, archives, removes and orders its rows. */
export function answerRegister(name: RegisterName, source: RegisterSource): Handler[] {
  const register = registerOf(name)
  const { fields, unique } = register
  const statements = registerTable(register, source)
  const tell = ({ emit, company }: Pick<RequestContext, 'emit' | 'company'>) =>
    emit(registerChanged, { name }, [audience.everybody(company.id)])

  const trimmed = (input: Row): Row => Object.fromEntries(Object.keys(fields).map((key) => [key, input[key]]))
  /** Refuses what is wrong with a record by its own rules. */
  const checked = (input: unknown, schema: object): Row => {
    const record = trimmed(input as Row)
    const ofFields = fieldProblems(fields, record)
    refuseFields(ofFields.length > 0 ? ofFields : (register.problems?.(record as RecordOf<RecordFields>) ?? []), schema)
    return record
  }
  /** Saves under the lock of the company's lists, so that referenced rows are not removed meanwhile. Refuses unknown ids. */
  const held = async <T>(db: Db, record: Row, schema: object, save: (work: Db) => Promise<T>): Promise<T> => {
    const references = Object.entries(source.references ?? {})
    if (references.length === 0) return save(db)
    return withLockTimeout(db, async (work) => {
      await work.read(statements.lock(work))
      await refuseForeign(work, record, references, schema)
      return save(work)
    })
  }
  const refuseForeign = async (db: Db, record: Row, references: [string, { table: string; id: string }][], schema: object) => {
    for (const [key, { table, id }] of references) {
      const ids = record[key] as readonly number[]
      if (ids.length === 0) continue
      const [there] = await db.read(idsThere(db, table, id, ids))
      refuseFields(there?.isThere ? [] : [{ field: key, problem: 'notAnAllowedValue' }], schema)
    }
  }
  /** Each field by which another row is the same. */
  const takenIn = (row: Readonly<Record<string, boolean>> | undefined) =>
    unique.flatMap((group, at) => (row?.[String(at)] ? [{ field: group.at(-1)!, problem: 'register.taken' }] : []))
  const orTaken = async <T>(save: Promise<T>, schema: object): Promise<T> => {
    try {
      return await save
    } catch (error) {
      if (isUniqueViolation(error)) refuseFields([{ field: unique[0]!.at(-1)!, problem: 'register.taken' }], schema)
      throw error
    }
  }

  const list = answerList(register.list, {
    from: `${source.table} r`,
    id: `r.${source.id}`,
    columns: `r.version, r.is_archived as "isArchived", ${statements.columns}`,
    filters: { ...source.filters, state: "case when r.is_archived then 'archived' else 'active' end" },
    sorts: source.sorts,
    words: source.words,
  })

  const create = handle(register.create, async (context) => {
    const record = checked(context.input, register.create.input)
    const saving = held(context.db, record, register.create.input, (db) =>
      db.batch(statements.lock(db), statements.taken(db, null, record), statements.create(db, record)),
    )
    const [, [taken], [made]] = await orTaken(saving, register.create.input)
    refuseFields(takenIn(taken), register.create.input)
    if (!made) throw new Refusal('CONFLICT')
    tell(context)
    return made
  })

  const change = handle(register.change, async (context) => {
    const { input } = context
    const record = checked(input, register.change.input)
    const { id, version } = input
    const saving = held(context.db, record, register.change.input, (db) =>
      db.batch(statements.lock(db), statements.read(db, id), statements.taken(db, id, record), statements.change(db, id, version, record)),
    )
    const [, [stands], [taken], [changed]] = await orTaken(saving, register.change.input)
    requires(stands, 'NOT_FOUND')
    requires(stands.version === version, 'CONFLICT')
    refuseFields(takenIn(taken), register.change.input)
    requires(changed, 'CONFLICT')
    tell(context)
    return changed
  })

  const archive = handle(register.archive, async (context) => {
    const { db, input } = context
    const [found] = await db.save(statements.archive(db, distinct(input.ids), input.isArchived))
    requires(found?.isThere, 'NOT_FOUND')
    tell(context)
    return {}
  })

  const remove = handle(register.remove, async (context) => {
    const { db, input } = context
    // Of one that is named twice the last version counts; without a version it is none that was read.
    const seen = new Map(input.ids.map((id, at) => [id, input.versions[at] ?? 0]))
    const ids = [...seen.keys()]
    const [, [there], rows] = await db.batch(
      statements.lock(db),
      idsThere(db, source.table, source.id, ids),
      statements.remove(db, ids, [...seen.values()]),
    )
    requires(there?.isThere, 'NOT_FOUND')
    requires(rows.length > 0, 'CONFLICT')
    tell(context)
    return { archivedIds: rows.flatMap(({ id, isArchived }) => (isArchived ? [id] : [])) }
  })

  const order = handle(register.order, async (context) => {
    const { db, input } = context
    const [found] = await db.save(statements.order(db, distinct(input.ids)))
    requires(found?.isThere, 'NOT_FOUND')
    tell(context)
    return {}
  })
  return [list, create, change, archive, remove, ...(register.isOrdered ? [order] : [])]
}

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)]
