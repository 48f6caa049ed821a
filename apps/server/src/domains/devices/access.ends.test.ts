import { changePassword } from '@vigie/contract/auth/auth.ts'
import { linkDevice, openDevice, openManagerAccess, unlinkDevice } from '@vigie/contract/devices/devices.ts'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '../auth/hashing/passwords.ts'
import { openTestApp } from '../../../test/app.ts'
import { clocked, clockingActions } from '../../../test/clocking.actions.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)

const own = () => ({ uuid: fixture.device.uuid, secret: fixture.device.secret })
const open = async () => outputOf(openManagerAccess, await app.http(openManagerAccess, own(), fixture.as('manager')))
const reason = () => ({ is_forced: true, clocking_anomaly_reason_id: fixture.reasonId })
/** A service that is over: nobody may clock it by the rules. */
const missed = () => actions.shift({ startsAt: '2026-10-11T20:00:00Z', endsAt: '2026-10-12T04:00:00Z' })

describe('of a manager’s access on a device nothing is left', () => {
  it('when the device was unpaired meanwhile, though it is paired again within the ten minutes', async () => {
    await open()
    const as = fixture.as('manager')
    const unlinked = await app.http(unlinkDevice, { siteClockingDeviceId: fixture.device.links[0] }, as)
    expect(outputOf(unlinkDevice, unlinked)).toEqual({ isPaired: false })
    expect((await app.http(linkDevice, { siteId: fixture.siteId, device: own() }, as)).status).toBe(200)
    const { accessToken } = outputOf(openDevice, await app.http(openDevice, own(), fixture.as('nobody')))
    const shiftId = await missed()
    await actions.shift()
    const ticket = await actions.ticket(accessToken!)
    const act = { vacation_id: shiftId, type: 0, ticket, ...reason() }
    expect((await actions.record(act, accessToken!)).error?.code).toBe('MANAGER_ACCESS_REQUIRED')
  })

  it('when whoever has opened it chooses another password: somebody else may have known the former', async () => {
    const shiftId = await missed()
    await actions.shift()
    const former = 'Bienvenue-2026'
    await app.database.superuser.query('update users set password_hash = $2 where user_id = $1', [
      fixture.users.manager,
      await hashPassword(former),
    ])
    await open()
    const next = { current_password: former, password: 'Autre-Secret-41', password_confirmation: 'Autre-Secret-41' }
    expect((await app.http(changePassword, next, fixture.as('manager'))).error).toBeUndefined()
    const code = async () => (await actions.byCode(shiftId, reason())).error?.code
    await expect.poll(code).toBe('MANAGER_ACCESS_REQUIRED')
  })

  it('when whoever has opened it is no manager any more', async () => {
    await open()
    const shiftId = await missed()
    await app.database.superuser.query(`update users set role = 'client', client_id = $2 where user_id = $1`, [
      fixture.users.manager,
      fixture.clientId,
    ])
    await actions.shift()
    await expect.poll(async () => (await actions.byCode(shiftId, reason())).error?.code).toBe('MANAGER_ACCESS_REQUIRED')
  })
})

describe('within it an agent', () => {
  it('clocks now: another time is given by a manager at the desk (decisions/06-clocking)', async () => {
    await open()
    const shiftId = await missed()
    const given: Values = { ...reason(), datetime_arrived_at: '2026-10-11 22:00:00' }
    expect(clocked(await actions.byCode(shiftId, given))).toMatchObject({ arrivedAt: '2026-10-12T08:00:00Z', isClockInForced: true })
  })

  it('clocks no service but those of a day around now', async () => {
    await open()
    await missed()
    const farOnes = [
      await actions.shift({ startsAt: '2026-10-09T20:00:00Z', endsAt: '2026-10-10T04:00:00Z' }),
      await actions.shift({ startsAt: '2026-10-14T06:00:00Z', endsAt: '2026-10-14T14:00:00Z' }),
    ]
    for (const shiftId of farOnes) expect((await actions.byCode(shiftId, reason())).error?.code).toBe('NO_CLOCKING')
    expect(await actions.lines()).toEqual([])
  })
})
