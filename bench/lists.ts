import { openPool } from '../apps/server/src/platform/postgres/pool.ts'
import { httpAskers, type Ask } from './askers.ts'
import type { BenchDatabase } from './dataset.ts'
import { fillContracts } from './lists.contracts.ts'
import type { List } from './lists.list.ts'
import { demandsLists, fillDemands } from './lists.demands.ts'
import { managersLists } from './lists.managers.ts'
import { fillManagers, fillMissions } from './lists.missions.ts'
import { fillTimeClocks } from './lists.devices.ts'
import { fillLists, lists, listsToken } from './lists.data.ts'
import { fillRegisters, registers } from './lists.registers.data.ts'
import { registersLists } from './lists.registers.ts'
import { alternate, median, type Figure } from './rounds.ts'
import { startBenchServer } from './server.ts'

/** Milliseconds in which a list must have answered at 100,000 shifts in a month. */
const most = 200
/** Askings of one list in a round. */
const askings = 15

const month = lists.month
const sitesOfMonth = `select s.*, f.n from sites s join (select site_id, count(*) as n from shifts where company_id = $1 and month = $2 group by 1) f
  using (site_id) where s.company_id = $1 order by s.created_at limit 200`
/** The lists that are measured. A list of another domain adds its line here. */
export const measured: readonly List[] = [
  { what: 'sites of a month', path: '/sites', payload: { month, activeSites: true, limit: 200 }, bare: sitesOfMonth },
  {
    what: 'sites of a month, by unassigned shifts',
    path: '/sites',
    payload: { month, activeSites: true, sort: '-unassigned', limit: 200 },
    bare: sitesOfMonth,
  },
  {
    what: 'sites of a month, searched, with distances',
    path: '/sites',
    payload: { month, activeSites: true, search: 'site 12', latitude: 48.85, longitude: 2.35, sort: 'distance', limit: 200 },
    bare: `select * from sites where company_id = $1 and name like 'Site 12%' and $2 <> '' order by name limit 200`,
  },
  {
    what: 'time clocks of a company: 1,000 at 1,000 sites',
    path: '/clockings/devices',
    payload: {},
    bare: `select d.*, s.name as site from devices d join device_sites l using (company_id, device_id) join sites s using (company_id, site_id)
            where d.company_id = $1 and $2 <> ''`,
  },
  {
    what: 'counters of a month',
    path: '/dashboard/counters',
    payload: { month },
    bare: `select count(*) filter (where arrived_at is null), count(distinct contract_id), count(distinct site_id) from shifts
             where company_id = $1 and month = $2`,
  },
  {
    what: 'anomalies of a month, one page',
    path: '/dashboard/anomalies',
    payload: { month, kind: 'late' },
    bare: `select * from shifts where company_id = $1 and month = $2 and clock_in_status = 2 order by starts_at desc limit 50`,
  },
  {
    what: 'contracts of a month, one page',
    path: '/dashboard/contracts',
    payload: { month },
    bare: `select k.*, (select count(*) from shifts s where s.company_id = $1 and s.agent_id = k.agent_id and s.month = $2)
             from contracts k where k.company_id = $1 order by k.contract_id limit 50`,
  },
  {
    what: "the busiest site's month",
    path: '/schedules',
    payload: { month },
    of: 'siteId',
    bare: `select * from shifts where company_id = $1 and month = $2 and site_id = $3 order by starts_at`,
  },
  {
    what: "the busiest agent's month",
    path: '/schedules',
    payload: { month },
    of: 'resourceId',
    bare: `select * from shifts where company_id = $1 and month = $2 and agent_id = $3 order by starts_at`,
  },
  {
    what: 'publications of a month, one page',
    path: '/schedules/publication',
    payload: { month },
    bare: `select agent_id, count(*) from shifts where company_id = $1 and month = $2 group by 1 order by 1 limit 200`,
  },
  {
    what: 'who could have a service, of all agents by name',
    path: '/shifts/suggestions',
    payload: { search: 'nom', limit: 20 },
    of: 'vacation_id',
    bare: `select a.agent_id from agents a where a.company_id = $1 and $2 <> '' and not exists (
             select from shifts o join shifts s on s.shift_id = $3 where o.company_id = $1 and o.agent_id = a.agent_id
                and o.starts_at < s.ends_at and o.ends_at > s.starts_at) limit 20`,
  },
  ...[1, 3, 30].map((beside): List => ({
    what: `who could have ${beside + 1} services together`,
    path: '/shifts/suggestions',
    payload: { limit: 50 },
    of: 'vacation_id',
    beside,
    bare: `select a.agent_id from agents a where a.company_id = $1 and $2 <> '' and $3::int > 0 order by a.sort_name limit 50`,
  })),
  {
    what: 'next 15 shifts',
    path: '/dashboard/shifts',
    payload: {},
    bare: `select * from shifts where company_id = $1 and starts_at > now() and $2 <> '' order by starts_at limit 15`,
  },
]

/** Lists of a company, with the token of a manager of it. */
interface Asked {
  readonly code: string
  readonly companyId: number
  readonly token: string
  readonly month: string
  readonly lists: readonly List[]
}

/**
 * How long each list takes at 100,000 shifts in a month and each register at 100,000 agents, over HTTP, beside its bare SELECT: the medians
 * of all askings.
 */
export async function benchLists(database: BenchDatabase): Promise<Figure[]> {
  const companyId = await fillLists(database)
  await fillContracts(database, companyId)
  await fillTimeClocks(database, companyId)
  await fillMissions(database, companyId)
  await fillDemands(database, companyId)
  const token = await listsToken(database, companyId)
  await fillManagers(database, companyId)
  const registersId = await fillRegisters(database)
  const ofRegisters = {
    code: registers.code,
    companyId: registersId,
    token: await listsToken(database, registersId),
    month: registers.month,
    lists: registersLists,
  }
  return measuredBy(database, [
    { code: lists.code, companyId, token, month, lists: [...measured, ...managersLists(month), ...demandsLists] },
    ofRegisters,
  ])
}

async function measuredBy(database: BenchDatabase, companies: readonly Asked[]): Promise<Figure[]> {
  const bare = openPool(database.embedded.location('vigie_owner', 'vigie'), { max: 2 })
  const server = await startBenchServer(3995)
  const http = httpAskers(server.port, 1)
  const figures: Figure[] = []
  try {
    for (const asked of companies) for (const list of asked.lists) figures.push(await figureOf(list, asked, bare, http.asks[0]!))
  } finally {
    http.close()
    await server.stop()
    await bare.end()
  }
  return figures
}

async function figureOf(list: List, asked: Asked, bare: ReturnType<typeof openPool>, ask: Ask): Promise<Figure> {
  const { what, path, payload: values, of, beside = 0, bare: sql } = list
  const { code, companyId, token } = asked
  const ids = of ? [await busiest(bare, companyId, of, asked.month)] : []
  const others = beside > 0 ? { beside_ids: await otherShifts(bare, companyId, beside) } : {}
  const isInPath = of !== undefined && path.includes(`{${of}}`)
  const payload = of && !isInPath ? { ...values, [of]: ids[0], ...others } : values
  const address = isInPath ? path.replace(`{${of}}`, String(ids[0])) : path
  const results = await alternate({
    http: () => p50(() => ask({ method: 'GET', path: address, payload, token, company: code })),
    bare: () => p50(() => bare.query(sql, [companyId, asked.month, ...ids])),
  })
  const ratios = results.http.map((milliseconds) => milliseconds / most)
  const [mine, plain] = [median(results.http).toFixed(1), median(results.bare).toFixed(1)]
  return {
    what: `${what}, p50 / ${most} ms`,
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    atMost: 1,
    note: `${mine} ms over HTTP, a bare SELECT ${plain} ms`,
  }
}

const columns = { siteId: 'site_id', resourceId: 'agent_id', vacation_id: 'shift_id', shift_id: 'shift_id' } as const
/** The site or the agent with the most shifts in the month; or one of its shifts. */
export async function busiest(
  pool: ReturnType<typeof openPool>,
  companyId: number,
  of: NonNullable<List['of']>,
  within = month,
): Promise<number> {
  const column = columns[of]
  const { rows } = await pool.query<{ id: number }>(
    `select ${column} as id from shifts where company_id = $1 and month = $2 and ${column} is not null group by 1 order by count(*) desc, 1 limit 1`,
    [companyId, within],
  )
  return rows[0]!.id
}

/** Shifts of one site on as many days. */
async function otherShifts(pool: ReturnType<typeof openPool>, companyId: number, count: number): Promise<readonly number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select min(shift_id) as id from shifts where company_id = $1 and month = $2 and agent_id is null group by starts_at::date order by 1 limit $3`,
    [companyId, month, count],
  )
  return rows.map(({ id }) => id)
}

/** The median of so many askings one after the other, in milliseconds. */
async function p50(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < askings; at++) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return median(times)
}
