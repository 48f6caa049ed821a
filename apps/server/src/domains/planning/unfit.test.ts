import { listPublicationBreaches, listUnfitShifts } from '@vigie/contract/planning/planning.unfit.ts'
import { allowsActivity } from '@vigie/contract/planning/planning.fitness.rules.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { assigning, six, two } from './assignment.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { rows } = app
const { person, held, published, assign, open } = assigning(app, fixture)
const company_id = () => fixture.company.id

const unfit = async (values: Values = { from: '2026-10-14', to: '2026-10-14' }) =>
  outputOf(listUnfitShifts, await app.http(listUnfitShifts, values, fixture.as('manager')))
const breaches = async (values: Values = { month: '202610' }) =>
  outputOf(listPublicationBreaches, await app.http(listPublicationBreaches, values, fixture.as('manager')))

/** An agent for each thing that holds somebody back on the 14th, and the service that it has then. */
async function heldBack(what: string): Promise<{ agentId: number; shiftId: number }> {
  const columns = what === 'CARD_MISSING' ? { card_number: '' } : what === 'CARD_EXPIRED' ? { card_expires_on: '2026-10-13' } : {}
  const { agentId } = await person(columns, what === 'CONTRACT_NONE' ? { ends_on: '2026-10-13' } : {})
  const shiftId = await held(agentId, six, two)
  if (what === 'OVERLAP') await held(agentId, '2026-10-14T13:59:00Z', '2026-10-14T20:00:00Z')
  if (what === 'UNAVAILABLE') {
    const type = await rows.insert('unavailability_types', { company_id: company_id(), name: `Congé ${agentId}` })
    const times = { starts_at: '2026-10-14T13:59:00Z', ends_at: '2026-10-15T22:00:00Z', created_at: '2026-10-01T08:00:00Z' }
    const unavailability_type_id = type['unavailability_type_id']
    await rows.insert('unavailabilities', {
      company_id: company_id(),
      agent_id: agentId,
      unavailability_type_id,
      is_demand: false,
      ...times,
    })
  }
  if (what === 'CARD_ACTIVITY') {
    const prestation = await rows.insert('prestations', { company_id: company_id(), name: `P${agentId}`, card_activity: 'Cynophile' })
    await app.database.superuser.query('update shifts set prestation_id = $1 where shift_id = $2', [prestation['prestation_id'], shiftId])
  }
  if (what.startsWith('QUALIFICATION')) {
    const code = `Q${agentId}`
    const known = await rows.insert('qualifications', { company_id: company_id(), kind: 'degree', code, name: code })
    const prestation = await rows.insert('prestations', { company_id: company_id(), name: code })
    const qualification_id = known['qualification_id']
    await app.database.superuser.query('update shifts set prestation_id = $1 where shift_id = $2', [prestation['prestation_id'], shiftId])
    if (what === 'QUALIFICATION_EXPIRED')
      await rows.insert('agent_qualifications', { company_id: company_id(), agent_id: agentId, qualification_id, expires_on: '2026-10-13' })
  }
  return { agentId, shiftId }
}
const everything = [
  'CARD_MISSING',
  'CARD_EXPIRED',
  'CONTRACT_NONE',
  'UNAVAILABLE',
  'OVERLAP',
  'QUALIFICATION_MISSING',
  'QUALIFICATION_EXPIRED',
]

describe('the services whose agents may not have them', () => {
  it.each(everything)('%s: the service is named on its day, and giving it is refused with the same sentence', async (what) => {
    const { agentId, shiftId } = await heldBack(what)
    const { shifts, isMore } = await unfit()
    const found = shifts.filter(({ id }) => id === shiftId)
    expect([found.map(({ day, obstacles }) => [day, ...obstacles.map(({ code, kind }) => [code, kind])]), isMore]).toEqual([
      [['2026-10-14', [what, 'refuse']]],
      false,
    ])
    const { rows: of } = await app.database.superuser.query<Values>('select prestation_id from shifts where shift_id = $1', [shiftId])
    const copy = await open('2026-10-14T06:30:00Z', '2026-10-14T13:59:30Z', { prestation_id: of[0]!['prestation_id'] })
    const refused = await assign({ vacation_id: copy, resource_id: agentId, waiver: 'Urgence' })
    expect(refused.error).toMatchObject({
      code: 'AGENT_UNFIT',
      message: expect.stringContaining(found[0]!.obstacles[0]!.message) as string,
    })
  })

  it('hold nothing of who may serve: a card and a contract on their last day, a leave that is asked for or begins as the service ends', async () => {
    const { agentId } = await person({ card_expires_on: '2026-10-14' }, { ends_on: '2026-10-14' })
    await held(agentId, six, two)
    const type = await rows.insert('unavailability_types', { company_id: company_id(), name: 'Congé' })
    const own = { company_id: company_id(), agent_id: agentId, unavailability_type_id: type['unavailability_type_id'], created_at: six }
    await rows.insert('unavailabilities', { ...own, is_demand: false, starts_at: two, ends_at: '2026-10-15T00:00:00Z' })
    await rows.insert('unavailabilities', { ...own, is_demand: true, starts_at: '2026-10-13T00:00:00Z', ends_at: six })
    expect((await unfit()).shifts.filter((one) => one.agentId === agentId)).toEqual([])
  })

  it('go by the day of the site: a night belongs to the day on which it begins', async () => {
    const { agentId } = await person({ card_expires_on: '2026-10-13' })
    await held(agentId, '2026-10-13T21:59:00Z', '2026-10-14T05:00:00Z')
    await held(agentId, '2026-10-14T22:00:00Z', '2026-10-15T05:00:00Z')
    const days = async (from: string, to: string) =>
      (await unfit({ from, to })).shifts.filter((one) => one.agentId === agentId).map(({ day }) => day)
    // The first begins on the last day of the card.
    expect([await days('2026-10-13', '2026-10-14'), await days('2026-10-15', '2026-10-15')]).toEqual([[], ['2026-10-15']])
    expect((await app.http(listUnfitShifts, { from: '2026-10-02', to: '2026-10-01' }, fixture.as('manager'))).status).toBe(422)
    expect((await app.http(listUnfitShifts, { from: '2026-10-01', to: '2026-11-01' }, fixture.as('manager'))).status).toBe(422)
  })

  it('say nothing of another company', async () => {
    const { shiftId } = await heldBack('CARD_EXPIRED')
    const other = await fixtureOf(rows)
    const answer = outputOf(listUnfitShifts, await app.http(listUnfitShifts, { from: '2026-10-14', to: '2026-10-14' }, other.as('manager')))
    expect(answer.shifts.map(({ id }) => id)).not.toContain(shiftId)
  })
})

describe('before a month is published', () => {
  it('names what is wrong with it by law and by papers, once for all services that it is about', async () => {
    const { agentId } = await person({ card_expires_on: '2026-10-13', last_name: 'Las' })
    await held(agentId, six, two)
    await held(agentId, '2026-10-14T22:00:00Z', '2026-10-15T06:00:00Z')
    const found = (await breaches()).agents.find((one) => one.agentId === agentId)
    expect(found?.breaches.map(({ code, kind, shiftCount }) => [code, kind, shiftCount])).toEqual([
      ['CARD_EXPIRED', 'refuse', 2],
      ['SHORTEST_REST', 'refuse', 2],
    ])
    expect(found?.breaches[1]?.message).toContain('8 h de repos avant le service du 15/10/2026, pour 11 h au moins')
  })

  it('weighs the month beside the months around, and says nothing of those alone', async () => {
    const { agentId } = await person()
    await held(agentId, '2026-09-30T12:00:00Z', '2026-09-30T20:00:00Z')
    await held(agentId, '2026-09-29T21:30:00Z', '2026-09-30T05:00:00Z')
    await held(agentId, '2026-10-01T05:00:00Z', '2026-10-01T13:00:00Z')
    const found = (await breaches()).agents.find((one) => one.agentId === agentId)
    expect(found?.breaches.map(({ code, message }) => [code, message.slice(0, 4)])).toEqual([['SHORTEST_REST', '9 h ']])
  })

  it('looks at those whose month is not published, or at those that are named, page by page', async () => {
    const [one, other] = [await person({ card_number: '', last_name: 'Abel' }), await person({ card_number: '', last_name: 'Babel' })]
    await held(one.agentId, six, two)
    await held(other.agentId, six, two)
    await published(one.agentId)
    const ids = async (values: Values = {}) => (await breaches({ month: '202610', ...values })).agents.map(({ agentId }) => agentId)
    expect(await ids()).toEqual([other.agentId])
    expect(await ids({ resource_ids: [one.agentId] })).toEqual([one.agentId])
    const first = await breaches({ month: '202610', resource_ids: [one.agentId, other.agentId], limit: 1 })
    expect([first.agents.map(({ agentId }) => agentId), first.agentCount]).toEqual([[one.agentId], 1])
    expect(await ids({ resource_ids: [one.agentId, other.agentId], limit: 1, cursor: first.nextCursor })).toEqual([other.agentId])
  })
})

it('the activities of a card are compared alike in SQL and in the browser', async () => {
  const held = [
    '',
    'Surveillance humaine',
    'Télésurveillance / AGENT CYNOPHILE',
    'Transport de fonds, de bijoux',
    '\u00a0Cynophile ; SSIAP',
  ]
  const asked = ['', ' ', 'surveillance humaine', 'Agent cynophile', 'Transport de fonds, de bijoux', 'de bijoux', 'Cynophile', 'cyno']
  const pairs = held.flatMap((one) => asked.map((other) => [one, other] as const))
  const { rows: answers } = await app.database.superuser.query<{ allows: boolean }>(
    'select card_allows(p.held, p.asked) as allows from unnest($1::text[], $2::text[]) with ordinality as p (held, asked, at) order by p.at',
    [pairs.map(([one]) => one), pairs.map(([, other]) => other)],
  )
  expect(answers.map(({ allows }) => allows)).toEqual(pairs.map(([one, other]) => allowsActivity(one, other)))
})

it('what was clocked before a leave was recorded, and what its agent did not come to, is not named', async () => {
  const { agentId } = await person()
  const [clocked, replaced] = [await held(agentId, '2026-10-14T04:00:00Z', '2026-10-14T06:00:00Z'), await held(agentId, six, two)]
  const rest = await rows.shift(company_id(), { siteId: fixture.siteId, startsAt: two, endsAt: '2026-10-14T18:00:00Z' })
  await app.database.superuser.query('update shifts set arrived_at = starts_at, clock_in_status = 1 where shift_id = $1', [clocked])
  await app.database.superuser.query(
    `update shifts set followed_by_id = $2, post_ends_at = '2026-10-14T18:00:00Z', planned_at = ends_at where shift_id = $1`,
    [replaced, rest],
  )
  const type = await rows.insert('unavailability_types', { company_id: company_id(), name: 'Maladie' })
  await rows.insert('unavailabilities', {
    company_id: company_id(),
    agent_id: agentId,
    unavailability_type_id: type['unavailability_type_id'],
    is_demand: false,
    starts_at: '2026-10-13T22:00:00Z',
    ends_at: '2026-10-14T22:00:00Z',
    created_at: '2026-10-14T08:00:00Z',
  })
  expect((await unfit()).shifts.filter((one) => one.agentId === agentId)).toEqual([])
})
