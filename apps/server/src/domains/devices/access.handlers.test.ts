import { randomUUID } from 'node:crypto'
import { identifyAgent } from '@vigie/contract/clockings/clockings.ts'
import { listClockings } from '@vigie/contract/clockings/clockings.journal.ts'
import { closeManagerAccess, linkDevice, openManagerAccess, readDeviceSites, unlinkDevice } from '@vigie/contract/devices/devices.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { clocked, clockingActions } from '../../../test/clocking.actions.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)

const open = (values: Values = { uuid: fixture.device.uuid, secret: fixture.device.secret }) =>
  app.http(openManagerAccess, values, fixture.as('manager'))
const asDevice = () => fixture.as('clocking_device')
const forced = (more: Values = {}): Values => ({
  is_forced: true,
  clocking_anomaly_reason_id: fixture.reasonId,
  comment: 'Badge oublié',
  ...more,
})
/** A service that is over: nobody may clock it by the rules. */
const missed = () => actions.shift({ startsAt: '2026-10-11T20:00:00Z', endsAt: '2026-10-12T04:00:00Z' })

describe("a manager's access on a device", () => {
  it('is opened by a manager who stands before it, and lasts ten minutes', async () => {
    expect(outputOf(openManagerAccess, await open())).toEqual({
      endsAt: '2026-10-12T08:10:00Z',
      managerName: expect.stringMatching(/^\S+ \S+/) as string,
    })
    expect((await open({ uuid: fixture.device.uuid, secret: 'x'.repeat(43) })).error?.code).toBe('NOT_FOUND')
    expect((await open({ uuid: randomUUID(), secret: fixture.device.secret })).error?.code).toBe('NOT_FOUND')
    const device = { uuid: fixture.device.uuid, secret: fixture.device.secret }
    expect((await app.http(openManagerAccess, device, fixture.as('resource'))).status).toBe(403)
  })

  it('lets an agent clock outside the rules there, in the name of the manager', async () => {
    const shiftId = await missed()
    expect((await app.http(identifyAgent, { password: '246810' }, asDevice())).error?.code).toBe('NO_CLOCKING')
    await open()
    const seen = outputOf(identifyAgent, await app.http(identifyAgent, { password: '246810' }, asDevice()))
    expect([seen.clockable.map(({ id }) => id), seen.forceable.map(({ id }) => id)]).toEqual([[], [shiftId]])
    const act = { vacation_id: shiftId, type: 0, clocking_uuid: randomUUID(), ticket: seen.ticket }
    expect((await actions.record(act)).error?.code).toBe('NO_CLOCKING')
    expect((await actions.record({ ...act, ...forced({ clocking_anomaly_reason_id: null }) })).error?.code).toBe('REASON_REQUIRED')
    const shift = clocked(await actions.record({ ...act, ...forced() }))
    expect(shift).toMatchObject({ arrivedAt: '2026-10-12T08:00:00Z', isClockInForced: true, clockInStatus: 2 })
    expect(await actions.lines()).toMatchObject([
      { way: 'code', is_forced: true, device_id: fixture.device.deviceId, agent_id: fixture.agentId, user_id: fixture.users.manager },
    ])
    const { lines } = outputOf(listClockings, await app.http(listClockings, { vacation_id: shiftId }, fixture.as('manager')))
    expect(lines[0]).toMatchObject({ comment: 'Badge oublié', isForced: true })
  })

  it('without it, or when its ten minutes are over or it was closed, nothing is forced there', async () => {
    const shiftId = await missed()
    await actions.shift()
    const force = async () => (await actions.byCode(shiftId, forced())).error?.code
    expect(await force()).toBe('MANAGER_ACCESS_REQUIRED')
    await open()
    app.clock.forward(600)
    expect(await force()).toBe('MANAGER_ACCESS_REQUIRED')
    await open()
    expect((await app.http(closeManagerAccess, {}, asDevice())).status).toBe(200)
    expect(await force()).toBe('MANAGER_ACCESS_REQUIRED')
    expect(await actions.lines()).toEqual([])
  })

  it('ends with the right of whoever has opened it, and is that of no other device or company', async () => {
    const shiftId = await missed()
    await actions.shift()
    await open()
    const other = await app.rows.device(fixture.company.id, [fixture.siteId])
    const ticket = await actions.ticket(other.token)
    expect((await actions.record({ vacation_id: shiftId, type: 0, ticket, ...forced() }, other.token)).error?.code).toBe(
      'MANAGER_ACCESS_REQUIRED',
    )
    const theirs = await fixtureOf(app.rows)
    expect((await open({ uuid: theirs.device.uuid, secret: theirs.device.secret })).error?.code).toBe('NOT_FOUND')
    await app.database.superuser.query(`delete from user_rights where user_id = $1 and "right" = 'man_access_services'`, [
      fixture.users.manager,
    ])
    // The database tells of it; without that the session would be remembered for two seconds.
    await expect.poll(async () => (await actions.byCode(shiftId, forced())).error?.code).toBe('MANAGER_ACCESS_REQUIRED')
  })

  it("a manager elsewhere reads a device's sites by its uuid, and nothing of a device that is none of the company's", async () => {
    const asked = (uuid?: string) => app.http(readDeviceSites, uuid === undefined ? {} : { uuid }, fixture.as('manager'))
    const { sites, linkable } = outputOf(readDeviceSites, await asked(fixture.device.uuid))
    expect([sites.map(({ id }) => id), linkable]).toEqual([[fixture.siteId], []])
    expect([(await asked()).error?.code, (await asked(randomUUID())).error?.code]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  })

  it('says how far each site is from where the device stands; not where it is', async () => {
    const more = await app.rows.site(fixture.company.id, fixture.clientId)
    const place = 'update sites set latitude = $2, longitude = $3 where site_id = $1'
    await app.database.superuser.query(place, [fixture.siteId, 48.8566, 2.3522])
    await app.database.superuser.query('update sites set latitude = null, longitude = null where site_id = $1', [more])
    await open()
    const sites = async (values: Values) => outputOf(readDeviceSites, await app.http(readDeviceSites, values, asDevice()))
    const near = await sites({ latitude: 48.8576, longitude: 2.3522 })
    expect([...near.sites, ...near.linkable].map(({ distanceMetres }) => distanceMetres)).toEqual([111, null])
    expect((await sites({})).sites.map(({ distanceMetres }) => distanceMetres)).toEqual([null])
    expect(Object.keys(near.sites[0]!)).not.toContain('latitude')
  })

  it('links a site to that very device and takes one from it, no other', async () => {
    const more = await app.rows.site(fixture.company.id, fixture.clientId)
    const link = (device: Values = {}) => app.http(linkDevice, { siteId: more, device }, asDevice())
    expect((await link()).error?.code).toBe('MANAGER_ACCESS_REQUIRED')
    expect(outputOf(readDeviceSites, await app.http(readDeviceSites, {}, asDevice())).linkable).toEqual([])
    await open()
    expect(outputOf(readDeviceSites, await app.http(readDeviceSites, {}, asDevice())).linkable.map(({ id }) => id)).toEqual([more])
    const other = await app.rows.device(fixture.company.id, [fixture.siteId])
    expect((await link({ clockingDeviceId: other.deviceId })).error?.code).toBe('NOT_FOUND')
    expect(outputOf(linkDevice, await link()).device).toMatchObject({ deviceId: fixture.device.deviceId, siteId: more })
    const { sites } = outputOf(readDeviceSites, await app.http(readDeviceSites, {}, asDevice()))
    expect(sites.map(({ id }) => id)).toEqual([fixture.siteId, more])
    const unlink = (siteClockingDeviceId: number) => app.http(unlinkDevice, { siteClockingDeviceId }, asDevice())
    expect((await unlink(other.links[0]!)).error?.code).toBe('NOT_FOUND')
    expect(outputOf(unlinkDevice, await unlink(sites[1]!.deviceSiteId))).toEqual({ isPaired: true })
  })
})
