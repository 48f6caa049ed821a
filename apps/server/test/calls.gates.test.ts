import { role, type Caller, type Role } from '@vigie/contract/access.ts'
import { calls } from '@vigie/contract/gather/calls.ts'
import { nameOf, type Call } from '@vigie/contract/kit/call.ts'
import { features, rights, type Feature } from '@vigie/contract/companies/settings.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessRows } from './access.words.ts'
import type { Answered, Ask, OpenSocket, Values } from './transports.ts'
import { openTestApp } from './app.ts'
import { fixtureOf, type Fixture, type FixtureSettings } from './fixture.ts'

const closedFixtures = new Map<string, Promise<{ fixture: Fixture; socket: OpenSocket }>>()
const app = await openTestApp()
beforeAll(async () => {
  await app.rows.company()
})

/** The version just below the one that brings a feature. */
function versionBefore(feature: Feature): string {
  const [major, minor, patch] = features[feature].split('.').map(Number) as [number, number, number]
  if (patch > 0) return `${major}.${minor}.${patch - 1}`
  return minor > 0 ? `${major}.${minor - 1}.99` : `${major - 1}.99.99`
}

/** Each way in which a gate may be shut: a right counts as shut by the company and by the manager's own lack of it. */
function waysToShut(gate: string): readonly (readonly [string, FixtureSettings])[] {
  const [kind, name] = gate.split(' ') as [string, string]
  if (kind === 'page') return [[gate, { forbiddenPages: [name] }]]
  if (kind === 'contract')
    return [[gate, { contract: name === 'active' ? { ends_on: '2021-01-01' } : { can_access_availabilities: false } }]]
  if (kind === 'feature') return [[`${gate}, the version before it`, { apiVersion: versionBefore(name as Feature) }]]
  const off = [`${gate} off`, { settings: { [name]: false } }] as const
  const isRight = (rights as readonly string[]).includes(name)
  return isRight ? [off, [`right ${name} missing`, { rights: rights.filter((right) => right !== name) }]] : [off]
}

const fixtureWith = (way: string, settings: FixtureSettings) => {
  let opened = closedFixtures.get(way)
  if (!opened) {
    opened = fixtureOf(app.rows, settings).then(async (fixture) => ({ fixture, socket: await app.socket({ code: fixture.company.code }) }))
    closedFixtures.set(way, opened)
  }
  return opened
}
async function askBoth(way: string, settings: FixtureSettings, call: Call, caller: Caller, values: Values = {}): Promise<Answered[]> {
  const { fixture, socket } = await fixtureWith(way, settings)
  const ask = (transport: Ask) => transport(call, values, fixture.as(caller as Role))
  return [await ask(app.http), await ask(socket.ask)]
}

const shut = Object.entries(accessRows).flatMap(([name, row]) =>
  Object.entries(row).flatMap(([caller, gates]) =>
    gates.flatMap((gate) => waysToShut(gate).map(([way, settings]) => ({ name, caller: caller as Caller, way, settings }))),
  ),
)

describe('a gate that is shut', () => {
  it.each(shut)('$name: $caller is refused with $way', async ({ name, caller, way, settings }) => {
    const call = calls.find((one) => nameOf(one) === name)!
    for (const { status, error } of await askBoth(way, settings, call, caller)) {
      expect({ status, code: error?.code }).toEqual({ status: 403, code: 'FORBIDDEN' })
    }
  })

  const month = '202610'
  const ofAgent = { month, resourceId: 1 }
  const ofSite = { month, siteId: 1 }
  it.each([
    ...waysToShut('setting man_access_list_resource').map(([way, settings]) => ({ way, settings, refused: ofAgent, allowed: ofSite })),
    ...waysToShut('setting man_access_schedule_site').map(([way, settings]) => ({ way, settings, refused: ofSite, allowed: ofAgent })),
  ])('GET /schedules: $way shuts that schedule to a manager, and not the other', async ({ way, settings, refused, allowed }) => {
    for (const { error } of await askBoth(way, settings, readSchedules, role.manager, refused)) expect(error?.code).toBe('FORBIDDEN')
    for (const { error } of await askBoth(way, settings, readSchedules, role.manager, allowed)) expect(error?.code).not.toBe('FORBIDDEN')
  })

  it('another gate that is shut changes nothing', async () => {
    const services = calls.find((one) => nameOf(one) === 'GET /services')!
    for (const { status } of await askBoth('page PLANNING', { forbiddenPages: ['PLANNING'] }, services, role.manager, {
      date: '2026-10-12',
    })) {
      expect(status).toBe(200)
    }
  })

  it('the right of one manager is not the right of another', async () => {
    const { fixture } = await fixtureWith('open', {})
    const other = await app.rows.user(fixture.company.id, { role: role.manager, rights: [] })
    const token = await app.rows.session(fixture.company.id, other)
    const services = calls.find((one) => nameOf(one) === 'GET /services')!
    const ask = (own: string) => app.http(services, { date: '2026-10-12' }, { code: fixture.company.code, token: own })
    expect((await ask(token)).status).toBe(403)
    expect((await ask(fixture.tokens.manager)).status).toBe(200)
  })
})
