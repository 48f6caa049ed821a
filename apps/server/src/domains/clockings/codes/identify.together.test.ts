import { randomUUID } from 'node:crypto'
import { identifyAgent, recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { clockingActions, type ClockingActions } from '../../../../test/clocking.actions.ts'
import { allAtOnce, statuses } from '../../../../test/many.ts'
import { openTestApp } from '../../../../test/app.ts'
import { agentCode, fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
let actions: ClockingActions
beforeEach(() => {
  actions = clockingActions(app, fixture)
})
const codeOf = (at: number) => String(300_000 + at)
const devicesOf = (count: number) => allAtOnce(count, () => app.rows.device(fixture.company.id, [fixture.siteId], { is_by_nfc: true }))

describe('codes that come together at many devices', () => {
  it('are each answered with their own agent, services and ticket, by which that agent clocks', async () => {
    const devices = await devicesOf(40)
    const agents = await allAtOnce(40, (at) => app.rows.agent(fixture.company.id, { code: codeOf(at) }))
    const shifts = await Promise.all(agents.map((agentId) => actions.shift({ agentId })))
    const answered = await allAtOnce(40, (at) => actions.identify({ password: codeOf(at) }, devices[at]!.token))
    const known = answered.map((answer) => outputOf(identifyAgent, answer))
    expect(known.map(({ agentId }) => agentId)).toEqual(agents)
    expect(known.map(({ clockable }) => clockable.map(({ id }) => id))).toEqual(shifts.map((id) => [id]))
    const acts = await allAtOnce(40, (at) =>
      actions.record({ vacation_id: shifts[at], type: 0, clocking_uuid: randomUUID(), ticket: known[at]!.ticket }, devices[at]!.token),
    )
    expect(acts.map((act) => outputOf(recordClocking, act).shift.id)).toEqual(shifts)
  })

  it('wrong ones, cards, a device that was unpaired and another company’s same code among them', async () => {
    await actions.shift()
    const other = await fixtureOf(app.rows)
    await clockingActions(app, other).shift()
    const [right, wrong, byCard, gone] = await devicesOf(4)
    await app.database.superuser.query('update devices set unpaired_at = $2 where device_id = $1', [gone!.deviceId, app.clock.now()])
    const [known, mistyped, card, unpaired, theirs] = await Promise.all([
      actions.identify({ password: agentCode }, right!.token),
      actions.identify({ password: '111111' }, wrong!.token),
      actions.identify({ resourceNfcUid: '04:00:00:00' }, byCard!.token),
      actions.identify({ password: agentCode }, gone!.token),
      clockingActions(app, other).identify(),
    ])
    expect(outputOf(identifyAgent, known).agentId).toBe(fixture.agentId)
    expect(outputOf(identifyAgent, theirs).agentId).toBe(other.agentId)
    expect([mistyped, card, unpaired].map((answer) => answer.error?.code)).toEqual([
      'WARN_INCORRECT_CODE',
      'ON_TIME_NFC_UNRECOGNIZED',
      'UNAUTHORISED',
    ])
    const { rows } = await app.database.superuser.query<{ subject: string }>(
      'select subject from throttles where company_id = $1 order by subject',
      [fixture.company.id],
    )
    expect(
      rows.map(({ subject }) => subject.split(':')[0]),
      'each counts at its own device',
    ).toEqual(['card.device', 'code.device'])
  })

  it('lock their own device alone', async () => {
    await actions.shift()
    const [locked, ...others] = await devicesOf(6)
    await allAtOnce(12, (at) => actions.identify({ password: codeOf(at) }, locked!.token))
    const answers = await Promise.all([locked!, ...others].map(({ token }) => actions.identify({ password: agentCode }, token)))
    expect(answers[0]!.error?.code).toBe('TOO_MANY_TRIES')
    expect(statuses(answers.slice(1))).toEqual([200])
  })

  it('are a contact of their device, which is written down once they are answered', async () => {
    await actions.shift()
    const [device] = await devicesOf(1)
    await actions.identify({ password: agentCode }, device!.token)
    await app.settled()
    const { rows } = await app.database.superuser.query('select burst_last_at is not null as "isKnown" from sessions where user_id = $1', [
      device!.userId,
    ])
    expect(rows).toEqual([{ isKnown: true }])
  })

  it('take away the tickets of a month ago of that device alone', async () => {
    await actions.shift()
    const [device, other] = await devicesOf(2)
    for (const { token } of [device!, other!]) await actions.identify({ password: agentCode }, token)
    app.clock.forward(32 * 24 * 3600)
    await actions.shift()
    await actions.identify({ password: agentCode }, device!.token)
    const { rows } = await app.database.superuser.query<{ deviceId: number; count: number }>(
      'select device_id as "deviceId", count(*)::int as count from clocking_tickets where company_id = $1 group by 1 order by 1',
      [fixture.company.id],
    )
    expect(new Map(rows.map(({ deviceId, count }) => [deviceId, count]))).toEqual(
      new Map([
        [device!.deviceId, 1],
        [other!.deviceId, 1],
      ]),
    )
  })
})
