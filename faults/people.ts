import { instantOf } from '@vigie/contract/kit/time.ts'
import type pg from 'pg'
import type { Rows } from '../apps/server/test/rows.ts'
import type { GroundSettings } from './ground.ts'

const company = 'ACME'

export interface DueShift {
  readonly shiftId: number
  /** What its agent types at a tablet; null: on a phone. */
  readonly code: string | null
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

const place = { latitude: 48.8566, longitude: 2.3522 }
/** Agents who share a tablet. */
const agentsAtTablet = 4
const hour = 3_600_000

/** A company whose agents may all be clocked now, at one of a few sites; each device has services of its own. */
export async function makePeople(rows: Rows, pool: pg.Pool, { phones, tablets, shifts }: GroundSettings): Promise<NewDevice[]> {
  const { id } = await rows.company({ code: company, columns: { api_version: '1.8.0' } })
  const clientId = await rows.client(id)
  // Several devices on each: their acts are one chain.
  const sites = await Promise.all([1, 2].map((n) => rows.site(id, clientId, { name: `Site ${n}`, ...place, can_clock_by_phone: true })))
  const reason = await rows.insert('anomaly_reasons', { company_id: id, name: 'Relève en avance', is_early_leave_accepted: true })
  const reasonId = reason['anomaly_reason_id'] as number
  const due = async (siteId: number, agentId: number, count: number, code: string | null): Promise<DueShift[]> => {
    const contractId = await rows.contract(id, agentId)
    const [from, to] = [Date.now() - hour, Date.now() + 8 * hour].map((at) => instantOf(at))
    const { rows: made } = await pool.query<{ shiftId: number }>(
      `insert into shifts (company_id, number, site_id, agent_id, contract_id, starts_at, ends_at, month)
       select $1, gen_random_uuid()::text, $2, $3, $4, $5, $6, $7 from generate_series(1, $8::int) returning shift_id as "shiftId"`,
      [id, siteId, agentId, contractId, from, to, from!.slice(0, 7).replace('-', ''), count],
    )
    return made.map(({ shiftId }) => ({ shiftId, code }))
  }
  const devices: NewDevice[] = []
  const common = (at: number) => ({ siteName: `Site ${(at % sites.length) + 1}`, place, reasonId })
  for (let at = 0; at < phones; at++) {
    const agentId = await rows.agent(id)
    const userId = await rows.user(id, { role: 'resource', columns: { agent_id: agentId } })
    const token = await rows.session(id, userId, { idleMinutes: null })
    const storage = { accessToken: token, company }
    const own = await due(sites[at % sites.length]!, agentId, shifts, null)
    devices.push({ name: `phone ${at + 1}`, kind: 'phone', storage, shifts: own, ...common(at) })
  }
  for (let at = 0; at < tablets; at++) {
    const siteId = sites[at % sites.length]!
    const { uuid, secret } = await rows.device(id, [siteId])
    const storage = { deviceUuid: uuid, deviceSecret: secret, devicePaired: 'true', company }
    const ofAgents: DueShift[][] = []
    for (let agent = 0; agent < agentsAtTablet; agent++) {
      const code = String(100_000 + at * agentsAtTablet + agent)
      ofAgents.push(await due(siteId, await rows.agent(id, { code }), Math.ceil(shifts / agentsAtTablet), code))
    }
    // One agent after the other, in turn.
    const own = ofAgents[0]!.flatMap((_, turn) => ofAgents.map((services) => services[turn]!)).slice(0, shifts)
    devices.push({ name: `tablet ${at + 1}`, kind: 'tablet', storage, shifts: own, ...common(at) })
  }
  return devices
}
