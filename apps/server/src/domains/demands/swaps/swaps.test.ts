import { readDemandEffects } from '@vigie/contract/demands/demands.effects.ts'
import { updateDemand } from '@vigie/contract/demands/demands.ts'
import { listSwaps } from '@vigie/contract/demands/demands.swaps.ts'
import { offerDemandType } from '@vigie/contract/demands/demands.types.ts'
import { assignShift } from '@vigie/contract/planning/planning.assignment.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf, type Values } from '../../../../test/transports.ts'
import { assigning } from '../../planning/assignment.testing.ts'
import { asking, codeOf } from '../demands.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { superuser } = app.database
const { author, manager, ask, asked, answer, answered, effects, listed, told } = asking(app, fixture)
const { person, published, held, rowOf } = assigning(app, fixture)

const day = ['2026-10-14T06:00:00Z', '2026-10-14T14:00:00Z'] as const
const evening = ['2026-10-14T14:00:00Z', '2026-10-14T20:00:00Z'] as const

/** A colleague of the site, who sees the month, with an account. */
async function colleague(columns: Values = {}) {
  const { agentId } = await person({ last_name: 'ROUSSEL', first_name: 'Léa', ...columns })
  await published(agentId)
  const userId = await app.rows.user(fixture.company.id, { role: 'resource', columns: { agent_id: agentId } })
  return { agentId, as: { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) } }
}
/** The fixture's agent may have any service, and sees its month. */
async function ready() {
  await superuser.query(`update agents set card_number = 'CAR-075', card_expires_on = '2030-01-01' where agent_id = $1`, [fixture.agentId])
  await published(fixture.agentId, { validated_at: '2026-10-01T08:00:00Z' })
}
const swap = (shift_id: number, colleague_id: number, colleague_shift_id?: number) => ({
  type_id: 11,
  fields: { shift_id, colleague_id, ...(colleague_shift_id !== undefined && { colleague_shift_id }) },
})
const offered = async (values: Values = {}) => outputOf(listSwaps, await app.http(listSwaps, values, author()))
const agentsOf = (...shiftIds: readonly number[]) => Promise.all(shiftIds.map(async (id) => (await rowOf(id))['agent_id']))

describe('a swap of services', () => {
  it('names the services and the colleague, and both change hands where it is accepted', async () => {
    await ready()
    const lea = await colleague()
    const [mine, theirs] = [await held(fixture.agentId, ...day), await held(lea.agentId, ...evening)]
    const demand = await asked(swap(mine, lea.agentId, theirs))
    expect(demand.swap).toMatchObject({
      shift: { id: mine, startsLocal: '2026-10-14 08:00:00', endsLocal: '2026-10-14 16:00:00' },
      colleagueName: 'ROUSSEL Léa',
      theirs: { id: theirs },
    })
    const inReturn = expect.stringContaining('En échange de votre service du 14 octobre 2026 de 16:00 à 22:00.') as string
    expect(await told(lea.as)).toMatchObject([{ kind: 'swapAsked', path: '/schedule?month=202610', body: inReturn }])
    const shown = await effects(demand.id)
    // The evening that Léa gives does not stand against the day that she takes, though they touch.
    expect(shown.swap).toMatchObject({ stands: true, obstacles: [] })
    expect(await agentsOf(mine, theirs)).toEqual([fixture.agentId, lea.agentId])
    expect(await answered({ id: demand.id, version: 1, status: 3, response: 'Entendu.', seen: shown.seen })).toMatchObject({ status: 3 })
    expect(await agentsOf(mine, theirs)).toEqual([lea.agentId, fixture.agentId])
    expect((await told(author())).map(({ kind }) => kind)).toEqual(['demandAnswered'])
    expect((await told(lea.as)).map(({ kind }) => kind).toSorted()).toEqual(['shiftAssigned', 'shiftWithdrawn', 'swapAsked'])
    // Its author is asked to validate the month again.
    const { rows } = await superuser.query(
      'select changed_at > validated_at as again from schedule_months where company_id = $1 and agent_id = $2',
      [fixture.company.id, fixture.agentId],
    )
    expect(rows).toEqual([{ again: true }])
  })

  it('of two services at the same hours passes, and one that is only given leaves its author without', async () => {
    await ready()
    const lea = await colleague()
    const [mine, theirs] = [await held(fixture.agentId, ...day), await held(lea.agentId, ...day)]
    const both = await asked(swap(mine, lea.agentId, theirs))
    expect((await answer({ id: both.id, status: 3 })).status).toBe(200)
    expect(await agentsOf(mine, theirs)).toEqual([lea.agentId, fixture.agentId])
    const later = await held(fixture.agentId, '2026-10-16T06:00:00Z', '2026-10-16T14:00:00Z')
    const given = await asked(swap(later, lea.agentId))
    expect((await answer({ id: given.id, status: 3 })).status).toBe(200)
    expect(await agentsOf(later)).toEqual([lea.agentId])
  })

  it('is refused with what stands against it, and changes nothing; a rule of law is passed with a reason that is kept', async () => {
    await ready()
    const tired = await colleague()
    const expired = await colleague({ card_expires_on: '2026-01-01', last_name: 'BLANC' })
    const mine = await held(fixture.agentId, ...day)
    await held(tired.agentId, '2026-10-14T18:00:00Z', '2026-10-15T02:00:00Z')
    await held(expired.agentId, '2026-10-20T06:00:00Z', '2026-10-20T14:00:00Z')
    const unfit = await asked(swap(mine, expired.agentId))
    expect((await effects(unfit.id)).swap!.obstacles).toMatchObject([{ agentName: 'BLANC Léa', isRefusal: true, canWaive: false }])
    expect(codeOf(await answer({ id: unfit.id, status: 3 }))).toBe('409 AGENT_UNFIT')
    const short = await asked(swap(mine, tired.agentId))
    expect((await effects(short.id)).swap!.obstacles.some(({ canWaive }) => canWaive)).toBe(true)
    expect(codeOf(await answer({ id: short.id, status: 3 }))).toBe('422 WAIVER_REQUIRED')
    expect(await agentsOf(mine)).toEqual([fixture.agentId])
    expect((await listed({ demandId: short.id }))[0]).toMatchObject({ status: 0, version: 1 })
    expect((await answer({ id: short.id, status: 3, waiver: 'Accord des deux agents' })).status).toBe(200)
    const { rows } = await superuser.query('select shift_id, reason from planning_waivers where company_id = $1', [fixture.company.id])
    expect(rows).toEqual([{ shift_id: mine, reason: 'Accord des deux agents' }])
  })

  it('that one of the two can no longer keep is said and not applied, on what was shown or without', async () => {
    await ready()
    const lea = await colleague()
    const other = await person()
    const [mine, theirs] = [await held(fixture.agentId, ...day), await held(lea.agentId, ...evening)]
    const demand = await asked(swap(mine, lea.agentId, theirs))
    const { seen } = await effects(demand.id)
    const taken = { vacation_id: theirs, resource_id: other.agentId, version: 1 }
    expect((await app.http(assignShift, taken, manager())).status).toBe(200)
    expect(codeOf(await answer({ id: demand.id, status: 3, seen }))).toBe('409 DEMAND_EFFECTS_CHANGED')
    const now = await effects(demand.id)
    expect(now.swap).toMatchObject({ stands: false })
    expect(codeOf(await answer({ id: demand.id, status: 3, seen: now.seen }))).toBe('409 DEMAND_SWAP_GONE')
    expect(await agentsOf(mine, theirs)).toEqual([fixture.agentId, other.agentId])
    // What is no longer planned at all is said too.
    await superuser.query('delete from shifts where shift_id = $1', [mine])
    expect((await listed({ demandId: demand.id }))[0]!.swap).toMatchObject({ shift: null, colleagueName: 'ROUSSEL Léa' })
    expect((await answer({ id: demand.id, status: 5, response: 'Plus possible.' })).status).toBe(200)
  })

  it('of services that were planned otherwise since says so, and stands no longer where the colleague went to another employer', async () => {
    await ready()
    const lea = await colleague()
    const mine = await held(fixture.agentId, ...day)
    await held(lea.agentId, ...evening)
    const demand = await asked(swap(mine, lea.agentId))
    expect((await effects(demand.id)).swap).toMatchObject({ stands: true, hasMoved: false })
    app.clock.forward(60)
    await superuser.query('update shifts set planned_at = $2, version = version + 1 where shift_id = $1', [mine, app.clock.now()])
    expect((await effects(demand.id)).swap).toMatchObject({ stands: true, hasMoved: true })
    const partner = { company_id: fixture.company.id, code: 'P2', name: 'Sous-traitant', created_at: app.clock.now() }
    const { partner_id } = await app.rows.insert('partners', partner)
    await superuser.query('update agents set partner_id = $2 where agent_id = $1', [lea.agentId, partner_id])
    expect(codeOf(await answer({ id: demand.id, status: 3 }))).toBe('409 DEMAND_SWAP_GONE')
  })

  it('of one service with two colleagues is done once, by two managers at once', async () => {
    await ready()
    const [lea, max] = [await colleague(), await colleague({ first_name: 'Max' })]
    const mine = await held(fixture.agentId, ...day)
    for (const one of [lea, max]) await held(one.agentId, '2026-10-21T06:00:00Z', '2026-10-21T14:00:00Z')
    const demands = [await asked(swap(mine, lea.agentId)), await asked(swap(mine, max.agentId))]
    const answers = await Promise.all(demands.map(({ id }) => answer({ id, status: 3 })))
    expect(answers.map(codeOf).toSorted()).toEqual(['200', '409 DEMAND_SWAP_GONE'])
  })

  it('cannot be asked of a service that is not one’s own, nor with somebody who does not serve there, nor for what is not theirs', async () => {
    await ready()
    const [lea, max] = [await colleague(), await colleague({ first_name: 'Max' })]
    const stranger = await person()
    const [mine, past, theirs] = [
      await held(fixture.agentId, ...day),
      await held(fixture.agentId, '2026-10-11T06:00:00Z', '2026-10-11T14:00:00Z'),
      await held(lea.agentId, ...evening),
    ]
    await held(max.agentId, ...evening)
    for (const values of [
      swap(theirs, max.agentId),
      swap(past, lea.agentId),
      swap(mine, stranger.agentId),
      swap(mine, fixture.agentId),
      swap(mine, max.agentId, theirs),
    ])
      expect(codeOf(await ask(values))).toBe('422 INVALID')
    expect((await ask(swap(mine, lea.agentId, theirs))).status).toBe(200)
  })
})

it('what may be swapped: own services to come of published months, and who serves at the site for the same employer', async () => {
  await ready()
  const partnerId = (
    await app.rows.insert('partners', { company_id: fixture.company.id, code: 'P1', name: 'Sous-traitant', created_at: app.clock.now() })
  )['partner_id']
  const [lea, lent] = [await colleague(), await colleague({ partner_id: partnerId })]
  const mine = await held(fixture.agentId, ...day)
  await held(fixture.agentId, '2026-11-14T06:00:00Z', '2026-11-14T14:00:00Z')
  const theirs = await held(lea.agentId, ...evening)
  await held(lent.agentId, ...evening)
  expect(await offered()).toMatchObject({ shifts: [{ id: mine }], colleagues: [] })
  const { colleagues } = await offered({ shift_id: mine })
  expect(colleagues).toEqual([{ id: lea.agentId, name: 'ROUSSEL Léa', shifts: [expect.objectContaining({ id: theirs })] }])
  // For another agent's service nothing is returned.
  expect((await offered({ shift_id: theirs })).colleagues).toEqual([])
})

it('no service is offered beyond the months that an agent may look at', async () => {
  Object.assign(fixture, await fixtureOf(app.rows, { settings: { res_month_after_schedule: 0 } }))
  await ready()
  const lea = await colleague()
  for (const agentId of [fixture.agentId, lea.agentId]) await published(agentId, { month: '202611' })
  const november = ['2026-11-03T06:00:00Z', '2026-11-03T14:00:00Z'] as const
  const [mine, later] = [await held(fixture.agentId, ...day), await held(fixture.agentId, ...november)]
  const theirs = await held(lea.agentId, ...november)
  const { shifts, colleagues } = await offered({ shift_id: mine })
  expect([shifts.map(({ id }) => id), colleagues.map((one) => one.shifts)]).toEqual([[mine], [[]]])
  for (const values of [swap(later, lea.agentId), swap(mine, lea.agentId, theirs)]) expect(codeOf(await ask(values))).toBe('422 INVALID')
})

it('nothing is shown of what colleagues have where a company offers no swaps', async () => {
  await ready()
  const lea = await colleague()
  const mine = await held(fixture.agentId, ...day)
  await held(lea.agentId, ...evening)
  expect((await app.http(offerDemandType, { id: 11, is_offered: false }, manager())).status).toBe(200)
  expect(await offered({ shift_id: mine })).toEqual({ shifts: [], colleagues: [] })
  expect(codeOf(await ask(swap(mine, lea.agentId)))).toBe('422 INVALID')
})

it('a service in return that is left empty asks for none', async () => {
  await ready()
  const lea = await colleague()
  const mine = await held(fixture.agentId, ...day)
  await held(lea.agentId, ...evening)
  const values = swap(mine, lea.agentId)
  const demand = await asked({ ...values, fields: { ...values.fields, colleague_shift_id: ' ' } })
  expect([demand.fields, demand.swap!.theirs]).toEqual([values.fields, null])
  expect(await told(lea.as)).toMatchObject([{ body: expect.stringMatching(/^Un responsable/) as string }])
  const emptied = { id: demand.id, version: 1, fields: { ...values.fields, colleague_shift_id: '' } }
  expect(outputOf(updateDemand, await app.http(updateDemand, emptied, author())).demand.fields).toEqual(values.fields)
})

it('the phone of a colleague is shown to managers who may see agents', async () => {
  await ready()
  const lea = await colleague({ phone_mobile: '+33612345678' })
  const mine = await held(fixture.agentId, ...day)
  await held(lea.agentId, ...evening)
  const { id } = await asked(swap(mine, lea.agentId))
  expect((await effects(id)).swap!.colleaguePhone).toBe('+33612345678')
  const userId = await app.rows.user(fixture.company.id, { role: 'manager', rights: ['man_edit_planning'] })
  const planner = { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) }
  expect(outputOf(readDemandEffects, await app.http(readDemandEffects, { id }, planner)).swap!.colleaguePhone).toBe('')
})

it('both services stay named once they have changed hands, also in a month that is not published to who has one since', async () => {
  await ready()
  const lea = await colleague()
  await published(lea.agentId, { month: '202611' })
  const [mine, theirs] = [await held(fixture.agentId, ...day), await held(lea.agentId, '2026-11-03T06:00:00Z', '2026-11-03T14:00:00Z')]
  const { id } = await asked(swap(mine, lea.agentId, theirs))
  await answered({ id, status: 3 })
  expect((await listed({ demandId: id }, author()))[0]!.swap).toMatchObject({ shift: { id: mine }, theirs: { id: theirs } })
})

it('of a month that is not published an agent reads nothing: neither who serves in it nor what it asked to be swapped', async () => {
  await ready()
  const [lea, max] = [await colleague(), await colleague({ first_name: 'Max' })]
  const [mine, theirs] = [await held(fixture.agentId, ...day), await held(lea.agentId, ...evening)]
  await held(max.agentId, ...evening)
  const demand = await asked(swap(mine, lea.agentId, theirs))
  await superuser.query('update schedule_months set published_at = null, validated_at = null where company_id = $1 and agent_id <> $2', [
    fixture.company.id,
    fixture.agentId,
  ])
  expect((await listed({ demandId: demand.id }, author()))[0]!.swap).toMatchObject({ shift: { id: mine }, theirs: null })
  expect((await listed({ demandId: demand.id }))[0]!.swap).toMatchObject({ shift: { id: mine }, theirs: { id: theirs } })
  expect((await offered({ shift_id: mine })).colleagues).toEqual([])
  expect(codeOf(await ask(swap(mine, max.agentId)))).toBe('422 INVALID')
})
