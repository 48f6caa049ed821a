import { openPool } from '../apps/server/src/platform/postgres/pool.ts'
import { httpAskers } from './askers.ts'
import { madeOnce, type BenchDatabase } from './dataset.ts'
import { listsToken } from './lists.data.ts'
import { alternate, median, percentile, type Figure } from './rounds.ts'
import { startBenchServer } from './server.ts'

const most = 50
const clients = 16
const askings = 480
const company = { code: 'SEARCH', agents: 100_000, sites: 5000 }
// 20 × 20 names by 20 first names: the beginning of a name fits thousands, a name with a first name a dozen.
const heads = 'Mar Le Du Ber Gar Ro Mo Si Fa Gi Cha Per Bla Ca Ma Del Vi Hen Bou Fon'.split(' ')
const tails = 'tin roy bois nard cia bert reau mon bre rard pin rin nc ron thieu mas dal ry cher taine'.split(' ')
const firsts = 'Alix Inès Noé Zoé Hugo Lina Adam Éva Paul Rose Malo Anna Sacha Iris Yanis Nour Léon Jade Tom Élise'.split(' ')
/** What people type: beginnings of one and of two words, a number, a place. */
const typed = ['mar', 'dubo', 'garcia', 'ro ali', 'bernard no', 'm4217', 'site 12', 'ville 3', 'le', 'éva fon', 'faucher', 'zzz']

/** The search among 100,000 agents and 5,000 sites over HTTP, 16 at once, beside a walk of the same index without us. */
export async function benchSearch(database: BenchDatabase): Promise<Figure[]> {
  const companyId = await fillSearch(database)
  const token = await listsToken(database, companyId)
  const bare = openPool(database.embedded.location('vigie_owner', 'vigie'), { max: clients })
  const server = await startBenchServer(3996)
  const http = httpAskers(server.port, clients)
  const words = (at: number) => typed[at % typed.length]!
  const walk = `select id from search_words where company_id = $1 and kind = 'agent' and word >= $2 and word < $2 || U&'\\+10FFFF' limit 400`
  try {
    const results = await alternate({
      http: () =>
        p95((at, client) =>
          http.asks[client]!({ method: 'GET', path: '/search', payload: { searchValue: words(at) }, token, company: company.code }),
        ),
      bare: () => p95((at) => bare.query({ name: 'walk', text: walk, values: [companyId, words(at).split(' ')[0]] })),
    })
    const ratios = results.http.map((milliseconds) => milliseconds / most)
    const [mine, plain] = [median(results.http).toFixed(1), median(results.bare).toFixed(1)]
    const note = `${mine} ms over HTTP, the index walked bare ${plain} ms`
    const spread = [Math.min(...ratios), Math.max(...ratios)] as const
    return [{ what: `search among 100,000 agents, p95 / ${most} ms`, ratio: median(ratios), spread, atMost: 1, note }]
  } finally {
    http.close()
    await server.stop()
    await bare.end()
  }
}

/** The 95th hundredth of what one asking takes, in milliseconds. */
async function p95(ask: (at: number, client: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let at = next++; at < askings; at = next++) {
        const began = performance.now()
        await ask(at, client)
        times.push(performance.now() - began)
      }
    }),
  )
  return percentile(times, 0.95)
}

/** Makes that company once, its words by the same functions as the product's triggers; answers its id. */
const fillSearch = (database: BenchDatabase): Promise<number> =>
  madeOnce(database, company.code, `${company.agents.toLocaleString('en')} agents to search among`, async (client) => {
    const at = `'2026-08-01T00:00:00Z'`
    // A trigger for each row would take a minute; the words are made at once below.
    await client.query('set local session_replication_role = replica')
    const { rows } = await client.query<{ id: number }>(
      `insert into companies (code, name, created_at) values ($1, 'Search', ${at}) returning company_id as id`,
      [company.code],
    )
    const companyId = rows[0]!.id
    await client.query(
      `insert into agents (company_id, employee_number, last_name, first_name, created_at)
       select $1, 'M' || n, ($3::text[])[n % 20 + 1] || ($4::text[])[n / 20 % 20 + 1], ($5::text[])[n / 400 % 20 + 1], ${at}
         from generate_series(1, $2::int) n`,
      [companyId, company.agents, heads, tails, firsts],
    )
    await client.query(`insert into clients (company_id, code, name, created_at) values ($1, 'C', 'Client', ${at})`, [companyId])
    await client.query(
      `insert into sites (company_id, client_id, code, name, city, time_zone, created_at)
       select company_id, client_id, 'S' || n, 'Site ' || n, 'Ville ' || n % 400, 'Europe/Paris', ${at}
         from clients, generate_series(1, $2::int) n where company_id = $1`,
      [companyId, company.sites],
    )
    await client.query(
      `insert into search_words (company_id, kind, word, id)
       select $1, 'agent', word, agent_id from agents, unnest(search_words_of(concat_ws(' ', last_name, first_name, employee_number))) word where company_id = $1
       union all
       select $1, 'site', word, site_id from sites, unnest(search_words_of(concat_ws(' ', name, code, city))) word where company_id = $1`,
      [companyId],
    )
    return companyId
  })
