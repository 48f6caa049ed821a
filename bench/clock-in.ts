import { randomUUID } from 'node:crypto'
import { instantOf } from '@vigie/contract/kit/time.ts'
import { digestOf, newAccessToken } from '../apps/server/src/domains/auth/sessions/auth.tokens.ts'
import { httpAskers, socketAskers } from './askers.ts'
import { openFirstMorning } from './clock-in.fresh.ts'
import { company, makeFunction, type Act, type Device } from './clock-in.bare.ts'
import type { BenchDatabase } from './dataset.ts'
import { benchSigner, receiptRate } from './receipts.ts'
import { alternate, rate, ratioOf, type Figure } from './rounds.ts'
import { startBenchServer, startPipeline } from './server.ts'

const acts = 1200
/** Of one client alone, who takes longest. */
const actsAlone = 300

/** A paired device of the bench, linked to every site, with a session. It shows no shifts: its 64 sockets are not told of each act. */
async function makeDevice({ superuser }: BenchDatabase): Promise<Device> {
  const now = instantOf(Date.now())
  const {
    rows: [device],
  } = await superuser.query<{ device_id: number }>(
    `insert into devices (company_id, uuid, secret_hash, shifts_visibility, paired_at) values ($1, $2, '\\x00', 'none', $3) returning device_id`,
    [company.id, randomUUID(), now],
  )
  await superuser.query(
    `insert into device_sites (company_id, device_id, site_id, created_at) select company_id, $2, site_id, $3 from sites where company_id = $1`,
    [company.id, device!.device_id, now],
  )
  const {
    rows: [user],
  } = await superuser.query<{ user_id: number }>(
    `insert into users (company_id, role, username, email, is_first_login, device_id, created_at) values ($1, 'clocking_device', 'bench', '', false, $2, $3) returning user_id`,
    [company.id, device!.device_id, now],
  )
  const token = newAccessToken(company.id)
  await superuser.query(
    `insert into sessions (company_id, token_hash, user_id, kind, created_at, acted_at) values ($1, $2, $3, 'device', $4, $4)`,
    [company.id, digestOf(token), user!.user_id, now],
  )
  return { deviceId: device!.device_id, userId: user!.user_id, token }
}

/** Fresh shifts that may be clocked now, on so many sites, each with its agent's ticket. */
async function makeActs({ superuser }: BenchDatabase, { deviceId }: Device, siteCount: number, count = acts): Promise<Act[]> {
  const starts = instantOf(Date.now())
  const { rows } = await superuser.query<{ shiftId: number; siteId: number; agentId: number }>(
    `with s as (select site_id, row_number() over (order by site_id) - 1 as place from sites where company_id = $1 order by site_id limit $2),
          a as (select agent_id, contract_id, row_number() over (order by agent_id) - 1 as place from contracts where company_id = $1)
     insert into shifts (company_id, number, site_id, agent_id, contract_id, starts_at, ends_at, month)
     select $1, gen_random_uuid()::text, s.site_id, a.agent_id, a.contract_id, $4::timestamptz, $4::timestamptz + interval '8 hours', '203001'
       from generate_series(0, $3::int - 1) n join s on s.place = n % $2::int join a on a.place = n % 625
     returning shift_id as "shiftId", site_id as "siteId", agent_id as "agentId"`,
    [company.id, siteCount, count, starts],
  )
  const made = rows.map((row) => ({ ...row, ticket: randomUUID() }))
  await superuser.query(
    `insert into clocking_tickets (company_id, ticket_hash, device_id, agent_id, way, expires_at)
     select $1, h, $2, a, 'code', $5 from unnest($3::bytea[], $4::int[]) t (h, a)`,
    [
      company.id,
      deviceId,
      made.map(({ ticket }) => digestOf(ticket)),
      made.map(({ agentId }) => agentId),
      // A ticket lives a minute; a round takes seconds.
      instantOf(Date.now() + 60_000),
    ],
  )
  return made
}

export async function benchClockIn(database: BenchDatabase): Promise<Figure[]> {
  const device = await makeDevice(database)
  const baseline = await makeFunction(database, device)
  const server = await startBenchServer(3991)
  // The pipeline itself, without a transport: what the prototypes were measured by.
  const pipeline = await startPipeline()
  const http = httpAskers(server.port, 64)
  const socket = await socketAskers(server.port, 64, device.token, company.code)
  const asked = ({ shiftId, ticket }: Act, { token } = device) => ({
    method: 'PUT',
    path: '/services',
    token,
    company: company.code,
    payload: { vacation_id: shiftId, isPds: true, ticket, clocking_uuid: randomUUID() },
  })
  let freshDevice = device
  const morning = await openFirstMorning(async ({ database: fresh, ask }) => {
    freshDevice = await makeDevice(fresh)
    const made = await makeActs(fresh, freshDevice, 10, 100)
    await rate(made.length, 16, (at) => ask(asked(made[at]!, freshDevice)))
  })
  /** Of one pipeline on a new database and on the one of the bench, so many clients on so many sites. */
  const compared = (clients: number, sites: number, count = acts) => ({
    fresh: async () => {
      const made = await makeActs(morning.database, freshDevice, sites, count)
      return rate(made.length, clients, (at) => morning.ask(asked(made[at]!, freshDevice)))
    },
    pipeline: async () => {
      const made = await makeActs(database, device, sites, count)
      return rate(made.length, clients, (at) => pipeline.ask(asked(made[at]!)))
    },
  })
  const freshFigure = (where: string, fresh: readonly number[], old: readonly number[]) =>
    ratioOf(`clock-in on a fresh database / on an old one, ${where}`, fresh, old, { atLeast: 0.9 }, '/s')
  const signer = benchSigner()
  const figures: Figure[] = []
  try {
    const alone = await alternate(compared(1, 100, actsAlone))
    figures.push(freshFigure('1 client on 100 sites', alone.fresh, alone.pipeline))
    for (const [clients, sites, atLeast] of [
      [16, 100, 0.65],
      [64, 100, 1],
      [30, 1, 2],
    ] as const) {
      const fresh = () => makeActs(database, device, sites)
      const results = await alternate({
        sql: async () => {
          const made = await fresh()
          return rate(made.length, clients, baseline(made))
        },
        ...compared(clients, sites),
        http: async () => {
          const made = await fresh()
          return rate(made.length, clients, (at, client) => http.asks[client]!(asked(made[at]!)))
        },
        receipts: () => receiptRate(signer, acts, clients),
        socket: async () => {
          const made = await fresh()
          return rate(made.length, clients, (at, client) => socket.asks[client]!(asked(made[at]!)))
        },
      })
      const where = `${clients} clients on ${sites} site${sites > 1 ? 's' : ''}`
      figures.push(freshFigure(where, results.fresh, results.pipeline))
      figures.push(ratioOf(`clock-in whole / SQL function, ${where}`, results.pipeline, results.sql, { atLeast }, '/s'))
      figures.push(ratioOf(`clock-in over HTTP / SQL function, ${where}`, results.http, results.sql, { atLeast }, '/s'))
      figures.push(ratioOf(`clock-in over the socket / SQL function, ${where}`, results.socket, results.sql, {}, '/s'))
      figures.push(ratioOf(`clock-in, socket / HTTP, ${where}`, results.socket, results.http, { atLeast: 0.95 }, '/s'))
      // The time of one over the time of the other: so much of a clock-in is its receipt.
      figures.push(ratioOf(`a receipt / the clock-in whole, ${where}`, results.pipeline, results.receipts, { atMost: 0.05 }, '/s'))
    }
  } finally {
    socket.close()
    http.close()
    await morning.close()
    await pipeline.close()
    await server.stop()
  }
  return figures
}
