import { documentSorts } from '@vigie/contract/documents/documents.kinds.ts'
import { openPool } from '../apps/server/src/platform/postgres/pool.ts'
import { httpAskers } from './askers.ts'
import type { BenchDatabase } from './dataset.ts'
import { documents, documentsTokens, fillDocuments } from './documents.data.ts'
import { alternate, median, type Figure } from './rounds.ts'
import { startBenchServer } from './server.ts'

/** Milliseconds in which a list must have answered at 100,000 documents. */
const most = 200
/** Askings of one list in a round. */
const askings = 15

interface List {
  readonly what: string
  readonly path: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly as: 'manager' | 'agent'
  /** The plainest reading of the same rows, past row-level security; `$1` is the company. */
  readonly bare: string
}

const columns: Readonly<Record<string, string>> = {
  created_at: 'created_at',
  name: 'name_key',
  read: 'viewed_count * 1000 / greatest(reader_count, 1)',
  validated: 'validated_count * 1000 / greatest(asked_count, 1)',
}
const pageBy = (sort: string) =>
  `select *, (select count(*) from documents where company_id = $1) from documents where company_id = $1
    order by ${columns[sort.replace('-', '')]} ${sort.startsWith('-') ? 'desc' : ''}, document_id limit 25`
const given = `select d.* from document_readers r join documents d using (company_id, document_id)
   where r.company_id = $1 and r.agent_id = (select min(agent_id) from agents where company_id = $1)`

const measured: readonly List[] = [
  ...documentSorts.map((sort): List => ({ what: `by ${sort}`, path: '/files', payload: { sort }, as: 'manager', bare: pageBy(sort) })),
  {
    what: 'searched',
    path: '/files',
    payload: { search: 'evacuation 12', sort: 'name' },
    as: 'manager',
    bare: `select * from documents where company_id = $1 and name_key like '%evacuation%' and name_key like '%12%' order by name_key limit 25`,
  },
  {
    what: 'to remind of',
    path: '/files',
    payload: { state: 'to_remind' },
    as: 'manager',
    bare: `select * from documents where company_id = $1 and (viewed_count < reader_count or validated_count < asked_count) order by created_at desc limit 25`,
  },
  {
    what: 'counts of all states',
    path: '/files/count',
    payload: {},
    as: 'manager',
    bare: `select count(*), count(*) filter (where viewed_count < reader_count), count(*) filter (where validated_count < asked_count) from documents where company_id = $1`,
  },
  { what: 'of an agent with 2,000 of them', path: '/files', payload: {}, as: 'agent', bare: `${given} order by created_at desc limit 25` },
  {
    what: 'unseen by that agent',
    path: '/files/unseen',
    payload: {},
    as: 'agent',
    bare: `select owner, count(*) from (${given}) g group by owner`,
  },
]

/** How long lists of documents take at 100,000 of them, over HTTP, beside their bare SELECT: the medians of all askings. */
export async function benchDocuments(database: BenchDatabase): Promise<Figure[]> {
  const companyId = await fillDocuments(database)
  const tokens = await documentsTokens(database, companyId)
  const bare = openPool(database.embedded.location('vigie_owner', 'vigie'), { max: 2 })
  const server = await startBenchServer(3994)
  const http = httpAskers(server.port, 1)
  const figures: Figure[] = []
  try {
    for (const { what, path, payload, as, bare: sql } of measured) {
      const results = await alternate({
        http: () => p50(() => http.asks[0]!({ method: 'GET', path, payload, token: tokens[as], company: documents.code })),
        bare: () => p50(() => bare.query(sql, [companyId])),
      })
      figures.push(figureOf(`documents ${what}, p50 / ${most} ms`, results.http, median(results.bare)))
    }
    figures.push(await benchReading(database, companyId))
  } finally {
    http.close()
    await server.stop()
    await bare.end()
  }
  return figures
}

const figureOf = (what: string, milliseconds: readonly number[], plain: number): Figure => {
  const ratios = milliseconds.map((one) => one / most)
  return {
    what,
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    atMost: 1,
    note: `${median(milliseconds).toFixed(1)} ms over HTTP, a bare SELECT ${plain.toFixed(1)} ms`,
  }
}

/** What a reading costs of a document that 4,000 read, beside one that three do: what it changes is added, not counted anew. */
async function benchReading({ superuser }: BenchDatabase, companyId: number): Promise<Figure> {
  const reading = `insert into document_readings (company_id, document_id, document_reader_id, version, user_id, viewed_at)
    select r.company_id, r.document_id, r.document_reader_id, 1, u.user_id, r.since from document_readers r
      join users u on u.company_id = r.company_id and u.agent_id = r.agent_id
     where r.company_id = $1 and r.document_id = $2 order by r.document_reader_id desc limit 1 on conflict do nothing`
  const { rows } = await superuser.query<{ many: number; few: number }>(
    `select max(document_id) as many, max(document_id) filter (where reader_count between 2 and 3 and document_id % 3 = 0) as few
       from documents where company_id = $1`,
    [companyId],
  )
  const client = await superuser.connect()
  const once = async (id: number) => {
    await client.query('begin')
    const began = performance.now()
    await client.query(reading, [companyId, id])
    const milliseconds = performance.now() - began
    await client.query('rollback')
    return milliseconds
  }
  try {
    const results = await alternate({ many: () => p50of(() => once(rows[0]!.many)), few: () => p50of(() => once(rows[0]!.few)) })
    const ratios = results.many.map((milliseconds, at) => milliseconds / results.few[at]!)
    const [many, few] = [median(results.many).toFixed(2), median(results.few).toFixed(2)]
    return {
      what: 'a reading of a document for 4,000 / of one for 3',
      ratio: median(ratios),
      spread: [Math.min(...ratios), Math.max(...ratios)],
      atMost: 3,
      note: `${many} ms, ${few} ms`,
    }
  } finally {
    client.release()
  }
}

/** The median of so many askings one after the other, in milliseconds. */
const p50 = (work: () => Promise<unknown>): Promise<number> =>
  p50of(async () => {
    const began = performance.now()
    await work()
    return performance.now() - began
  })
async function p50of(work: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < askings; at++) times.push(await work())
  return median(times)
}
