import { randomUUID } from 'node:crypto'
import { openDevice, askForPairing, linkDevice, unlinkDevice } from '@vigie/contract/devices/devices.ts'
import { confirmEmail, readLink, resetPassword, signIn } from '@vigie/contract/auth/auth.ts'
import type { Role } from '@vigie/contract/access.ts'
import { identifyAgent, recordClocking } from '@vigie/contract/clockings/clockings.ts'
import type { Call } from '@vigie/contract/kit/call.ts'
import { readPreference } from '@vigie/contract/preferences/preferences.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { countShifts, listShifts } from '@vigie/contract/shifts/shifts.ts'
import { listSites } from '@vigie/contract/sites/sites.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { digestOf, newLinkToken } from '../src/domains/auth/sessions/auth.tokens.ts'
import { outputOf, type Ask, type Values } from './transports.ts'
import { openTestApp, transportsOf } from './app.ts'
import { agentCode, password, fixtureOf } from './fixture.ts'
import { rowsOfCompany } from './rows.kept.ts'

let their: { shift: number; user: number; link: string; confirmation: string; ticket: string }
let transports: readonly (readonly [string, Ask])[]

const app = await openTestApp()
const ours = await fixtureOf(app.rows)
const theirs = await fixtureOf(app.rows)
beforeAll(async () => {
  const { rows } = app
  const { company } = theirs
  const user = await rows.user(company.id, { role: 'manager', email: 'theirs@example.test', password })
  their = {
    user,
    shift: await rows.shift(company.id, {
      siteId: theirs.siteId,
      agentId: theirs.agentId,
      contractId: theirs.contractId,
      startsAt: '2026-10-12T08:00:00Z',
      endsAt: '2026-10-12T16:00:00Z',
    }),
    link: newLinkToken(false),
    confirmation: newLinkToken(false),
    ticket: 'their own ticket',
  }
  await rows.insert('preferences', { company_id: company.id, user_id: theirs.users.manager, key: 'theirs', value: '"kept"' })
  const link = { company_id: company.id, user_id: user, created_at: app.clock.now(), expires_at: '2027-01-01T00:00:00Z' }
  await rows.insert('one_time_links', { ...link, token_hash: digestOf(their.link), kind: 'reset' })
  await rows.insert('one_time_links', { ...link, token_hash: digestOf(their.confirmation), kind: 'confirmation' })
  const ticket = { company_id: company.id, ticket_hash: digestOf(their.ticket), way: 'code', expires_at: '2027-01-01T00:00:00Z' }
  await rows.insert('clocking_tickets', { ...ticket, device_id: theirs.device.deviceId, agent_id: theirs.agentId })
  // Codes are unique in a company, not among companies: in ours the agent has another, so that theirs is unknown.
  await app.database.superuser.query('update agents set clocking_code_hmac = null where company_id = $1', [ours.company.id])
  transports = await transportsOf(app, ours.company.code)
})

describe('rows of another company', () => {
  /** Asked with a session of ours: what is not ours is not there. */
  const asked = (): readonly { what: string; call: Call; values: Values; as: Role | 'nobody'; code: string }[] => [
    {
      what: 'its shift, clocked by our manager',
      call: recordClocking,
      values: { vacation_id: their.shift, type: 0 },
      as: 'manager',
      code: 'NOT_FOUND',
    },
    {
      what: 'its shift, clocked by our agent',
      call: recordClocking,
      values: { vacation_id: their.shift, type: 0, latitude: 48.8, longitude: 2.3 },
      as: 'resource',
      code: 'NOT_FOUND',
    },
    {
      what: 'its shift and ticket at our device',
      call: recordClocking,
      values: { vacation_id: their.shift, type: 0, ticket: their.ticket },
      as: 'clocking_device',
      code: 'SITE_ACCESS_FORBIDDEN',
    },
    {
      what: 'its site in our services',
      call: listShifts,
      values: { date: '2026-10-12', siteId: theirs.siteId },
      as: 'manager',
      code: 'NOT_FOUND',
    },
    {
      what: 'its site in our figures',
      call: countShifts,
      values: { date: '2026-10-12', siteId: theirs.siteId },
      as: 'manager',
      code: 'NOT_FOUND',
    },
    {
      what: 'the schedule of its agent',
      call: readSchedules,
      values: { month: '202610', resourceId: theirs.agentId },
      as: 'manager',
      code: 'NOT_FOUND',
    },
    {
      what: 'the schedule of its site',
      call: readSchedules,
      values: { month: '202610', siteId: theirs.siteId },
      as: 'manager',
      code: 'NOT_FOUND',
    },
    {
      what: 'the schedule of its site, for our client',
      call: readSchedules,
      values: { month: '202610', siteId: theirs.siteId },
      as: 'client',
      code: 'NOT_FOUND',
    },
    {
      what: 'the schedule of its agent, for our agent',
      call: readSchedules,
      values: { month: '202610', resourceId: theirs.agentId },
      as: 'resource',
      code: 'NOT_FOUND',
    },
    {
      what: 'a link of our device to its site',
      call: linkDevice,
      values: { siteId: theirs.siteId, device: { clockingDeviceId: ours.device.deviceId } },
      as: 'manager',
      code: 'NOT_FOUND',
    },
    {
      what: 'a link of its device to our site',
      call: linkDevice,
      values: { siteId: ours.siteId, device: { clockingDeviceId: theirs.device.deviceId } },
      as: 'manager',
      code: 'NOT_FOUND',
    },
    {
      what: 'its device, taken from its site',
      call: unlinkDevice,
      values: { siteClockingDeviceId: theirs.device.links[0] },
      as: 'manager',
      code: 'NOT_FOUND',
    },
    {
      what: 'the code of its agent at our device',
      call: identifyAgent,
      values: { password: agentCode },
      as: 'clocking_device',
      code: 'WARN_INCORRECT_CODE',
    },
    {
      what: 'its agent, named at our device',
      call: identifyAgent,
      values: { password: agentCode, resourceId: theirs.agentId },
      as: 'clocking_device',
      code: 'WARN_INCORRECT_CODE_LIST',
    },
    {
      what: 'its user, who signs in under our code',
      call: signIn,
      values: { email: 'theirs@example.test', password, userId: their.user },
      as: 'nobody',
      code: 'SIGN_IN_WRONG',
    },
    {
      what: 'its reset link',
      call: resetPassword,
      values: { token: their.link, password: 'Another-2026' },
      as: 'nobody',
      code: 'LINK_DEAD',
    },
    { what: 'what its reset link asks', call: readLink, values: { token: their.link }, as: 'nobody', code: 'LINK_DEAD' },
    { what: 'its confirmation link', call: confirmEmail, values: { token: their.confirmation }, as: 'nobody', code: 'LINK_DEAD' },
  ]

  it('are neither seen nor changed, whatever of them is asked for', async () => {
    const before = await rowsOfCompany(app, theirs.company.id)
    for (const { what, call, values, as, code } of asked()) {
      for (const [transport, ask] of transports) {
        const { status, error } = await ask(call, values, ours.as(as))
        expect({ status, code: error?.code }, `${what} by ${transport}`).toMatchObject({ code })
      }
    }
    expect(await rowsOfCompany(app, theirs.company.id)).toEqual(before)
  })

  it('its device does not open under our code, nor does the code that it shows', async () => {
    const secret = 's'.repeat(43)
    const shown = outputOf(askForPairing, await app.http(askForPairing, { uuid: randomUUID(), secret }, { code: theirs.company.code }))
    const before = await rowsOfCompany(app, theirs.company.id)
    for (const [, ask] of transports) {
      const opened = outputOf(
        openDevice,
        await ask(openDevice, { uuid: theirs.device.uuid, secret: theirs.device.secret }, ours.as('nobody')),
      )
      expect(opened).toEqual({ isPaired: false, accessToken: null })
      const linked = await ask(linkDevice, { siteId: ours.siteId, device: { code: shown.code } }, ours.as('manager'))
      expect(linked.error?.code).toBe('PAIRING_CODE_UNKNOWN')
    }
    expect(await rowsOfCompany(app, theirs.company.id)).toEqual(before)
  })

  it('no list of ours holds one of them', async () => {
    for (const [, ask] of transports) {
      const sites = outputOf(listSites, await ask(listSites, {}, ours.as('manager'))).sites
      expect(sites.map(({ id }) => id)).toEqual([ours.siteId])
      const day = outputOf(listShifts, await ask(listShifts, { date: '2026-10-12' }, ours.as('manager')))
      expect(day).toMatchObject({ shifts: [], sites: [{ id: ours.siteId }] })
      expect(outputOf(countShifts, await ask(countShifts, { date: '2026-10-12' }, ours.as('manager'))).total).toBe(0)
      expect(outputOf(readPreference, await ask(readPreference, { key: 'theirs' }, ours.as('manager'))).value).toBeNull()
    }
  })

  it('nothing of it was unforeseen', () => {
    expect(app.faults).toEqual([])
  })
})
