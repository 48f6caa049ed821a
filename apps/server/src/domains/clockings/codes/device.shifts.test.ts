import { deviceShifts, identifyAgent } from '@vigie/contract/clockings/clockings.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { outputOf } from '../../../../test/transports.ts'
import { at, openTestApp } from '../../../../test/app.ts'
import { agentCode, fixtureOf, freshFixture } from '../../../../test/fixture.ts'

/** Shifts by what they are at the moment: 12 October, 10h in Paris. */
let shifts: Record<'soon' | 'later' | 'runs' | 'left' | 'tomorrow' | 'night', number>
const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)
beforeEach(async () => {
  const arrived = { arrived_at: '2026-10-12T05:00:00Z', clock_in_status: 1 }
  const shift = (startsAt: string, endsAt: string, columns = {}) => actions.shift({ startsAt, endsAt, columns })
  shifts = {
    soon: await shift('2026-10-12T08:20:00Z', '2026-10-12T16:00:00Z'),
    later: await shift('2026-10-12T14:00:00Z', '2026-10-12T20:00:00Z'),
    runs: await shift('2026-10-12T05:00:00Z', '2026-10-12T13:00:00Z', arrived),
    left: await shift('2026-10-12T05:00:00Z', '2026-10-12T07:00:00Z', { ...arrived, left_at: '2026-10-12T07:00:00Z', clock_out_status: 1 }),
    tomorrow: await shift('2026-10-13T06:00:00Z', '2026-10-13T14:00:00Z'),
    night: await shift('2026-10-11T19:00:00Z', '2026-10-12T04:00:00Z'),
  }
})
async function shown(columns: Record<string, unknown>): Promise<string[]> {
  const device = await app.rows.device(fixture.company.id, [fixture.siteId], columns)
  const answered = outputOf(deviceShifts, await app.http(deviceShifts, {}, { token: device.token }))
  return answered.shifts.map(({ id }) => Object.entries(shifts).find(([, shiftId]) => shiftId === id)![0])
}

describe('a device shows what its settings say', () => {
  it.each([
    ['day', ['night', 'runs', 'left', 'soon', 'later']],
    ['window', ['runs', 'soon']],
    ['running', ['runs']],
    ['none', []],
  ])('%s', async (shifts_visibility, expected) => {
    expect(await shown({ shifts_visibility })).toEqual(expected)
  })

  it('of those in progress on time nobody who is late, who came before the start, or whose departure was forgotten', async () => {
    const change = (columns: string) => app.database.superuser.query(`update shifts set ${columns} where shift_id = $1`, [shifts['runs']])
    await change(`arrived_at = starts_at + interval '20 minutes', clock_in_status = 2`)
    expect(await shown({ shifts_visibility: 'running' })).toEqual([])
    await change(`arrived_at = starts_at - interval '10 minutes', clock_in_status = 1`)
    expect(await shown({ shifts_visibility: 'running' })).toEqual(['runs'])
    for (const now of ['2026-10-12T04:59:59Z', '2026-10-13T01:00:01Z']) {
      app.clock.set(at(now))
      expect(await shown({ shifts_visibility: 'running' })).toEqual([])
    }
  })

  it('the names of agents, or none', async () => {
    const namesAt = async (is_names_visible: boolean) => {
      const device = await app.rows.device(fixture.company.id, [fixture.siteId], { is_names_visible, shifts_visibility: 'day' })
      const answered = outputOf(deviceShifts, await app.http(deviceShifts, {}, { token: device.token }))
      return new Set(answered.shifts.map(({ agentName }) => agentName !== null))
    }
    expect([await namesAt(true), await namesAt(false)]).toEqual([new Set([true]), new Set([false])])
  })

  it('whoever has shown a code by their first name alone, where it shows no names', async () => {
    const identified = async (is_names_visible: boolean) => {
      const device = await app.rows.device(fixture.company.id, [fixture.siteId], { is_names_visible })
      return outputOf(identifyAgent, await actions.identify({ password: agentCode }, device.token))
    }
    const [open, hidden] = [await identified(true), await identified(false)]
    expect(open.agentName).not.toBe(open.agentFirstName)
    expect([hidden.agentName, hidden.agentFirstName]).toEqual([open.agentFirstName, open.agentFirstName])
    expect([open, hidden].map(({ clockable }) => clockable.every(({ agentName }) => agentName === null))).toEqual([false, true])
  })

  it.each([
    ['1.6.2', false],
    ['1.6.3', true],
  ])('that it takes cards: with version %s, %s', async (apiVersion, isByNfc) => {
    const versioned = await fixtureOf(app.rows, { apiVersion })
    const device = await app.rows.device(versioned.company.id, [versioned.siteId], { is_by_nfc: true })
    expect(outputOf(deviceShifts, await app.http(deviceShifts, {}, { token: device.token })).isByNfc).toBe(isByNfc)
  })

  it('of its own sites alone', async () => {
    const other = await app.rows.device(fixture.company.id, [await app.rows.site(fixture.company.id, fixture.clientId)], {
      shifts_visibility: 'day',
    })
    expect(outputOf(deviceShifts, await app.http(deviceShifts, {}, { token: other.token })).shifts).toEqual([])
  })

  it('a manager has no device of its own', async () => {
    expect((await app.http(deviceShifts, {}, fixture.as('manager'))).error?.code).toBe('NOT_FOUND')
  })
})
