import { closeManagerAccess, openManagerAccess } from '@vigie/contract/devices/devices.ts'
import { expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import type { Values } from '../../../../test/transports.ts'
import { sendingIn } from './journal.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T08:00:00Z' })
const { actions, journal, intact } = sendingIn(app, fixture)
const device = () => ({ token: fixture.device.token, deviceUuid: fixture.device.uuid })

const open = () => app.http(openManagerAccess, { uuid: fixture.device.uuid, secret: fixture.device.secret }, fixture.as('manager'))
/** A service that is over: nobody may clock it by the rules. */
const missed = () => actions.shift({ startsAt: '2026-10-11T20:00:00Z', endsAt: '2026-10-12T04:00:00Z' })
const reasoned = () => ({ is_forced: true, clocking_anomaly_reason_id: fixture.reasonId, comment: 'Badge oublié' })

/** A contact of the tablet at eight, an access from then on, and what the tablet has kept of it a minute later. */
async function keptAt(time: string, values: Values = {}) {
  await journal.contact('2026-10-12T08:00:00Z', [], device())
  await open()
  app.clock.set(at('2026-10-12T08:00:40Z'))
  const shiftId = await missed()
  const ticket = await actions.ticket()
  return { shiftId, line: journal.signed(shiftId, time, ticket, { ...reasoned(), ...values }) }
}
const send = async (line: unknown) => journal.results(await journal.send([line], device()))[0]

it('a forced act whose sending nobody answered is recorded in the manager’s name when it comes later, and has its receipt', async () => {
  const { shiftId, line } = await keptAt('2026-10-12T08:01:00Z')
  app.clock.set(at('2026-10-12T08:30:00Z'))
  expect(await send(line)).toMatchObject({
    status: 'recorded',
    doubt: null,
    shift: { id: shiftId, arrivedAt: '2026-10-12T08:01:00Z', isClockInForced: true, unconfirmedCount: 0 },
    receipt: expect.stringMatching(/^VR1\./) as string,
  })
  expect(await actions.lines()).toMatchObject([
    { way: 'code', is_forced: true, is_offline: true, user_id: fixture.users.manager, device_id: fixture.device.deviceId },
  ])
  await intact()
})

it('one that was heard, and whose answer was lost, is known under its uuid and answered with its receipt', async () => {
  const { shiftId, line } = await keptAt('2026-10-12T08:00:40Z')
  const { clocking_uuid, ticket } = line
  const live = await actions.record({ vacation_id: shiftId, type: 0, clocking_uuid, ticket, ...reasoned() })
  expect(live.status).toBe(200)
  app.clock.set(at('2026-10-12T08:30:00Z'))
  expect(await send(line)).toMatchObject({ status: 'known', doubt: null, receipt: (live.data as { receipt: string }).receipt })
  expect(await actions.lines()).toHaveLength(1)
})

it.each([
  // The access that was open when the ticket was given had been ended by then.
  ['after the access was ended', '2026-10-12T08:01:35Z', {}, 'window'],
  ['at a time that no clock bears out', '2026-10-12T08:01:00Z', { elapsed_seconds: null }, 'clock'],
  ['when the ticket of 60 seconds was dead', '2026-10-12T08:05:00Z', {}, 'clock'],
])('%s it is the agent’s own act, which a manager confirms', async (_, time, values, doubt) => {
  const { line } = await keptAt(time, values)
  if (doubt === 'window') await app.http(closeManagerAccess, {}, fixture.as('clocking_device'))
  app.clock.set(at('2026-10-12T08:30:00Z'))
  expect(await send(line)).toMatchObject({ status: 'recorded', doubt, shift: { isClockInForced: false, unconfirmedCount: 1 } })
  const [recorded] = await actions.lines()
  expect(recorded).toMatchObject({ is_forced: false, is_offline: true })
  expect(recorded!['user_id']).not.toBe(fixture.users.manager)
  await intact()
})

it('the access of a manager who has lost the right since forces nothing', async () => {
  const { line } = await keptAt('2026-10-12T08:01:00Z')
  await app.database.superuser.query(`delete from user_rights where user_id = $1 and "right" = 'man_access_services'`, [
    fixture.users.manager,
  ])
  app.clock.set(at('2026-10-12T08:30:00Z'))
  expect(await send(line)).toMatchObject({ status: 'recorded', doubt: 'window', shift: { isClockInForced: false } })
})
