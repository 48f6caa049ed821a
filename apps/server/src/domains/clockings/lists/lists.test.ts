import { listClockingShifts } from '@vigie/contract/clockings/clockings.lists.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf, type As } from '../../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)

/** Shifts by what they are at the moment: 12 October, 10h in Paris. */
let shifts: Record<'late' | 'now' | 'soon' | 'evening' | 'runs' | 'leaving' | 'left' | 'elsewhere' | 'shut', number>
beforeEach(async () => {
  const arrived = { arrived_at: '2026-10-12T05:00:00Z', clock_in_status: 1 }
  const shift = (startsAt: string, endsAt: string, columns = {}, more = {}) => actions.shift({ startsAt, endsAt, columns, ...more })
  const other = await app.rows.site(fixture.company.id, fixture.clientId)
  const shut = await app.rows.site(fixture.company.id, fixture.clientId, { is_clocking_enabled: false })
  shifts = {
    late: await shift('2026-10-12T07:50:00Z', '2026-10-12T16:00:00Z'),
    now: await shift('2026-10-12T08:20:00Z', '2026-10-12T16:00:00Z'),
    soon: await shift('2026-10-12T09:00:00Z', '2026-10-12T17:00:00Z'),
    evening: await shift('2026-10-12T16:00:00Z', '2026-10-12T22:00:00Z'),
    runs: await shift('2026-10-12T05:00:00Z', '2026-10-12T13:00:00Z', arrived),
    leaving: await shift('2026-10-11T20:00:00Z', '2026-10-12T08:15:00Z', { ...arrived, arrived_at: '2026-10-11T19:55:00Z' }),
    left: await shift('2026-10-12T05:00:00Z', '2026-10-12T07:00:00Z', { ...arrived, left_at: '2026-10-12T07:00:00Z', clock_out_status: 1 }),
    elsewhere: await shift('2026-10-12T08:20:00Z', '2026-10-12T16:00:00Z', {}, { siteId: other }),
    shut: await shift('2026-10-12T08:20:00Z', '2026-10-12T16:00:00Z', {}, { siteId: shut }),
  }
})

const namesOf = (list: readonly { id: number }[]) => list.map(({ id }) => Object.entries(shifts).find(([, one]) => one === id)![0])
const asked = async (as: As) => outputOf(listClockingShifts, await app.http(listClockingShifts, {}, as))
async function listed(as: As) {
  const { clockable, clocked } = await asked(as)
  return { clockable: namesOf(clockable), clocked: namesOf(clocked) }
}
const deviceWith = async (columns: Record<string, unknown>): Promise<As> => {
  const { token } = await app.rows.device(fixture.company.id, [fixture.siteId], columns)
  return { code: fixture.company.code, token }
}
const publish = (on: string | null) =>
  app.database.superuser.query(
    `insert into schedule_months (company_id, agent_id, month, published_at) values ($1, $2, '202610', $3)
     on conflict (company_id, agent_id, month) do update set published_at = excluded.published_at`,
    [fixture.company.id, fixture.agentId, on],
  )

describe('a device lists', () => {
  it('what may be clocked at its sites, the late one first, and what has been clocked, the last act first', async () => {
    expect(await listed(await deviceWith({ shifts_visibility: 'day' }))).toEqual({
      clockable: ['late', 'now', 'soon', 'leaving'],
      clocked: ['left', 'runs', 'leaving'],
    })
  })

  it.each([
    ['day', ['late', 'now', 'soon', 'leaving'], ['left', 'runs', 'leaving']],
    ['window', ['late', 'now', 'leaving'], ['runs', 'leaving']],
    ['running', ['leaving'], ['runs', 'leaving']],
    ['none', [], []],
  ])('no more than its setting says: %s', async (shifts_visibility, clockable, clocked) => {
    expect(await listed(await deviceWith({ shifts_visibility }))).toEqual({ clockable, clocked })
  })

  it('nobody by name where its setting hides them', async () => {
    const hidden = await asked(await deviceWith({ is_names_visible: false, shifts_visibility: 'day' }))
    expect(hidden.isNamesVisible).toBe(false)
    expect([...hidden.clockable, ...hidden.clocked].map(({ agentName }) => agentName)).toEqual(Array(7).fill(null))
    const shown = await asked(await deviceWith({ is_names_visible: true }))
    expect(shown.isNamesVisible).toBe(true)
    expect(shown.clockable.every(({ agentName }) => agentName !== null)).toBe(true)
  })

  it('who comes after midnight, before it', async () => {
    app.clock.set('2026-10-12T21:50:00Z' as never)
    shifts.now = await actions.shift({ startsAt: '2026-10-12T22:15:00Z', endsAt: '2026-10-13T06:00:00Z' })
    expect((await listed(fixture.as('clocking_device'))).clockable).toContain('now')
  })

  it('nothing once it serves no site, and says so when clocking is off', async () => {
    await app.database.superuser.query('delete from device_sites where company_id = $1', [fixture.company.id])
    expect(await listed(fixture.as('clocking_device'))).toEqual({ clockable: [], clocked: [] })
    await app.database.superuser.query(
      `insert into company_settings (company_id, key, value) values ($1, 'is_clocking_enabled', 'false')
       on conflict (company_id, key) do update set value = excluded.value`,
      [fixture.company.id],
    )
    app.clock.set('2026-10-12T08:00:10Z' as never)
    expect((await app.http(listClockingShifts, {}, fixture.as('manager'))).error?.code).toBe('APP_IS_DISABLED')
  })
})

it('a manager lists those of every site where clocking is on', async () => {
  expect(await listed(fixture.as('manager'))).toEqual({
    clockable: ['late', 'now', 'elsewhere', 'soon', 'leaving'],
    clocked: ['left', 'runs', 'leaving'],
  })
})

it('an agent lists its own, of a month that is published', async () => {
  await publish(null)
  expect(await listed(fixture.as('resource'))).toEqual({ clockable: [], clocked: [] })
  await publish('2026-10-01T08:00:00Z')
  expect((await listed(fixture.as('resource'))).clockable).toEqual(['late', 'now', 'elsewhere', 'soon', 'leaving'])
  const colleague = await app.rows.agent(fixture.company.id, { code: '135790' })
  await actions.shift({ startsAt: '2026-10-12T08:20:00Z', endsAt: '2026-10-12T16:00:00Z', agentId: colleague })
  expect((await asked(fixture.as('resource'))).clockable).toHaveLength(5)
})
