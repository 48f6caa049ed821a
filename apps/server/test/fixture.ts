import { role, type Role } from '@vigie/contract/access.ts'
import { beforeEach } from 'vitest'
import type { SettingKey } from '@vigie/contract/companies/settings.ts'
import { rights as everyRight } from '@vigie/contract/companies/settings.ts'
import type { As } from './transports.ts'
import { at, usualNow, type TestApp } from './app.ts'
import type { Rows } from './rows.ts'

export interface FixtureSettings {
  /** The company's code; one of its own unless said. */
  readonly code?: string
  readonly settings?: Partial<Record<SettingKey, unknown>>
  readonly apiVersion?: string
  readonly rights?: readonly string[]
  readonly forbiddenPages?: readonly string[]
  /** Columns of the agent's contract. */
  readonly contract?: Readonly<Record<string, unknown>>
}
export type Fixture = Awaited<ReturnType<typeof fixtureOf>>

/** The clocking code of the fixture's agent, and the number of its card. */
export const agentCode = '246810'
export const agentCard = '04A1B2C3D4E5F6'
export const password = 'Bienvenue-2026'

/** A company with one of everything: a client and its site, an agent with a contract, a partner, a device, a user of each role. */
export async function fixtureOf(
  rows: Rows,
  { code, settings = {}, apiVersion = '1.8.0', rights = everyRight, forbiddenPages = [], contract = {} }: FixtureSettings = {},
) {
  const company = await rows.company({ ...(code !== undefined && { code }), settings, columns: { api_version: apiVersion } })
  const clientId = await rows.client(company.id)
  const siteId = await rows.site(company.id, clientId, { latitude: 48.8566, longitude: 2.3522, can_clock_by_phone: true })
  const partnerId = await rows.partner(company.id)
  const agentId = await rows.agent(company.id, { code: agentCode })
  await rows.insert('nfc_cards', { company_id: company.id, uid: agentCard, agent_id: agentId })
  const contractId = await rows.contract(company.id, agentId, contract)
  const device = await rows.device(company.id, [siteId], { is_by_nfc: true })
  const reasonId = (await rows.insert('anomaly_reasons', { company_id: company.id, name: 'Relève en avance' }))[
    'anomaly_reason_id'
  ] as number

  const columns: Record<Exclude<Role, 'clocking_device'>, Record<string, unknown>> = {
    manager: {},
    manager_partner: { partner_id: partnerId },
    resource: { agent_id: agentId },
    client: { client_id: clientId },
    client_user: { client_id: clientId },
  }
  const users = { [role.device]: device.userId } as Record<Role, number>
  const tokens = { [role.device]: device.token } as Record<Role, string>
  for (const [name, own] of Object.entries(columns) as [Exclude<Role, 'clocking_device'>, Record<string, unknown>][]) {
    users[name] = await rows.user(company.id, {
      role: name,
      rights,
      forbiddenPages,
      columns: own,
      siteIds: name === role.clientUser ? [siteId] : [],
    })
    tokens[name] = await rows.session(company.id, users[name], { idleMinutes: 525_600 })
  }
  /** A role of this company, as a transport is asked by it. */
  const as = (name: Role | 'nobody'): As => ({ code: company.code, ...(name !== 'nobody' && { token: tokens[name] }) })
  return { company, clientId, siteId, partnerId, agentId, contractId, device, reasonId, users, tokens, as }
}

/** A company of its own for each test of a file, on a clock that begins anew: what it answers is filled before each test. */
export function freshFixture(app: TestApp, { now = usualNow, ...settings }: FixtureSettings & { readonly now?: string } = {}): Fixture {
  const fixture = {} as Fixture
  beforeEach(async () => {
    app.clock.set(at(now))
    Object.assign(fixture, await fixtureOf(app.rows, settings))
  })
  return fixture
}
