import { randomUUID } from 'node:crypto'
import { instantOf } from '@vigie/contract/kit/time.ts'
import { digestOf, newAccessToken } from '../apps/server/src/domains/auth/sessions/auth.tokens.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { secretKeyOf } from '../apps/server/src/secret-key.ts'
import { codeHmac, secretsOf } from '../apps/server/src/secrets.ts'
import { httpAskers } from './askers.ts'
import { benchData, type BenchDatabase } from './dataset.ts'
import { percentile, type Figure } from './rounds.ts'
import { startBenchServer } from './server.ts'

/** The second company of the bench: the other sections clock in the first. */
const company = { id: 2, code: 'BENCH2' }
const count = 200
const rounds = 7
/** Milliseconds from the last digit to the answer, at the 95th percentile of all devices (issue of the clock). */
const most = 300

interface Tablet {
  readonly token: string
  /** What the agent who stands before it types. */
  readonly code: string
  readonly agentId: number
  readonly contractId: number
  readonly siteId: number
}

/** Paired devices, each with a session, one site and an agent of its own whose code is known. */
async function makeTablets({ superuser }: BenchDatabase): Promise<Tablet[]> {
  const hmac = codeHmac(secretsOf(secretKeyOf(readConfig({ DATA_DIR: benchData }))), company.id)
  const now = instantOf(Date.now())
  const { rows: agents } = await superuser.query<{ agentId: number; contractId: number }>(
    `select distinct on (agent_id) agent_id as "agentId", contract_id as "contractId" from contracts where company_id = $1
      order by agent_id, contract_id limit $2`,
    [company.id, count],
  )
  const { rows: sites } = await superuser.query<{ siteId: number }>(
    'select site_id as "siteId" from sites where company_id = $1 order by site_id',
    [company.id],
  )
  const tablets = agents.map((agent, at) => ({
    ...agent,
    code: String(1_000_000 + at),
    token: newAccessToken(company.id),
    uuid: randomUUID(),
    siteId: sites[at % sites.length]!.siteId,
  }))
  for (const { agentId, code, token, uuid, siteId } of tablets) {
    await superuser.query('update agents set clocking_code_hmac = $3 where company_id = $1 and agent_id = $2', [
      company.id,
      agentId,
      hmac(code),
    ])
    await superuser.query(
      `with d as (insert into devices (company_id, uuid, secret_hash, paired_at) values ($1, $2, '\\x00', $3) returning device_id),
            l as (insert into device_sites (company_id, device_id, site_id, created_at) select $1, device_id, $4, $3 from d),
            u as (insert into users (company_id, role, username, email, is_first_login, device_id, created_at)
                  select $1, 'clocking_device', 'bench', '', false, device_id, $3 from d returning user_id)
       insert into sessions (company_id, token_hash, user_id, kind, created_at, acted_at) select $1, $5, user_id, 'device', $3, $3 from u`,
      [company.id, uuid, now, siteId, digestOf(token)],
    )
  }
  return tablets
}

/** A service for each, which begins now. */
async function makeShifts({ superuser }: BenchDatabase, tablets: readonly Tablet[]): Promise<Map<number, number>> {
  const { rows } = await superuser.query<{ agentId: number; shiftId: number }>(
    `insert into shifts (company_id, number, site_id, agent_id, contract_id, starts_at, ends_at, month)
     select $1, gen_random_uuid()::text, s, a, k, $2::timestamptz, $2::timestamptz + interval '8 hours', '203001'
       from unnest($3::int[], $4::int[], $5::int[]) t (s, a, k) returning agent_id as "agentId", shift_id as "shiftId"`,
    [
      company.id,
      instantOf(Date.now()),
      tablets.map(({ siteId }) => siteId),
      tablets.map(({ agentId }) => agentId),
      tablets.map(({ contractId }) => contractId),
    ],
  )
  return new Map(rows.map(({ agentId, shiftId }) => [agentId, shiftId]))
}

const ticketIn = (answer: unknown): string => /"ticket":"([^"]+)"/.exec((answer as Buffer).toString('latin1'))![1]!

/** From the last digit to what the screen shows in green: who it is, then what is clocked. Both at a device's own connection. */
export async function benchDevices(database: BenchDatabase): Promise<Figure[]> {
  const tablets = await makeTablets(database)
  const server = await startBenchServer(3992)
  const http = httpAskers(server.port, tablets.length)
  const clock = async (at: number, shifts: ReadonlyMap<number, number>): Promise<number> => {
    const { token, code, agentId } = tablets[at]!
    const ask = http.asks[at]!
    const began = performance.now()
    const asked = { token, company: company.code }
    const ticket = ticketIn(await ask({ method: 'POST', path: '/clockings/login', payload: { password: code }, ...asked }))
    const payload = { vacation_id: shifts.get(agentId), isPds: true, ticket, clocking_uuid: randomUUID() }
    await ask({ method: 'PUT', path: '/services', payload, ...asked })
    return performance.now() - began
  }
  const [alone, together]: [number[], number[]] = [[], []]
  const worst: number[] = []
  try {
    // Round 0 warms up and is not counted.
    for (let round = 0; round <= rounds; round++) {
      const shifts = await makeShifts(database, tablets)
      const single = await clock(round % tablets.length, shifts)
      const others = tablets.flatMap((_, at) => (at === round % tablets.length ? [] : [at]))
      const times = await Promise.all(others.map((at) => clock(at, shifts)))
      if (round === 0) continue
      alone.push(single)
      together.push(...times)
      worst.push(percentile(times, 0.95))
    }
  } finally {
    http.close()
    await server.stop()
  }
  const p95 = percentile(together, 0.95)
  const one = percentile(alone, 0.5)
  const note = `p50 ${Math.round(percentile(together, 0.5))} ms, p95 ${Math.round(p95)} ms; one alone ${Math.round(one)} ms`
  return [
    {
      what: `last digit to recorded, ${count} devices at once / ${most} ms (p95)`,
      ratio: p95 / most,
      spread: [Math.min(...worst) / most, Math.max(...worst) / most],
      atMost: 1,
      note,
    },
    {
      what: `last digit to recorded, ${count} devices at once / one alone (p95 / p50)`,
      ratio: p95 / one,
      spread: [Math.min(...worst) / one, Math.max(...worst) / one],
      note,
    },
  ]
}
