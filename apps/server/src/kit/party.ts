import type { Event } from '@vigie/contract/kit/event.ts'
import type { RecordOf } from '@vigie/contract/kit/fields.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.rules.ts'
import type { Party, PartyFields, PartyRow } from '@vigie/contract/kit/party.ts'
import { Refusal, requires, type FieldProblem } from '@vigie/contract/kit/refusal.ts'
import { isDuplicate, isReferred } from '../platform/postgres/db.ts'
import { composed, type Db, type Query } from '../platform/postgres/asking.ts'
import { withLockTimeout } from '../platform/postgres/lock-timeout.ts'
import type { Audience } from './audience.ts'
import { refuseFields } from './field-problems.ts'
import { handle, reading, type Handler, type RequestContext } from './handle.ts'
import { answerList } from './list.ts'
import { highestCode, proposedCode } from './next-code.ts'
import { recordTable } from './record.ts'
import { severalDone } from './several.ts'
import { savedRow } from './version-conflict.ts'

interface PartyTable<F extends PartyFields, N extends string> {
  readonly table: 'clients' | 'partners'
  /** The column of its number. */
  readonly id: string
  readonly fields: F
  /** What is counted of each, as SQL over the row `r`. */
  readonly counts: Readonly<Record<N, string>>
  /** The code that the first one comes after: `C000`. */
  readonly before: string
}

/** The statements of a kind of company that this one works with, composed once. Names come from the code alone. */
export function partyTable<F extends PartyFields, N extends string>({ table, id, fields, counts, before }: PartyTable<F, N>) {
  const counted = Object.entries<string>(counts)
    .map(([key, sql]) => `${sql} as "${key}"`)
    .join(', ')
  const ofRows = `from ${table} where company_id = $1 and ${id} = any($2::int[])`
  return {
    ...recordTable({ table, id, fields, unique: 'code' }),
    table,
    id,
    before,
    counted,
    counts: (db: Db, recordId: number): Query<{ readonly [K in N]: number }> =>
      composed(`select ${counted} from ${table} r where r.company_id = $1 and r.${id} = $2`, [db.companyId, recordId]),
    /** Locks rows until the transaction ends, in one order: what opens or refers to one of them waits. */
    hold: (db: Db, ids: readonly number[]): Query<{ readonly id: number; readonly name: string; readonly isActive: boolean }> =>
      composed(`select ${id} as id, name, is_active as "isActive" ${ofRows} order by ${id} for no key update`, [db.companyId, ids]),
    setActive: (db: Db, ids: readonly number[], isActive: boolean): Query<{ readonly id: number }> =>
      composed(
        `update ${table} set is_active = $3, version = version + 1 where company_id = $1 and ${id} = any($2::int[]) returning ${id} as id`,
        [db.companyId, ids, isActive],
      ),
    /** Foreign keys refuse it (23503) where something refers to the row. No row: it has changed since `version`. */
    remove: (db: Db, recordId: number, version: number): Query<{ readonly id: number }> =>
      composed(`delete from ${table} where company_id = $1 and ${id} = $2 and version = $3 returning ${id} as id`, [
        db.companyId,
        recordId,
        version,
      ]),
    highestCode: (db: Db) => highestCode(db, table, 'code'),
  }
}

type Context = Pick<RequestContext, 'db' | 'company' | 'emit'>

interface PartyRules<F extends PartyFields> {
  /** The problem of a code that another has. */
  readonly codeTaken: string
  /** Which of some rows, locked, stay as they are, and why. */
  readonly keeps?: (work: Db, ids: readonly number[], isActive: boolean) => Promise<ReadonlyMap<number, Omit<FieldProblem, 'field'>>>
  /** What is saved with rows that are closed or opened. Answers what is emitted beside. */
  readonly follows?: (work: Db, ids: readonly number[], isActive: boolean) => Promise<(context: Context) => void>
  /** Who receives that one has changed. */
  readonly audience: (companyId: number) => readonly Audience[]
  /** What else follows a changed record. */
  readonly changed?: (context: Context, id: number, former: RecordOf<F>, record: RecordOf<F>) => void
}

/** Answers the calls of a kind of company that this one works with. */
export function partyHandlers<F extends PartyFields, N extends string>(
  party: Party<F, N>,
  table: ReturnType<typeof partyTable<F, N>>,
  rules: PartyRules<F>,
): Handler[] {
  const { list, read, create, change, close, remove, changed, fields } = party
  const codeTaken = { field: 'code', problem: rules.codeTaken }
  const emitChanged = ({ emit, company }: Context, id: number | null) => emit(changed as Event, { id }, rules.audience(company.id))
  /** Closes or opens rows that are locked; answers those that a rule keeps. */
  const setActive = async (work: Db, ids: readonly number[], isActive: boolean, save: (ids: readonly number[]) => Promise<unknown>) => {
    const kept = (await rules.keeps?.(work, ids, isActive)) ?? new Map<number, Omit<FieldProblem, 'field'>>()
    const turned = ids.filter((id) => !kept.has(id))
    await save(turned)
    return { kept, turned, emits: turned.length > 0 ? await rules.follows?.(work, turned, isActive) : undefined }
  }
  return [
    answerList(list, {
      from: `${table.table} r`,
      id: `r.${table.id}`,
      columns: `${table.columns('r')}, r.version, ${table.counted}`,
      filters: { state: `case when r.is_active then 'active' else 'inactive' end` },
      sorts: { name: ['lower(unaccent(r.name))', 'text'], code: ['r.code', 'text'], city: ['lower(unaccent(r.city))', 'text'] },
      words: `lower(unaccent(r.name || ' ' || r.code || ' ' || r.city))`,
    }),

    reading(read, async ({ input: { id }, db }) => {
      const [[record], [counts]] = await db.batch(table.read(db, id), table.counts(db, id))
      requires(record, 'NOT_FOUND')
      return { record: { ...record, ...counts! } as unknown as PartyRow<F, N> }
    }),

    handle(create, async (context) => {
      const { input, db, now } = context
      refuseFields(fieldProblems(fields, input), create.input)
      const given = input.code.trim()
      const code = given || (await proposedCode(db, table.highestCode(db), table.before))
      const rows = await db.save(table.create(db, now, { ...input, code }))
      refuseFields(rows.length === 0 && given ? [codeTaken] : [], create.input)
      // Without a code of its own another took the next one: it is proposed anew.
      const made = savedRow(rows)
      emitChanged(context, made.id)
      return made
    }),

    handle(change, async (context) => {
      const { db } = context
      const { id, version, ...form } = context.input as RecordOf<PartyFields> & { readonly id: number; readonly version: number }
      const former = await db.one(table.read(db, id))
      requires(former, 'NOT_FOUND')
      const record = { ...(form as unknown as RecordOf<F>), code: form.code.trim() || former.code }
      refuseFields(fieldProblems(fields, record), change.input)
      const { saved, emits } = await withLockTimeout(db, async (work) => {
        const write = async () => (await work.save(table.change(work, id, version, record)))[0]
        if (former.isActive === record.isActive) return { saved: await write(), emits: undefined }
        await work.read(table.hold(work, [id]))
        let saved: { readonly version: number } | undefined
        const { kept, emits } = await setActive(work, [id], record.isActive, async (ids) => {
          if (ids.length > 0) saved = await write()
          requires(ids.length === 0 || saved, 'CONFLICT')
        })
        refuseFields(
          [...kept.values()].map((problem) => ({ ...problem, field: 'isActive' })),
          change.input,
        )
        return { saved, emits }
      }).catch((error: unknown) => {
        if (isDuplicate(error)) refuseFields([codeTaken], change.input)
        throw error
      })
      requires(saved, 'CONFLICT')
      emits?.(context)
      emitChanged(context, id)
      rules.changed?.(context, id, former, record)
      return { id, version: saved.version }
    }),

    handle(close, async (context) => {
      const { input, db } = context
      const { isActive } = input
      const { rows, kept, turned, emits } = await withLockTimeout(db, async (work) => {
        const rows = await work.read(table.hold(work, input.ids))
        // One that is so already is done.
        const ids = rows.filter((row) => row.isActive !== isActive).map(({ id }) => id)
        return { rows, ...(await setActive(work, ids, isActive, (turned) => work.save(table.setActive(work, turned, isActive)))) }
      })
      requires(rows[0], 'NOT_FOUND')
      emits?.(context)
      if (turned.length > 0) emitChanged(context, null)
      return severalDone(rows, kept, context.language)
    }),

    handle(remove, async (context) => {
      const { input, db } = context
      requires(await db.one(table.read(db, input.id)), 'NOT_FOUND')
      const gone = await db.save(table.remove(db, input.id, input.version)).catch((error: unknown) => {
        if (isReferred(error)) throw new Refusal('RECORD_IN_USE')
        throw error
      })
      requires(gone.length > 0, 'CONFLICT')
      emitChanged(context, input.id)
      return {}
    }),
  ]
}
