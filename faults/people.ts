import { randomUUID } from 'node:crypto'
import type { AgentAct } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import { instantOf } from '@vigie/contract/kit/time.ts'
import type pg from 'pg'
import { checkKeyOf, checkOfShown } from '../apps/server/src/domains/clockings/code-checks.ts'
import type { Secrets } from '../apps/server/src/kit/installation.ts'
import type { Rows } from '../apps/server/test/rows.ts'
import { mostAhead } from './device.ts'
import { actsOfTurn, shiftsFor } from './plan.rules.ts'

const company = 'ACME'

export interface DueShift {
  readonly shiftId: number
  /** What its agent types at a tablet, and who it is of several whose code fits; null: on a phone. */
  readonly shown: { readonly code: string; readonly firstName: string } | null
  /** What is to be clocked, in its order. */
  readonly acts: readonly AgentAct[]
}
/** A device as it stands before the first start of its program. */
export interface NewDevice {
  readonly name: string
  readonly kind: 'phone' | 'tablet'
  /** What its browser has kept: who is signed in, or the secret of its pairing. */
  readonly storage: Readonly<Record<string, string>>
  readonly siteName: string
  readonly place: { readonly latitude: number; readonly longitude: number }
  readonly reasonId: number
  readonly shifts: readonly DueShift[]
}
export interface PeopleSettings {
  readonly phones: number
  readonly tablets: number
  /** What all devices clock together, at the least. */
  readonly acts: number
}
/** An arrival that a manager records before the trial: its verification call has fallen due since. */
interface FormerArrival {
  readonly clockingUuid: string
  readonly shiftId: number
  readonly reasonId: number
  readonly arrivedAt: string
}
export interface People {
  readonly devices: readonly NewDevice[]
  readonly formerly: { readonly managerToken: string; readonly company: string; readonly arrivals: readonly FormerArrival[] }
}

const place = { latitude: 48.8566, longitude: 2.3522 }
/** Services of one agent at a tablet: as many may be open at the same time, and are offered to choose from. */
const shiftsOfAgent = 4
const minute = 60_000
/**
 * Milliseconds until services end, longer than a device's clock can show: one that was measured while its clock was behind, and is set
 * ahead since, is wrong by both. A tablet that takes a service for over asks nobody why they leave early, and who does is to be
 * confirmed (doubt `window`), as it must be.
 */
const longestShown = (2 * mostAhead + 5) * 60 * minute
/** Calls come each half hour, and are waited for as long as may be set. */
const checks = { shift_check_every_minutes: 30, shift_check_answer_minutes: 29 }

/** A company whose agents may all be clocked now; each device has services of its own, and shares its site with another. */
export async function makePeople(rows: Rows, pool: pg.Pool, secrets: Secrets, settings: PeopleSettings): Promise<People> {
  const { phones, tablets } = settings
  const { id } = await rows.company({ code: company, columns: { api_version: '1.8.0' }, settings: checks })
  const clientId = await rows.client(id)
  const count = shiftsFor(settings.acts / (phones + tablets))
  // Two devices on each: their acts are one chain.
  const sites: number[] = []
  for (let at = 0; at < Math.max(phones, tablets); at++) {
    sites.push(await rows.site(id, clientId, { name: siteName(at), ...place, can_clock_by_phone: true }))
  }
  const reason = await rows.insert('anomaly_reasons', { company_id: id, name: 'Relève en avance', is_early_leave_accepted: true })
  const reasonId = reason['anomaly_reason_id'] as number
  const arrivals: FormerArrival[] = []

  /** Services of an agent, the first of them that in the turn of its device; those that a call waits for have begun. */
  async function due(siteId: number, agentId: number, turns: readonly number[], shown: DueShift['shown']): Promise<DueShift[]> {
    const contractId = await rows.contract(id, agentId)
    const [from, to] = [Date.now() - 60 * minute, Date.now() + longestShown].map((at) => instantOf(at))
    const { rows: made } = await pool.query<{ shiftId: number }>(
      `insert into shifts (company_id, number, site_id, agent_id, contract_id, starts_at, ends_at, month)
       select $1, gen_random_uuid()::text, $2, $3, $4, $5, $6, $7 from generate_series(1, $8::int) returning shift_id as "shiftId"`,
      [id, siteId, agentId, contractId, from, to, from!.slice(0, 7).replace('-', ''), turns.length],
    )
    const shifts = made.map(({ shiftId }, at): DueShift => ({ shiftId, shown, acts: actsOfTurn(turns[at]!) }))
    for (const { shiftId, acts } of shifts) {
      if (acts[0] !== 'check') continue
      arrivals.push({ clockingUuid: randomUUID(), shiftId, reasonId, arrivedAt: instantOf(Date.now() - 31 * minute) })
    }
    return shifts
  }

  const devices: NewDevice[] = []
  const common = (at: number) => ({ siteName: siteName(at), place, reasonId })
  const turns = Array.from({ length: count }, (_, turn) => turn)
  for (let at = 0; at < phones; at++) {
    const agentId = await rows.agent(id)
    const userId = await rows.user(id, { role: 'resource', columns: { agent_id: agentId } })
    const token = await rows.session(id, userId, { idleMinutes: null })
    const shifts = await due(sites[at]!, agentId, turns, null)
    devices.push({
      name: `phone ${at + 1}`,
      kind: 'phone',
      storage: { accessToken: token, company, deviceUuid: randomUUID() },
      shifts,
      ...common(at),
    })
  }
  const codes = codesOf((code) => checkOfShown(checkKeyOf(secrets, id), { code }))
  for (let at = 0; at < tablets; at++) {
    const { uuid, secret } = await rows.device(id, [sites[at]!])
    const storage = { deviceUuid: uuid, deviceSecret: secret, devicePaired: 'true', company }
    const agents = Math.ceil(count / shiftsOfAgent)
    const shifts: DueShift[] = []
    for (let agent = 0; agent < agents; agent++) {
      const shown = { code: codes.next().value, firstName: `Alix ${agent + 1}` }
      const agentId = await rows.agent(id, { code: shown.code, columns: { first_name: shown.firstName } })
      const own = turns.filter((turn) => turn % agents === agent)
      for (const [place, shift] of (await due(sites[at]!, agentId, own, shown)).entries()) shifts[own[place]!] = shift
    }
    devices.push({ name: `tablet ${at + 1}`, kind: 'tablet', storage, shifts, ...common(at) })
  }
  const managerId = await rows.user(id, { role: 'manager' })
  const managerToken = await rows.session(id, managerId, { idleMinutes: null })
  return { devices, formerly: { managerToken, company, arrivals } }
}

const siteName = (at: number): string => `Site ${at + 1}`

/** Codes by twos that a device without network cannot tell apart: their checks are the same. */
function* codesOf(checkOf: (code: string) => number): Generator<string, never> {
  for (let next = 100_000; ;) {
    const first = String(next++)
    yield first
    while (checkOf(String(next)) !== checkOf(first)) next++
    yield String(next++)
  }
}
