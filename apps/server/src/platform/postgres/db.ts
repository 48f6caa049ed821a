import type pg from 'pg'
import {
  companyStep,
  dbOver,
  inKeptPlans,
  keepsPlans,
  readsOnly,
  stepOf,
  type Actor,
  type CompanyDb,
  type Db,
  type Query,
  type Send,
} from './asking.ts'
import { inOneTrip } from './batch.ts'
import { afterDeadlock } from './deadlock.ts'
import { groupCommit } from './group-commit.ts'
import type { ReplicaPool } from './replica/replica.ts'
import { inSnapshot, inTransaction } from './transaction.ts'

// What stores and handlers name, so that they need this file alone.
export { entriesOf, rowByKey, shared, statement, type Actor, type CompanyDb, type Db, type Query } from './asking.ts'
export { isBlocked } from './batch.ts'

export interface Database {
  forCompany(companyId: number): CompanyDb
  /** The same, whose single statements are sent together with others': for the calls that come by the hundred at the start of a shift. */
  hotForCompany(companyId: number): Db
  /**
   * For calls that only read (`reading` in kit/handle.ts): a replica answers, where there is one and it has all that the primary
   * has, else the primary. With a replica, this database cannot write, on either server.
   */
  readingForCompany(companyId: number): Db
  /** Calls one of the few look-ups that need no company (`security definer` functions). */
  callPublic<T>(functionName: string, args?: readonly unknown[]): Promise<T[]>
  close(): Promise<void>
}

/** What is sent together: reads with reads, so that none waits for a commit, and saves with saves. */
const trips = { concurrency: 3, maxSlots: 32, maxWaitMs: 25 }

function nothingWritten(): never {
  throw new Error('a call that is declared as reading writes nothing')
}

/** The application's database. Only callPublic can send a statement without a company. */
export function openDatabase(pool: pg.Pool, replica?: ReplicaPool): Database {
  const saving = groupCommit(pool, trips)
  const reading = groupCommit(pool, trips)
  const forCompany = (companyId: number, actor?: Actor): CompanyDb => {
    if (!Number.isSafeInteger(companyId) || companyId < 1) throw new Error(`no company: ${String(companyId)}`)
    const company = companyStep(companyId, actor?.isReading ? { ...keepsPlans, ...readsOnly } : keepsPlans, actor)
    const send: Send = (steps) => inKeptPlans(company, steps, (all) => afterDeadlock(() => inOneTrip(pool, all)))
    const spans = {
      transaction: <T>(work: (db: Db) => Promise<T>) => inTransaction(pool, companyId, work, actor),
      snapshot: <T>(work: (db: Db) => Promise<T>) => inSnapshot(pool, companyId, work),
    }
    return { ...dbOver(companyId, send, spans), by: (whoWrites) => forCompany(companyId, whoWrites) }
  }
  return {
    forCompany: (companyId) => forCompany(companyId),
    hotForCompany(companyId) {
      const plain = forCompany(companyId)
      const read = async <T>(query: Query<T>) => (await reading(companyId, 0, stepOf(query))).rows as T[]
      return {
        ...plain,
        read,
        one: async (query) => (await read(query))[0],
        save: async <T>(query: Query<T>, order = 0) => (await saving(companyId, order, stepOf(query))).rows as T[],
      }
    },
    readingForCompany(companyId) {
      const plain = forCompany(companyId)
      if (!replica) return plain
      const first = companyStep(companyId, { ...keepsPlans, ...readsOnly })
      const send: Send = (steps) => inKeptPlans(first, steps, async (all) => (await replica.trip(all)) ?? (await inOneTrip(pool, all)))
      return { ...dbOver(companyId, send, { transaction: nothingWritten, snapshot: (work) => plain.snapshot(work) }), save: nothingWritten }
    },
    async callPublic<T>(functionName: string, args: readonly unknown[] = []) {
      if (!/^[a-z][a-z0-9_]*$/.test(functionName)) throw new Error(`not the name of a function: ${functionName}`)
      const parameters = args.map((_, at) => `$${at + 1}`).join(', ')
      const [answer] = await inOneTrip(pool, [{ sql: `select * from ${functionName}(${parameters})`, values: args }])
      return answer!.rows as T[]
    },
    close: () => pool.end(),
  }
}

/** Whether a save failed because it meets a row that excludes it (PostgreSQL 23P01). */
export const isExcluded = (error: unknown): boolean => ((error ?? {}) as { code?: string }).code === '23P01'

/** Whether a save failed because the row is there already (PostgreSQL 23505), by the named unique constraint if given. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const { code, constraint: failed } = (error ?? {}) as { code?: string; constraint?: string }
  return code === '23505' && (constraint === undefined || failed === constraint)
}

/** Whether something else still refers to a row that was to go (PostgreSQL 23503). */
export const isReferred = (error: unknown): boolean => ((error ?? {}) as { code?: string }).code === '23503'
