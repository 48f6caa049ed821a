import type { Role } from '@vigie/contract/access.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { listNextShifts } from '@vigie/contract/dashboard/dashboard.ts'
import { assignShift } from '@vigie/contract/planning/planning.assignment.ts'
import { describe, expect, it } from 'vitest'
import { outputOf } from '../../../test/transports.ts'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'

// It is Monday the 12th of October 2026, 10:00 in Paris.
const app = await openTestApp()
const fixture = freshFixture(app)

const at = (hour: string, day = '12') => `2026-10-${day}T${hour}:00Z`
interface Planned {
  readonly siteId?: number
  readonly agentId?: number | null
  readonly columns?: Record<string, unknown>
}
const shift = (startsAt: string, endsAt: string, { siteId = fixture.siteId, agentId = fixture.agentId, columns = {} }: Planned = {}) =>
  app.rows.shift(fixture.company.id, {
    siteId,
    agentId,
    contractId: agentId === null ? null : fixture.contractId,
    startsAt,
    endsAt,
    columns,
  })
const today = async (role: Role) => outputOf(listNextShifts, await app.http(listNextShifts, {}, fixture.as(role)))
const idsOf = (shifts: readonly { readonly id: number }[]) => shifts.map(({ id }) => id)
const came = { arrived_at: at('06:00'), clock_in_status: 1 }

describe("a manager's home", () => {
  it('begins with what waits for somebody, the most urgent first, and with nothing else', async () => {
    const unassigned = await shift(at('09:30'), at('16:00'), { agentId: null })
    const notLeft = await shift(at('22:00', '11'), at('06:00'), { columns: { ...came, arrived_at: at('22:00', '11') } })
    const silent = await shift(at('08:30'), at('16:00'), { columns: { can_pre_clock: true } })
    const missed = await shift(at('07:00'), at('16:00'))
    const unanswered = await shift(at('05:00'), at('16:00'), { columns: { ...came, missed_check_count: 1 } })
    const left = await shift(at('06:00'), at('16:00'), { columns: { ...came, left_at: at('07:30'), clock_out_status: 1 } })
    // At work, expected within the tolerance, over, far ahead, on the way.
    await shift(at('06:00'), at('16:00'), { columns: came })
    await shift(at('07:55'), at('16:00'))
    await shift(at('20:00', '11'), at('07:00'))
    await shift(at('14:00'), at('20:00'), { agentId: null })
    await shift(at('08:40'), at('16:00'), { columns: { can_pre_clock: true, pre_clock_in_at: at('07:40') } })
    expect(idsOf((await today('manager')).current)).toEqual([unanswered, left, missed, notLeft, silent, unassigned])
  })

  it('has the phones of those agents, unless the manager may not see agents', async () => {
    await app.database.superuser.query(`update agents set phone_mobile = '+33612345678' where agent_id = $1`, [fixture.agentId])
    expect((await today('manager')).phones).toEqual([])
    await shift(at('07:00'), at('16:00'))
    expect((await today('manager')).phones).toEqual([{ agentId: fixture.agentId, phone: '+33612345678' }])
    await app.database.superuser.query(`update agents set phone_mobile = '' where agent_id = $1`, [fixture.agentId])
    expect((await today('manager')).phones).toEqual([])
    Object.assign(fixture, await fixtureOf(app.rows, { rights: ['man_access_services'] }))
    await app.database.superuser.query(`update agents set phone_mobile = '+33612345678' where agent_id = $1`, [fixture.agentId])
    await shift(at('07:00'), at('16:00'))
    const seen = await today('manager')
    expect([seen.current.length, seen.phones]).toEqual([1, []])
  })
})

describe("a client's home", () => {
  it('shows who is on at its own sites and who comes next, without phone or contract', async () => {
    const otherClient = await app.rows.client(fixture.company.id)
    const [mine, theirs] = [await app.rows.site(fixture.company.id, fixture.clientId), await app.rows.site(fixture.company.id, otherClient)]
    await app.database.superuser.query(`update agents set phone_mobile = '+33612345678' where agent_id = $1`, [fixture.agentId])
    const on = await shift(at('06:00'), at('16:00'), { columns: came })
    const missed = await shift(at('07:00'), at('16:00'), { siteId: mine })
    const staying = await shift(at('22:00', '11'), at('07:00'), { columns: { ...came, arrived_at: at('22:00', '11') } })
    const next = await shift(at('16:00'), at('22:00'), { siteId: mine })
    await shift(at('06:00'), at('07:00'), { columns: { ...came, left_at: at('07:00'), clock_out_status: 1 } })
    await shift(at('06:00'), at('16:00'), { siteId: theirs })
    await shift(at('16:00'), at('22:00'), { siteId: theirs })
    const seen = await today('client')
    expect([idsOf(seen.current), idsOf(seen.shifts), seen.phones]).toEqual([[staying, on, missed], [next], []])
    expect(seen.current.every(({ contractId, agentName }) => contractId === null && agentName !== null)).toBe(true)
    // Held to one site it sees that one alone.
    const held = await today('client_user')
    expect([idsOf(held.current), idsOf(held.shifts)]).toEqual([[staying, on], []])
  })

  it('has the first part of a post that changed hands as long as the post is not over: since when it is empty shows in it', async () => {
    const other = await app.rows.agent(fixture.company.id)
    const first = await shift(at('06:00'), at('07:50'))
    const second = await shift(at('07:50'), at('16:00'), { agentId: other, columns: { follows_id: first } })
    const divided = `update shifts set followed_by_id = $2, post_ends_at = $3 where shift_id = $1`
    await app.database.superuser.query(divided, [first, second, at('16:00')])
    for (const who of ['client', 'client_user'] as const) {
      const { current, shifts } = await today(who)
      expect(current.map(({ id, followsId, followedById }) => [id, followsId, followedById])).toEqual([
        [first, null, second],
        [second, first, null],
      ])
      expect(shifts).toEqual([])
    }
    // To managers the first part is settled.
    expect(idsOf((await today('manager')).current)).toEqual([second])
    app.clock.set(at('16:00') as Instant)
    expect((await today('client')).current).toEqual([])
  })

  it('has a part between two others until the post is over, in whatever order the post was divided', async () => {
    const ready = { columns: { card_number: 'CAR-075', card_expires_on: '2030-01-01' } }
    const [relief, last] = [await app.rows.agent(fixture.company.id, ready), await app.rows.agent(fixture.company.id, ready)]
    for (const agentId of [relief, last]) await app.rows.contract(fixture.company.id, agentId)
    const first = await shift(at('09:00'), at('16:00'))
    const give = (resource_id: number, version: number, from: string) =>
      app.http(assignShift, { vacation_id: first, resource_id, version, from, reason: 'Relais', waiver: 'Relais' }, fixture.as('manager'))
    expect((await give(last, 1, at('13:00'))).status).toBe(200)
    const { rows } = await app.database.superuser.query<{ version: number }>('select version from shifts where shift_id = $1', [first])
    expect((await give(relief, rows[0]!.version, at('11:00'))).status).toBe(200)
    app.clock.set(at('13:30') as Instant)
    const { current } = await today('client')
    expect(current.map(({ agentId }) => agentId)).toEqual([fixture.agentId, relief, last])
  })

  it('looks no further ahead than the months of its planning', async () => {
    app.clock.set('2026-10-25T08:00:00Z' as Instant)
    Object.assign(fixture, await fixtureOf(app.rows, { settings: { cli_month_after_schedule: 0 } }))
    // In the site's own month: 23:30 UTC of the 31st is the 1st in Paris.
    const here = await shift(at('16:00', '31'), at('22:00', '31'))
    const beyond = await shift(at('23:30', '31'), '2026-11-01T06:00:00Z')
    for (const who of ['client', 'client_user'] as const) expect(idsOf((await today(who)).shifts)).toEqual([here])
    expect(idsOf((await today('manager')).shifts)).toEqual([here, beyond])
  })
})

describe("a partner's home", () => {
  it('shows its own agents, wherever they work', async () => {
    const other = await app.rows.agent(fixture.company.id)
    await app.database.superuser.query('update agents set partner_id = $2 where agent_id = $1', [fixture.agentId, fixture.partnerId])
    const on = await shift(at('06:00'), at('16:00'), { columns: came })
    const next = await shift(at('16:00'), at('22:00'))
    await shift(at('06:00'), at('16:00'), { agentId: other })
    await shift(at('16:00'), at('22:00'), { agentId: null })
    const seen = await today('manager_partner')
    expect([idsOf(seen.current), idsOf(seen.shifts), seen.phones]).toEqual([[on], [next], []])
  })

  it('has neither contracts, nor when a month was validated: what is agreed with an agent is no part of it', async () => {
    await app.database.superuser.query('update agents set partner_id = $2 where agent_id = $1', [fixture.agentId, fixture.partnerId])
    await app.database.superuser.query(
      `insert into schedule_months (company_id, agent_id, month, published_at, validated_at) values ($1, $2, '202610', $3, $3)`,
      [fixture.company.id, fixture.agentId, at('06:00', '01')],
    )
    await shift(at('06:00'), at('16:00'), { columns: came })
    await shift(at('16:00'), at('22:00'))
    const { current, shifts } = await today('manager_partner')
    const told = [...current, ...shifts].map(({ contractId, scheduleValidatedLocal }) => ({ contractId, scheduleValidatedLocal }))
    expect(told).toEqual(Array.from({ length: 2 }, () => ({ contractId: null, scheduleValidatedLocal: null })))
  })
})
