import { createHash } from 'node:crypto'
import type pg from 'pg'
import utils from 'pg/lib/utils.js'
import { parserOf } from './parsers.ts'

/** One statement of a batch. */
export interface Step {
  readonly sql: string
  readonly values: readonly unknown[]
  /** Its parameters after the first are lists, which equal requests may join (`shared` in asking.ts). */
  readonly isShared?: boolean
  /** Its plan is not kept (`statement` in asking.ts). */
  readonly usesCustomPlan?: boolean
}
export type Row = Record<string, unknown>
/** What one statement answered: its rows and the server's word for it (`SELECT 3`, `COMMIT`). */
export interface Answer {
  readonly rows: Row[]
  readonly tag: string
}

type Value = string | Buffer | null
interface Ready {
  readonly name: string
  readonly sql: string
  readonly values: readonly Value[]
}
interface Column {
  readonly name: string
  readonly parse: (text: string) => unknown
}
/** The part of pg's connection that a batch speaks to; pg's own types ask for arguments that it ignores. */
interface Line {
  readonly stream: { cork(): void; uncork(): void }
  close(message: { type: 'S'; name: string }): void
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values: readonly Value[] }): void
  describe(message: { type: 'P'; name: string }): void
  execute(message: object): void
  sync(): void
}

// pg keeps this to itself: without it values would go out unprepared, so its absence stops the start.
const { prepareValue } = utils
if (typeof prepareValue !== 'function' || prepareValue(true) !== 'true' || prepareValue(['a']) !== '{"a"}') {
  throw new Error('this version of pg no longer has prepareValue in pg/lib/utils.js')
}

/** Prepared statements kept on one connection; the oldest is given back when one more comes. */
const mostKept = 500
/** A longer text (rows inserted together) hardly comes twice and is not kept. */
const longestKept = 8_000
const names = new Map<string, string>()

/** The name of a statement: a hash of its text, far below the 63 characters where PostgreSQL cuts. Empty: not kept. */
function nameOf(sql: string): string {
  if (sql.length > longestKept) return ''
  let name = names.get(sql)
  if (name === undefined) {
    name = `v${createHash('sha256').update(sql).digest('hex').slice(0, 40)}`
    if (names.size > 5_000) names.clear()
    names.set(sql, name)
  }
  return name
}

/** Connection -> name of a statement prepared there -> its columns, oldest first. */
const prepared = new WeakMap<object, Map<string, readonly Column[]>>()

/** Values are encoded before anything is sent: one that cannot be must not break off in the middle of a message. */
const ready = (steps: readonly Step[]): Ready[] =>
  steps.map(({ sql, values, usesCustomPlan }) => ({
    name: usesCustomPlan ? '' : nameOf(sql),
    sql,
    values: values.map((value) => prepareValue(value)),
  }))

/** Several statements in one protocol batch with one Sync: one trip, one transaction; an error undoes them all. */
class Batch {
  private readonly steps: readonly Ready[]
  private readonly done: (error: unknown, answers: Answer[]) => void
  private readonly answers: Answer[] = []
  private known: Map<string, readonly Column[]> = new Map()
  private columns: readonly Column[] | undefined
  private rows: Row[] = []
  private unreadable: unknown

  constructor(steps: readonly Ready[], done: (error: unknown, answers: Answer[]) => void) {
    this.steps = steps
    this.done = done
  }

  submit(connection: unknown): void {
    const line = connection as Line
    this.known = prepared.get(line) ?? new Map()
    prepared.set(line, this.known)
    const parsedHere = new Set<string>()
    line.stream.cork()
    for (const { name, sql, values } of this.steps) {
      const isKnown = name !== '' && this.known.has(name)
      if (!isKnown && !parsedHere.has(name)) {
        // A statement whose first run failed may still exist under its name.
        if (name !== '') line.close({ type: 'S', name })
        line.parse({ name, text: sql })
        if (name !== '') parsedHere.add(name)
      }
      line.bind({ statement: name, values })
      if (!isKnown) line.describe({ type: 'P', name: '' })
      line.execute({})
    }
    for (const oldest of this.tooMany()) line.close({ type: 'S', name: oldest })
    line.sync()
    line.stream.uncork()
  }

  private tooMany(): string[] {
    const used = new Set(this.steps.map((step) => step.name))
    const oldest = [...this.known.keys()].slice(0, Math.max(0, this.known.size - mostKept)).filter((name) => !used.has(name))
    for (const name of oldest) this.known.delete(name)
    return oldest
  }

  private columnsNow(): readonly Column[] {
    return this.columns ?? this.known.get(this.steps[this.answers.length]!.name) ?? []
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.unreadable) return
    try {
      const columns = this.columnsNow()
      const row: Row = {}
      for (let at = 0; at < columns.length; at++) {
        const { name, parse } = columns[at]!
        const text = fields[at]!
        row[name] = text === null ? null : parse(text)
      }
      this.rows.push(row)
    } catch (error) {
      this.unreadable = error ?? new Error('unreadable row')
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { name } = this.steps[this.answers.length]!
    if (name !== '' && !this.known.has(name)) this.known.set(name, this.columns ?? [])
    this.answers.push({ rows: this.rows, tag: text })
    this.rows = []
    this.columns = undefined
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  handleError(error: unknown): void {
    // A failed statement is prepared again: its plan may be the reason (a column was added since).
    for (const { name } of this.steps.slice(this.answers.length)) this.known.delete(name)
    this.done(error, [])
  }

  handleReadyForQuery(): void {
    this.done(this.unreadable, this.answers)
  }
}

const send = (client: pg.ClientBase, steps: readonly Ready[]): Promise<Answer[]> =>
  new Promise((resolve, reject) => {
    const batch = new Batch(steps, (error, answers) => (error ? reject(error) : resolve(answers)))
    client.query(batch as unknown as pg.Submittable)
  })

/** What ends a connection, or may: it is lost or ended (08, 57P), was not let in (28), or PostgreSQL itself is at fault (58, XX). */
const endings = /^(08|57P|28|58|XX)/

/**
 * Whether a connection may serve again: after a plain ERROR it may, after anything else it is thrown away. PostgreSQL says the
 * severity in its own language, so that with another word its code counts.
 */
export function isSpoilt(error: unknown): boolean {
  const { severity, code } = (error ?? {}) as { severity?: unknown; code?: unknown }
  if (severity === 'ERROR') return false
  const isTranslated = typeof severity === 'string' && !['FATAL', 'PANIC'].includes(severity)
  return !isTranslated || typeof code !== 'string' || endings.test(code)
}

/** Whether a lock that another holds did not come in time (PostgreSQL 55P03), or the two waited for each other (40P01). */
export const isBlocked = (error: unknown): boolean => ['55P03', '40P01'].includes((error as { code?: string } | null)?.code ?? '')

/** Runs the steps in one trip on a connection that one holds (inside a transaction). */
export const onLine = async (client: pg.ClientBase, steps: readonly Step[]): Promise<Answer[]> => send(client, ready(steps))

/** Runs the steps in one trip and one transaction on a connection of the pool; `signal` breaks the connection off, and the trip fails. */
export async function inOneTrip(pool: pg.Pool, steps: readonly Step[], signal?: AbortSignal): Promise<Answer[]> {
  const mapped = ready(steps)
  const client = await pool.connect()
  // With a statement under way, pg ends a connection without waiting for the other side.
  const cut = () => void (client as unknown as pg.Client).end().catch(() => {})
  signal?.addEventListener('abort', cut)
  let isBad = false
  try {
    signal?.throwIfAborted()
    return await send(client, mapped)
  } catch (error) {
    isBad = isSpoilt(error)
    throw error
  } finally {
    signal?.removeEventListener('abort', cut)
    client.release(isBad)
  }
}
