import type { Month } from '@vigie/contract/kit/time.ts'
import { digestOf, newAccessToken } from '../apps/server/src/domains/auth/sessions/auth.tokens.ts'
import {
  absencesAtSite,
  absencesOfAgent,
  holidaysAround,
  plannedShifts,
  sectorOfSite,
  sectorsOfAgent,
  stampsAtSite,
  stampsOfAgent,
} from '../apps/server/src/domains/schedules/schedules.store.ts'
import { isAgentThere, isSiteThere, monthOfAgent, monthOfSite } from '../apps/server/src/domains/shifts/shifts.store.ts'
import { openDatabase, type Db } from '../apps/server/src/platform/postgres/db.ts'
import { openPool } from '../apps/server/src/platform/postgres/pool.ts'
import { instantOf } from '@vigie/contract/kit/time.ts'
import { httpAskers, socketAskers } from './askers.ts'
import type { BenchDatabase } from './dataset.ts'
import { alternate, rate, ratioOf, type Figure } from './rounds.ts'
import { startBenchServer } from './server.ts'

const company = { id: 2, code: 'BENCH2', timeZone: 'Europe/Paris' }
const clients = 16
const months = ['202608', '202609', '202610', '202611'] as Month[]

/** Beside the shifts themselves, what GET /schedules reads in the same trip: its transports are measured against all of it. */
const besideAgent = (db: Db, id: number, month: Month) => [
  isAgentThere(db, id, {}),
  absencesOfAgent(db, id, month, company.timeZone),
  holidaysAround(db, month),
  sectorsOfAgent(db, id, month),
  stampsOfAgent(db, id, month),
  plannedShifts(db, id, month),
]
const besideSite = (db: Db, id: number, month: Month) => [
  isSiteThere(db, id, {}),
  absencesAtSite(db, id, month, company.timeZone),
  holidaysAround(db, month),
  sectorOfSite(db, id),
  stampsAtSite(db, id, month),
]

/** An agent's month and a site's month: by the store against the same SELECT bare, and over both transports against the store. */
export async function benchMonths(database: BenchDatabase): Promise<Figure[]> {
  const { superuser, embedded } = database
  const idsOf = async (table: string, id: string) =>
    (await superuser.query<{ id: number }>(`select ${id} as id from ${table} where company_id = $1`, [company.id])).rows.map(
      (row) => row.id,
    )
  const things = { agent: await idsOf('agents', 'agent_id'), site: await idsOf('sites', 'site_id') }
  const appPool = openPool(embedded.location('vigie_app', 'vigie'), { max: 10 })
  const barePool = openPool(embedded.location('vigie_owner', 'vigie'), { max: 10 })
  const db = openDatabase(appPool).forCompany(company.id)
  const token = await managerToken(database)
  const server = await startBenchServer(3992)
  const http = httpAskers(server.port, clients)
  const socket = await socketAskers(server.port, clients, token, company.code)
  const figures: Figure[] = []
  try {
    for (const [thing, atLeast, total] of [
      ['agent', 0.6, 4000],
      ['site', 0.5, 1000],
    ] as const) {
      const pick = (at: number) => ({ id: things[thing][(at * 7919) % things[thing].length]!, month: months[at % months.length]! })
      const query = (at: number) => {
        const { id, month } = pick(at)
        return thing === 'agent' ? monthOfAgent(db, id, month, {}) : monthOfSite(db, id, month, {})
      }
      const asked = (at: number) => {
        const { id, month } = pick(at)
        return {
          method: 'GET',
          path: '/schedules',
          token,
          company: company.code,
          payload: { month, [thing === 'agent' ? 'resourceId' : 'siteId']: id },
        }
      }
      const results = await alternate({
        bare: () =>
          rate(total, clients, (at) => {
            const { sql, parameters } = query(at)
            return barePool.query({ name: `bare_${thing}`, text: sql, values: [...parameters] })
          }),
        store: () => rate(total, clients, (at) => db.read(query(at))),
        call: () =>
          rate(total / 2, clients, (at) => {
            const { id, month } = pick(at)
            return db.batch(query(at), ...(thing === 'agent' ? besideAgent(db, id, month) : besideSite(db, id, month)))
          }),
        http: () => rate(total / 2, clients, (at, client) => http.asks[client]!(asked(at))),
        socket: () => rate(total / 2, clients, (at, client) => socket.asks[client]!(asked(at))),
      })
      figures.push(ratioOf(`${thing}'s month, store / bare SELECT`, results.store, results.bare, { atLeast }, '/s'))
      figures.push(ratioOf(`${thing}'s month, HTTP / store`, results.http, results.call, { atLeast: 0.5 }, '/s'))
      figures.push(ratioOf(`${thing}'s month, socket / store`, results.socket, results.call, { atLeast: 0.5 }, '/s'))
      figures.push(ratioOf(`${thing}'s month, HTTP / store reading the shifts alone`, results.http, results.store, {}, '/s'))
    }
  } finally {
    socket.close()
    http.close()
    await server.stop()
    await appPool.end()
    await barePool.end()
  }
  return figures
}

async function managerToken({ superuser }: BenchDatabase): Promise<string> {
  const now = instantOf(Date.now())
  const token = newAccessToken(company.id)
  await superuser.query(
    `with u as (insert into users (company_id, role, username, email, is_first_login, created_at) values ($1, 'manager', 'bench', 'bench@bench.example', false, $3) returning user_id),
          r as (insert into user_rights (company_id, user_id, "right") select $1, user_id, x from u, unnest(array['man_access_list_resource', 'man_access_schedule_site', 'man_access_services']) x)
     insert into sessions (company_id, token_hash, user_id, kind, created_at, acted_at) select $1, $2, user_id, 'web', $3, $3 from u`,
    [company.id, digestOf(token), now],
  )
  return token
}
