import type pg from 'pg'
import { companyStep, dbOver, readsOnly, type Actor, type Db, type Send } from './asking.ts'
import { isSpoilt, onLine, type Step } from './batch.ts'

const word = (sql: string): Step => ({ sql, values: [] })

/** Statements of one transaction run one after another, even when the caller sends several at once. */
function inLine(send: Send): Send {
  let last: Promise<unknown> = Promise.resolve()
  return (steps) => {
    const answer = last.then(() => send(steps))
    last = answer.catch(() => {})
    return answer
  }
}

type Work<T> = (db: Db) => Promise<T>

/**
 * A transaction over several trips on one connection, the company set at its start. What throws inside undoes it all.
 * Inside, `db.transaction` is a savepoint: a line of an import may fail alone.
 */
export const inTransaction = <T>(pool: pg.Pool, companyId: number, work: Work<T>, actor?: Actor): Promise<T> =>
  spanning(pool, companyStep(companyId, actor?.isReading ? readsOnly : {}, actor), 'begin', (send) => work(within(companyId, send, 1)))

/** Reads over several trips on one connection, which all see what the first has seen. */
export const inSnapshot = <T>(pool: pg.Pool, companyId: number, work: Work<T>): Promise<T> =>
  spanning(pool, companyStep(companyId), 'begin isolation level repeatable read read only', (send) =>
    work(dbOver(companyId, send, { transaction: nothingInside, snapshot: nothingInside })),
  )

function nothingInside(): never {
  throw new Error('a snapshot is read, and begins with itself')
}

async function spanning<T>(pool: pg.Pool, first: Step, begin: string, work: (send: Send) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isOver = false
  let isBad = false
  const send = inLine(async (steps) => {
    if (isOver) throw new Error('this transaction is over')
    return onLine(client, steps)
  })
  try {
    await send([word(begin), first])
    const result = await work(send)
    const [answer] = await send([word('commit')])
    // After a caught error nothing is left to commit; only PostgreSQL's tag shows it.
    if (answer!.tag !== 'COMMIT') throw new Error('the transaction was undone: an error inside it was swallowed')
    return result
  } catch (error) {
    isBad = await send([word('rollback')]).then(
      () => false,
      (failed: unknown) => isSpoilt(failed),
    )
    throw error
  } finally {
    isOver = true
    client.release(isBad)
  }
}

function within(companyId: number, send: Send, depth: number): Db {
  const point = `point_${depth}`
  const transaction = async <T>(work: Work<T>): Promise<T> => {
    await send([word(`savepoint ${point}`)])
    try {
      const result = await work(within(companyId, send, depth + 1))
      await send([word(`release savepoint ${point}`)])
      return result
    } catch (error) {
      await send([word(`rollback to savepoint ${point}`), word(`release savepoint ${point}`)])
      throw error
    }
  }
  return dbOver(companyId, send, { transaction, snapshot: nothingInside })
}
