import path from 'node:path'
import { instantOf } from '@vigie/contract/kit/time.ts'
import { writeRoot } from '../apps/server/src/domains/clockings/proof/root.write.ts'
import { verifyCompany } from '../apps/server/src/domains/clockings/verify/verify.run.ts'
import { openDatabase } from '../apps/server/src/platform/postgres/db.ts'
import { openPool } from '../apps/server/src/platform/postgres/pool.ts'
import { benchData, openAt } from './dataset.ts'
import { fillGrowth, growthSites } from './growth.data.ts'
import { headersOf, importFile, tryFile } from './import.ts'
import { lists, listsToken } from './lists.data.ts'
import type { List } from './lists.list.ts'
import { demandsLists } from './lists.demands.ts'
import { managersLists } from './lists.managers.ts'
import { busiest, measured } from './lists.ts'
import { median, type Figure } from './rounds.ts'
import { startServerProcess } from './process.ts'
import { proofAt } from './receipts.ts'
import { startPipeline } from './server.ts'

const askings = 45
/** Less behind than a year is no year of each list's rows. */
const aYear = 120_000
const [tries, shiftsTried] = [5, 5000]
/** What people look for. */
const typed = ['nom 12', 'm 41', 'site 4', 'ville 3']
/** What years behind may cost. */
const most = 1.25

const searches = typed.map((searchValue): List => ({
  what: `«${searchValue}» looked for`,
  path: '/search',
  payload: { searchValue },
  bare: '',
}))

/** The same lists of now with few services behind and with many, each in a database of its own; and how fast all acts are verified. */
export async function benchGrowth(services: number): Promise<Figure[]> {
  const few = await timesAt(Math.max(Math.round(services / 10), aYear))
  const many = await timesAt(services)
  return [...many].map(([what, time]): Figure => {
    const ratio = time / few.get(what)!
    const note = `${few.get(what)!.toFixed(1)} → ${time.toFixed(1)} ms`
    return { what: `${what}, with the years behind`, ratio, spread: [ratio, ratio], atMost: most, note }
  })
}

/** What each takes with so many services behind, in milliseconds: the median of a list's askings, of a thousand acts to verify. */
async function timesAt(services: number): Promise<Map<string, number>> {
  const dataDir = path.join(benchData, `growth-${services}`)
  const database = await openAt(dataDir)
  const proof = proofAt(dataDir)
  const companyId = await fillGrowth(database, services, proof)
  const token = await listsToken(database, companyId)
  const pool = openPool(database.embedded.location('vigie_app', 'vigie'), { max: 4, statementTimeout: 0 })
  const times = new Map<string, number>()
  const db = openDatabase(pool).forCompany(companyId)
  // The log was made beside the database, which takes it over as after a loss.
  const installation = { ...proof, addresses: { publicUrl: '', linkUrl: '' } }
  await writeRoot(db, { kind: 'hour', now: instantOf(Date.now()), installation, log: { warn: () => {}, error: () => {} } })
  const began = performance.now()
  const { lineCount, faults } = await verifyCompany(db, { proof })
  if (faults.length > 0) throw new Error(`what was made does not verify: ${JSON.stringify(faults[0])}`)
  times.set('a thousand acts to verify', ((performance.now() - began) / lineCount) * 1000)
  await pool.end()
  const asked = await Promise.all(
    [...measured, ...managersLists(lists.month), ...demandsLists, ...searches]
      .filter(({ beside }) => beside === undefined)
      .map(async ({ what, path: address, payload, of }) => ({
        what,
        address,
        payload: of ? { ...payload, [of]: await busiest(database.superuser, companyId, of) } : payload,
      })),
  )
  await database.close()
  const server = await startPipeline(dataDir)
  try {
    for (const { what, address, payload } of asked) {
      const each: number[] = []
      for (let at = 0; at < askings; at++) {
        const start = performance.now()
        await server.ask({ method: 'GET', path: address, payload, token, company: lists.code })
        each.push(performance.now() - start)
      }
      times.set(what, median(each))
    }
  } finally {
    await server.close()
  }
  times.set(`an import of ${shiftsTried.toLocaleString('en')} services tried`, await importTime(dataDir, token))
  return times
}

/** The median of some tries, in milliseconds. */
async function importTime(dataDir: string, token: string): Promise<number> {
  const server = await startServerProcess({ dataDir, port: 3994 })
  const took: number[] = []
  try {
    const file = importFile(shiftsTried, growthSites)
    for (let at = 0; at < tries; at++) took.push(await tryFile(server.port, headersOf(token, lists.code), file))
  } finally {
    await server.stop()
  }
  return median(took)
}
