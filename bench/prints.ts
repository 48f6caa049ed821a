import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { instantOf } from '@vigie/contract/kit/time.ts'
import { rights } from '@vigie/contract/companies/settings.ts'
import { openTypeSetter } from '../apps/server/src/domains/prints/paper/typst.ts'
import { digestOf, newAccessToken } from '../apps/server/src/domains/auth/sessions/auth.tokens.ts'
import type { BenchDatabase } from './dataset.ts'
import { fillPrints, prints } from './prints.data.ts'
import { median, percentile, type Figure } from './rounds.ts'
import { startBenchServer } from './server.ts'
import type { ServerProcess } from './process.ts'

const rounds = 3
/** Of the system's clock, in a second. */
const ticks = 100
/** Seconds within which a thousand sheets are a file. */
const mostSeconds = 10

interface Measured {
  readonly seconds: number
  /** Megabytes of the process that prints, at its most. */
  readonly megabytes: number
  readonly processor: number
  readonly pages: number
  readonly fileMegabytes: number
  /** Milliseconds of another call meanwhile, at its 95th of a hundred. */
  readonly p95: number
}

/** As many pages that hold a title alone: what setting type costs at the least. */
function barePages(count: number): number {
  const setter = openTypeSetter()
  const page = {
    kind: 'signatures',
    left: [''],
    right: [''],
    subtitle: '',
    notes: [],
    columns: [],
    rows: [],
    end: null,
    foot: { left: '', right: '' },
  } as const
  const begun = performance.now()
  setter.pdf(Array.from({ length: count }, (_, at) => ({ ...page, title: `Page ${at + 1}` })))
  return (performance.now() - begun) / 1000
}

interface Taken {
  readonly megabytes: number
  /** Seconds of processors: what other programs take of the machine does not change them. */
  readonly processor: number
}
/** The most memory that the server's printing process has taken so far, and the processors' time; nothing while there is none. */
function takenBy({ pid }: ServerProcess): Taken {
  for (const child of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${child}/status`, 'utf8')
      if (!status.includes(`\nPPid:\t${pid}\n`) || !readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('prints.job.ts')) continue
      const [user, system] = readFileSync(`/proc/${child}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13).map(Number)
      return { megabytes: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024, processor: (user! + system!) / ticks }
    } catch {
      // It has ended.
    }
  }
  return { megabytes: 0, processor: 0 }
}

/** How long a file of so many plannings takes, what it takes, and how long other calls take meanwhile. */
export async function benchPrints(database: BenchDatabase): Promise<Figure[]> {
  const companyId = await fillPrints(database)
  const token = await tokenOf(database, companyId)
  const ids = async (table: 'sites' | 'agents', column: string, count: number) =>
    (
      await database.superuser.query<{ id: number }>(`select ${column} as id from ${table} where company_id = $1 order by 1 limit $2`, [
        companyId,
        count,
      ])
    ).rows.map(({ id }) => id)
  const server = await startBenchServer(3993)
  const headers = { authorization: `Bearer ${token}`, 'x-client-code': prints.code, 'content-type': 'application/json' }
  const api = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const timed = async () => {
    const begun = performance.now()
    await api('GET', '/getUser')
    return performance.now() - begun
  }
  async function measure(siteCount: number, agentCount: number): Promise<Measured> {
    const [site_ids, resource_ids] = [await ids('sites', 'site_id', siteCount), await ids('agents', 'agent_id', agentCount)]
    const begun = performance.now()
    await api('POST', '/print', { kind: 'plannings', month: prints.month, site_ids, resource_ids })
    const times: number[] = []
    let [megabytes, processor] = [0, 0]
    for (;;) {
      times.push(await timed())
      const taken = takenBy(server)
      megabytes = Math.max(megabytes, taken.megabytes)
      processor = Math.max(processor, taken.processor)
      const { prints: list } = (await api('GET', '/print?limit=1')) as {
        prints: { state: string; page_count: number; bytes: number; message: string }[]
      }
      const { state, page_count: pages, bytes, message } = list[0]!
      if (state === 'done')
        return {
          seconds: (performance.now() - begun) / 1000,
          megabytes,
          processor,
          pages,
          fileMegabytes: bytes / 1024 ** 2,
          p95: percentile(times, 0.95),
        }
      if (state === 'failed') throw new Error(message)
      await wait(10)
    }
  }
  try {
    const alone: number[] = []
    while (alone.length < 200) alone.push(await timed())
    const idle = percentile(alone, 0.95)
    const figures: Figure[] = []
    for (const [what, sites, agents, atMost] of [
      ['1,000 plannings: 200 of sites, 800 of agents', 200, 800, mostSeconds],
      ['1,000 plannings of sites', 1000, 0, mostSeconds],
      ['2,000 plannings: 400 of sites, 1,600 of agents', 400, 1600, 2 * mostSeconds],
    ] as const) {
      const all: { own: Measured; bare: number }[] = []
      for (let round = 0; round < rounds; round++) {
        const bare = barePages(sites + agents)
        all.push({ bare, own: await measure(sites, agents) })
      }
      const ratios = all.map(({ own, bare }) => own.seconds / bare)
      const of = (pick: (own: Measured) => number) => median(all.map(({ own }) => pick(own)))
      const { pages, fileMegabytes } = all[0]!.own
      const seconds = of((own) => own.seconds)
      figures.push({
        what: `${what} / as many bare pages`,
        ratio: median(ratios),
        spread: [Math.min(...ratios), Math.max(...ratios)],
        note: `${seconds.toFixed(1)} s against ${median(all.map(({ bare }) => bare)).toFixed(2)} s; ${pages} pages, ${fileMegabytes.toFixed(1)} MB; the printing process ${of((own) => own.megabytes).toFixed(0)} MB at most`,
      })
      figures.push({
        what: `${what}: seconds`,
        ratio: seconds,
        spread: [seconds, seconds],
        atMost,
        note: `from the call to the kept file; ${of((own) => own.processor).toFixed(1)} s of processors`,
      })
      const during = all.map(({ own }) => own.p95 / idle)
      figures.push({
        what: `${what}: another call meanwhile / idle, p95`,
        ratio: median(during),
        spread: [Math.min(...during), Math.max(...during)],
        note: `${of((own) => own.p95).toFixed(1)} ms against ${idle.toFixed(1)} ms`,
      })
    }
    return figures
  } finally {
    await server.stop()
  }
}

/** A session of a manager with every right in that company. */
async function tokenOf({ superuser }: BenchDatabase, companyId: number): Promise<string> {
  const token = newAccessToken(companyId)
  await superuser.query(
    `with u as (insert into users (company_id, role, username, email, first_name, last_name, is_first_login, created_at)
                values ($1, 'manager', $5, $5, 'Camille', 'Rochebel', false, $3) returning user_id),
          r as (insert into user_rights (company_id, user_id, "right") select $1, user_id, x from u, unnest($4::text[]) x)
     insert into sessions (company_id, token_hash, user_id, kind, created_at, acted_at) select $1, $2, user_id, 'web', $3, $3 from u`,
    [companyId, digestOf(token), instantOf(Date.now()), rights, `${digestOf(token).toString('hex').slice(0, 12)}@prints.example`],
  )
  return token
}
