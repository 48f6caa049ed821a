import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as entity from '@vigie/contract/test/wire/entities.ts'
import { features, settings } from '@vigie/contract/test/wire/settings.ts'
import { words } from '@vigie/contract/test/wire/words.ts'
import { describe, expect, it } from 'vitest'
import { committedFile } from '../src/transport/openapi/committed.ts'
import type { OpenApi } from '../src/transport/openapi/types.ts'
import { openTestApp, transportsOf } from './app.ts'
import { fixtureOf, password } from './fixture.ts'
import type { Answered, As, Values } from './transports.ts'

// The answers as they travel, read by names written down by hand: nothing here is decoded by the contract.

type Json = Record<string, unknown>

/** What a new company starts with, by the committed description of our calls. */
function settingsOfOpenApi(): Json {
  const described = JSON.parse(readFileSync(committedFile, 'utf8')) as OpenApi
  const { properties } = described.components.schemas['CompanySettings'] as { properties: Record<string, { default: unknown }> }
  return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, one.default ?? null]))
}
const app = await openTestApp()
const fixture = await fixtureOf(app.rows)
const transports = await transportsOf(app, fixture.company.code)
const manager = await app.socket(fixture.as('manager'))
/** Asks the same over HTTP and over the socket. */
const askBoth = (method: 'GET' | 'POST' | 'PUT', path: `/${string}`, values: Values, as: As) =>
  Promise.all(transports.map(([, ask]) => ask({ method, path }, values, as)))

/** What answers carry beside the specification's fields. */
const ownOfShift = words(`
  number pre_clocked_in_at break_started_at said_break_started_at longest_break_duration resource_name client_name prestation_name clock_in_status clock_out_status
  is_clock_in_offline is_clock_out_offline is_after_gap unconfirmed_count check_times pause_times missed_check_count follows_id followed_by_id leave_depends_on relieved_at is_clock_in_imprecise is_clock_out_imprecise is_clock_in_unconfirmed is_clock_out_unconfirmed
  version`)
const ownOfSite = words('alert time_zone is_active is_clocking_enabled hasRights shift_count unassigned_count')
const theme = words('client_code name logo color_primary color_secondary')

const names = (value: unknown) => Object.keys(value as Json).toSorted()
const sorted = (...lists: readonly (readonly string[])[]) => lists.flat().toSorted()
const shiftNames = sorted(entity.shift, ownOfShift)
const dataOf = ({ data, error }: Answered): Json => {
  expect(error).toBeUndefined()
  return data as Json
}

/** A service of eight hours from an hour of UTC on, on the day at which the clock stands: 8h of UTC, 10h at the site. */
const shiftAt = (hour: number, columns: { contractId?: number | null } = {}) =>
  app.rows.shift(fixture.company.id, {
    siteId: fixture.siteId,
    agentId: fixture.agentId,
    contractId: fixture.contractId,
    startsAt: new Date(Date.UTC(2026, 9, 12, hour)).toISOString(),
    endsAt: new Date(Date.UTC(2026, 9, 12, hour + 8)).toISOString(),
    ...columns,
  })
const atTheSite = { latitude: 48.8566, longitude: 2.3522, accuracy: 10 }

describe('a service on the wire', () => {
  it('of GET /services has its fields, its times as the site’s wall clock says them, and its statuses by number', async () => {
    const [awaited, missed, without] = [await shiftAt(12), await shiftAt(0), await shiftAt(13, { contractId: null })]
    for (const answered of await askBoth('GET', '/services', { date: '2026-10-12' }, fixture.as('manager'))) {
      const answer = dataOf(answered)
      expect(names(answer)).toEqual(['nextCursor', 'services', 'sites'])
      const services = answer['services'] as Json[]
      for (const service of services) expect(names(service)).toEqual(shiftNames)
      const found = (id: number) => services.find((service) => service['id'] === id)
      expect(found(awaited)).toMatchObject({
        site_id: fixture.siteId,
        resource_id: fixture.agentId,
        contract_id: fixture.contractId,
        datetime_start: '2026-10-12 14:00:00',
        datetime_end: '2026-10-12 22:00:00',
        time_start: '14:00',
        time_end: '22:00',
        starts_at: '2026-10-12T14:00:00+02:00',
        time_zone: 'Europe/Paris',
        month: '202610',
        pds_status: 4,
        fds_status: 4,
        pds_is_forced: false,
        datetime_arrived_at: null,
      })
      expect(found(missed)).toMatchObject({ pds_status: 2, fds_status: 4 })
      expect(found(without)).toMatchObject({ contract_id: null, pds_status: 3, fds_status: 3 })
    }
  })

  it('of PUT /services is answered under `shift`, and sent as `validatePdsFds` under the same names', async () => {
    const vacation_id = await shiftAt(8)
    const start = { vacation_id, isPds: true, type: 0, clocking_uuid: randomUUID(), ...atTheSite }
    const { shift } = dataOf(await app.http({ method: 'PUT', path: '/services' }, start, fixture.as('resource')))
    expect(names(shift)).toEqual(shiftNames)
    expect(shift).toMatchObject({ id: vacation_id, pds_status: 1, datetime_arrived_at: '2026-10-12 10:00:00', pds_is_outside_area: false })
    const heard = (await manager.next('validatePdsFds')) as Json
    expect(names(heard)).toEqual(['shift'])
    expect(heard['shift']).toEqual(shift)

    const end = {
      vacation_id,
      isPds: false,
      type: 1,
      is_forced: true,
      clocking_anomaly_reason_id: fixture.reasonId,
      comment: 'Relève',
      datetime_leaved_at: '2026-10-12 10:00:00',
    }
    const left = dataOf(await manager.ask({ method: 'PUT', path: '/services' }, end))['shift']
    expect(left).toMatchObject({ pds_is_forced: false, fds_is_forced: true, datetime_leaved_at: '2026-10-12 10:00:00' })
    expect(((await manager.next('validatePdsFds')) as Json)['shift']).toMatchObject({ id: vacation_id, fds_is_forced: true })
  })

  it('that may not be clocked now is refused with 409 and NO_CLOCKING', async () => {
    const values = { vacation_id: await shiftAt(15), isPds: true, type: 0, ...atTheSite }
    for (const { status, error } of await askBoth('PUT', '/services', values, fixture.as('resource'))) {
      expect({ status, code: error?.code, names: names(error) }).toEqual({ status: 409, code: 'NO_CLOCKING', names: ['code', 'message'] })
    }
  })
})

describe('on the wire', () => {
  it('GET /dashboard/counters has the figures of a month and its anomalies, each its own number', async () => {
    const own = await fixtureOf(app.rows)
    const { rows } = app
    const company = own.company.id
    const hours = { startsAt: '2026-10-12T06:00:00Z', endsAt: '2026-10-12T14:00:00Z' }
    const sites = [own.siteId, await rows.site(company, own.clientId), await rows.site(company, own.clientId)]
    await rows.site(company, own.clientId)
    await rows.contract(company, await rows.agent(company))
    const late = { arrived_at: '2026-10-12T07:00:00Z', clock_in_status: 2 }
    const outside = { arrived_at: '2026-10-12T06:00:00Z', clock_in_status: 1, is_clock_in_outside_area: true }
    const ofAgent = { ...hours, agentId: own.agentId, contractId: own.contractId }
    const columns = [{}, late, late, outside, outside, outside]
    for (const [at, one] of columns.entries()) await rows.shift(company, { ...ofAgent, siteId: sites[at % 3]!, columns: one })
    for (const answered of await askBoth('GET', '/dashboard/counters', { month: '202610' }, own.as('manager'))) {
      expect(dataOf(answered)).toEqual({
        monthStats: { contractsAffected: 1, contractsTotal: 2, sitesActives: 3, sitesTotal: 4 },
        anomaliesStats: { vacationsNotDid: 1, vacationsLate: 2, vacationGeolocFailed: 3 },
      })
    }
  })

  it('GET /sites has the sites, and the ids of their companies and sectors', async () => {
    for (const answered of await askBoth('GET', '/sites', { month: '202610' }, fixture.as('manager'))) {
      const answer = dataOf(answered)
      expect(names(answer)).toEqual(sorted(words('sites companiesIds sectorsIds companies sectors total counts nextCursor')))
      expect(names((answer['sites'] as Json[])[0])).toEqual(sorted(entity.site, ownOfSite))
      expect(answer).toMatchObject({ companiesIds: [fixture.clientId], sectorsIds: [] })
    }
  })

  it('POST /login answers a token, the addresses and the user', async () => {
    const email = 'outside@example.test'
    await app.rows.user(fixture.company.id, { role: 'resource', email, password, columns: { agent_id: fixture.agentId } })
    const values = { email, password, isMobile: false, isClockingApp: false }
    for (const answered of await askBoth('POST', '/login', values, fixture.as('nobody'))) {
      const answer = dataOf(answered)
      expect(names(answer)).toEqual(sorted(words('accessToken socketUrl apiUrl isDevicePaired known_device user users')))
      expect(names(answer['user'])).toEqual(sorted(entity.sessionUser))
      const role = { role: 'resource', userResourceId: fixture.agentId, userClientId: null, userPartnerId: null }
      expect(answer['user']).toMatchObject({ ...role, email, isPwdExpired: false, forbiddenPages: [], hasOneContractActive: true })
    }
  })

  it('GET /init answers the first exchange: addresses, settings, parameters, features, theme', async () => {
    for (const answered of await askBoth('GET', '/init', {}, fixture.as('nobody'))) {
      const answer = dataOf(answered)
      const own = words('theme time_zone is_demo language session_version now')
      expect(names(answer)).toEqual(sorted(words('sockets socketUrl apiVersion apiUrl env user accessToken isDevicePaired'), own))
      expect(names(answer['theme'])).toEqual(sorted(theme))
      const env = answer['env'] as Json
      expect(names(env)).toEqual(sorted(words('settings mobile features parameters')))
      expect(env['settings']).toEqual({ ...settingsOfOpenApi(), ...settings })
      expect(sorted(env['features'] as string[])).toEqual(sorted(Object.keys(features)))
      expect(names(env['parameters'])).toEqual(sorted(entity.sessionParameters))
      expect(names(env['mobile'])).toEqual(['phone_urgency'])
    }
  })
})
