import { createHash } from 'node:crypto'
import { hashOf } from '../apps/server/src/domains/clockings/clockings.line.ts'
import { verifyCompany } from '../apps/server/src/domains/clockings/verify/verify.run.ts'
import { openDatabase } from '../apps/server/src/platform/postgres/db.ts'
import { openPool } from '../apps/server/src/platform/postgres/pool.ts'
import type { BenchDatabase } from './dataset.ts'
import { proofAt } from './receipts.ts'
import { alternate, median, ratioOf, type Figure } from './rounds.ts'
import { fillVerify } from './verify.data.ts'

const acts = 1_000_000
const rounds = 5

/**
 * A million acts, their services and a month of roots verified, beside the hashing of their texts alone, as Node's manual has it.
 * The product's own way of hashing is told beside: the quicker it is, the slower would all the rest look against it.
 */
export async function benchVerify(database: BenchDatabase): Promise<Figure[]> {
  const proof = proofAt()
  const companyId = await fillVerify(database, proof)
  const pool = openPool(database.embedded.location('vigie_app', 'vigie'), { max: 4, statementTimeout: 0 })
  const db = openDatabase(pool).forCompany(companyId)
  const sample = await database.superuser.query<{ line: string }>('select line from clockings where company_id = $1 limit 10000', [
    companyId,
  ])
  const texts = sample.rows.map(({ line }) => line)
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => void (most = Math.max(most, process.memoryUsage().rss)), 50)
  try {
    const results = await alternate(
      {
        verify: async () => {
          const began = performance.now()
          const { lineCount, rootCount, faults } = await verifyCompany(db, { proof })
          // The log lies in a file; the database of the bench notes none of its roots.
          if (lineCount !== acts || rootCount !== 720 || faults.some(({ kind }) => kind !== 'noteMissing'))
            throw new Error(`what was verified is not what was made: ${JSON.stringify({ lineCount, rootCount, faults })}`)
          return (acts / (performance.now() - began)) * 1000
        },
        hashing: () => hashedAlone(texts, (previous, text) => createHash('sha256').update(previous).update(text, 'utf8').digest()),
        own: () => hashedAlone(texts, hashOf),
      },
      rounds,
    )
    const figure = ratioOf('clockings:verify over a million acts / hashing alone', results.verify, results.hashing, { atLeast: 0.3 }, '/s')
    const seconds = (acts / median(results.verify)).toFixed(1)
    const megabytes = Math.round((most - before) / 1024 / 1024)
    const own = Math.round(median(results.own)).toLocaleString('en')
    return [{ ...figure, note: `${figure.note} (${own} by its own way); ${seconds} s, ${megabytes} MB more at the most` }]
  } finally {
    clearInterval(watch)
    await pool.end()
  }
}

/** Acts a second. */
async function hashedAlone(texts: readonly string[], hashed: (previous: Buffer, text: string) => Buffer): Promise<number> {
  const began = performance.now()
  let hash: Buffer = Buffer.alloc(0)
  for (let at = 0; at < acts; at++) hash = hashed(hash, texts[at % texts.length]!)
  return (acts / (performance.now() - began)) * 1000
}
