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
import { alternate, median, type Figure } from './rounds.ts'
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

/** A database with so many services behind. */
interface Grown {
  readonly dataDir: string
  readonly token: string
  /** Milliseconds for a thousand acts. */
  readonly verifyTime: number
  readonly asked: readonly { readonly what: string; readonly address: string; readonly payload: object }[]
}

/** The same lists of now with few services behind and with many, each in a database of its own, asked in turns; and how fast all acts are verified. */
export async function benchGrowth(services: number): Promise<Figure[]> {
  const few = await grown(Math.max(Math.round(services / 10), aYear))
  const many = await grown(services)
  return [
    figureOf('a thousand acts to verify', [few.verifyTime], [many.verifyTime]),
    ...(await askedInTurns(few, many)),
    await importedInTurns(few, many),
  ]
}

function figureOf(what: string, few: readonly number[], many: readonly number[]): Figure {
  const ratios = many.map((time, round) => time / few[round]!)
  return {
    what: `${what}, with the years behind`,
    ratio: median(many) / median(few),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    atMost: most,
    note: `${median(few).toFixed(1)} → ${median(many).toFixed(1)} ms`,
  }
}

/** Fills it once, and verifies it. */
async function grown(services: number): Promise<Grown> {
  const dataDir = path.join(benchData, `growth-${services}`)
  const database = await openAt(dataDir)
  const proof = proofAt(dataDir)
  const companyId = await fillGrowth(database, services, proof)
  const token = await listsToken(database, companyId)
  const pool = openPool(database.embedded.location('vigie_app', 'vigie'), { max: 4, statementTimeout: 0 })
  const db = openDatabase(pool).forCompany(companyId)
  // The log was made beside the database, which takes it over as after a loss.
  const installation = { ...proof, addresses: { publicUrl: '', linkUrl: '' } }
  await writeRoot(db, { kind: 'hour', now: instantOf(Date.now()), installation, log: { warn: () => {}, error: () => {} } })
  const began = performance.now()
  const { lineCount, faults } = await verifyCompany(db, { proof })
  if (faults.length > 0) throw new Error(`what was made does not verify: ${JSON.stringify(faults[0])}`)
  const verifyTime = ((performance.now() - began) / lineCount) * 1000
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
  return { dataDir, token, verifyTime, asked }
}

/** What each list takes, in milliseconds: the medians of its askings. */
async function askedInTurns(few: Grown, many: Grown): Promise<Figure[]> {
  const [fewServer, manyServer] = [await startPipeline(few.dataDir), await startPipeline(many.dataDir)]
  const asking =
    ({ ask }: typeof fewServer, { token, asked }: Grown, at: number) =>
    async () => {
      const { address, payload } = asked[at]!
      const start = performance.now()
      await ask({ method: 'GET', path: address, payload, token, company: lists.code })
      return performance.now() - start
    }
  try {
    const figures: Figure[] = []
    for (const [at, { what }] of few.asked.entries()) {
      const times = await alternate({ few: asking(fewServer, few, at), many: asking(manyServer, many, at) }, askings)
      figures.push(figureOf(what, times.few, times.many))
    }
    return figures
  } finally {
    await Promise.all([fewServer.close(), manyServer.close()])
  }
}

async function importedInTurns(few: Grown, many: Grown): Promise<Figure> {
  const file = importFile(shiftsTried, growthSites)
  const [fewServer, manyServer] = [
    await startServerProcess({ dataDir: few.dataDir, port: 3994 }),
    await startServerProcess({ dataDir: many.dataDir, port: 3995 }),
  ]
  try {
    const times = await alternate(
      {
        few: () => tryFile(fewServer.port, headersOf(few.token, lists.code), file),
        many: () => tryFile(manyServer.port, headersOf(many.token, lists.code), file),
      },
      tries,
    )
    return figureOf(`an import of ${shiftsTried.toLocaleString('en')} services tried`, times.few, times.many)
  } finally {
    await Promise.all([fewServer.stop(), manyServer.stop()])
  }
}
