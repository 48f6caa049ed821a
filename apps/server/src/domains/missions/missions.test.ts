import { assignMission, closeMission, listMissions } from '@vigie/contract/missions/missions.ts'
import { readUnseen } from '@vigie/contract/reference/reference.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'
import { missioning } from './missions.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { rows } = app

const { somebody, open, offer, offered, answer, answered, assign, all, told, holder } = missioning(app, fixture)

describe('a mission', () => {
  it('is offered, answered, given: its services enter the schedule, and those who were available are told', async () => {
    const [lea, max, ida] = [await somebody(), await somebody(), await somebody()]
    await rows.insert('schedule_months', {
      company_id: fixture.company.id,
      agent_id: max.agentId,
      month: '202610',
      published_at: '2026-09-20T08:00:00Z',
    })
    const shiftIds = [await open('16'), await open('14')]
    const mission = await offered([lea, max, ida], shiftIds, { text: 'Renfort salon' })
    expect(mission).toMatchObject({ state: 'open', startsLocal: '2026-10-14 08:00:00', month: '202610', text: 'Renfort salon' })
    expect(mission.shifts.map(({ id }) => id)).toEqual(shiftIds.toReversed())
    expect((await told(lea)).map(({ kind, path }) => [kind, path])).toEqual([['missionOffered', `/missions?missionId=${mission.id}`]])

    expect(await answered(mission.id, lea, { response: 2 })).toMatchObject({ response: 2, agents: [] })
    await answered(mission.id, max, { response: 2 })
    await answered(mission.id, ida, { response: 3 })
    const [seen] = outputOf(listMissions, await app.http(listMissions, { vacation_id: shiftIds[1] }, fixture.as('manager'))).missions
    expect(outputOf(listMissions, await app.http(listMissions, { vacation_id: await open() }, fixture.as('manager'))).missions).toEqual([])
    expect(seen!.agents.map(({ agentId, response }) => [agentId, response])).toEqual([
      [lea.agentId, 2],
      [max.agentId, 2],
      [ida.agentId, 3],
    ])
    const { mission: given } = outputOf(assignMission, await assign({ mission_id: mission.id, resource_id: max.agentId, version: 1 }))
    expect(given).toMatchObject({ state: 'assigned', assignedAgentId: max.agentId })
    const mine = outputOf(readSchedules, await app.http(readSchedules, { month: '202610' }, max.as))
    expect(mine.shifts.map(({ id }) => id)).toEqual(shiftIds.toReversed())
    expect((await told(max)).map(({ kind }) => kind).filter((kind) => kind === 'shiftAssigned')).toHaveLength(2)
    expect((await told(lea)).map(({ kind }) => kind)).toContain('missionGone')
    expect((await told(ida)).map(({ kind }) => kind)).not.toContain('missionGone')
    expect(await answer(mission.id, ida, { response: 2 })).toMatchObject({ status: 409, error: { code: 'MISSION_CLOSED' } })
  })

  it('shows an agent its own answer alone, what is offered to it alone, and whether it was given to it', async () => {
    const [lea, max] = [await somebody(), await somebody()]
    const mission = await offered([lea])
    await answered(mission.id, lea, { response: 2 })
    expect(await all(max.as)).toEqual([])
    expect((await answer(mission.id, max, { response: 2 })).status).toBe(404)
    await assign({ mission_id: mission.id, resource_id: lea.agentId, version: 1 })
    expect(await all(lea.as)).toMatchObject([{ isMine: true, response: 2, state: 'assigned', agents: [] }])
  })

  it('an answer is changed and withdrawn; seen, it says since when', async () => {
    const lea = await somebody()
    const mission = await offered([lea])
    const waiting = async () => outputOf(readUnseen, await app.http(readUnseen, {}, lea.as)).unseenMissionCount
    expect(await waiting()).toBe(1)
    expect((await answered(mission.id, lea, {})).viewedAt).toBe('2026-10-12T05:00:00Z')
    expect(await waiting()).toBe(0)
    await answered(mission.id, lea, { response: 2 })
    expect((await answered(mission.id, lea, { response: 3 })).response).toBe(3)
    expect((await answered(mission.id, lea, { response: null })).response).toBeNull()
    expect((await all())[0]!.agents).toMatchObject([{ response: null, respondedAt: null }])
    expect((await answer(mission.id, lea, { response: 4 })).status).toBe(422)
  })

  it('goes to the first who is available and may have it, where the first yes wins', async () => {
    const [late, fit, other] = [await somebody({ card_number: '' }), await somebody(), await somebody()]
    const shiftId = await open()
    const mission = await offered([late, fit, other], [shiftId], { is_first_yes: true })
    expect(await answered(mission.id, late, { response: 2 })).toMatchObject({ state: 'open', response: 2 })
    expect(await holder(shiftId)).toBeNull()
    const both = await Promise.all([answer(mission.id, fit, { response: 2 }), answer(mission.id, other, { response: 2 })])
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    const [row] = await all()
    expect(row).toMatchObject({ state: 'assigned' })
    expect([fit.agentId, other.agentId]).toContain(row!.assignedAgentId)
    expect(await holder(shiftId)).toBe(row!.assignedAgentId)
  })

  it('is given whole or not at all: services that cannot be had together are refused, the law asks for a reason', async () => {
    const lea = await somebody()
    const together = [await open('14', '06', '14'), await open('14', '14', '18')]
    const overlapping = await offered([lea], together)
    // A file moves one of them over the other.
    await app.database.superuser.query(`update shifts set starts_at = '2026-10-14T12:00:00Z' where shift_id = $1`, [together[1]])
    await answered(overlapping.id, lea, { response: 2 })
    expect(await assign({ mission_id: overlapping.id, resource_id: lea.agentId, version: 1, waiver: 'Il faut bien' })).toMatchObject({
      status: 409,
      error: { code: 'AGENT_UNFIT' },
    })
    expect(await Promise.all(together.map(holder))).toEqual([null, null])
    const short = await offered([lea], [await open('20', '14', '22'), await open('21', '06', '14')])
    await answered(short.id, lea, { response: 2 })
    const values = { mission_id: short.id, resource_id: lea.agentId, version: 1 }
    expect(await assign(values)).toMatchObject({ status: 422, error: { code: 'WAIVER_REQUIRED' } })
    expect((await assign({ ...values, waiver: 'Accord de l’agent' })).status).toBe(200)
  })

  it('offers nothing that somebody has, that has begun, or that another mission offers; taken back, it can be offered again', async () => {
    const lea = await somebody()
    const resource_ids = [lea.agentId]
    const held = await rows.shift(fixture.company.id, {
      siteId: fixture.siteId,
      agentId: fixture.agentId,
      startsAt: '2026-10-14T06:00:00Z',
      endsAt: '2026-10-14T14:00:00Z',
    })
    const begun = await open('12', '04', '12')
    for (const id of [held, begun]) expect((await offer({ shift_ids: [id], resource_ids })).error?.code).toBe('SHIFT_NOT_OPEN')
    const shiftId = await open()
    const answers = await Promise.all([1, 2, 3].map(() => offer({ shift_ids: [shiftId], resource_ids })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [mission] = await all()
    await answered(mission!.id, lea, { response: 2 })
    expect((await app.http(closeMission, { mission_id: mission!.id }, fixture.as('manager'))).status).toBe(200)
    expect((await told(lea)).map(({ kind }) => kind)).toContain('missionGone')
    expect((await app.http(closeMission, { mission_id: mission!.id }, fixture.as('manager'))).error?.code).toBe('MISSION_CLOSED')
    expect((await offer({ shift_ids: [shiftId], resource_ids })).status).toBe(200)
  })

  it('is given to whoever is available: an answer that is taken back, also at the last moment, is none', async () => {
    const lea = await somebody()
    const shiftId = await open()
    const mission = await offered([lea], [shiftId])
    const values = { mission_id: mission.id, resource_id: lea.agentId, version: 1 }
    expect((await assign(values)).error?.code).toBe('CONFLICT')
    await answered(mission.id, lea, { response: 2 })
    const [given] = await Promise.all([assign(values), answer(mission.id, lea, { response: null })])
    expect(['CONFLICT', undefined]).toContain(given.error?.code)
    expect(await holder(shiftId)).toBe(given.status === 200 ? lea.agentId : null)
  })

  it('is closed to whom it is not offered, to other companies, and to bodies that swell', async () => {
    const [lea, max] = [await somebody(), await somebody()]
    const mission = await offered([lea])
    const other = await fixtureOf(rows)
    expect(await assign({ mission_id: mission.id, resource_id: max.agentId, version: 1 })).toMatchObject({ status: 404 })
    expect(await assign({ mission_id: mission.id, resource_id: lea.agentId, version: 9 })).toMatchObject({ status: 409 })
    expect((await assign({ mission_id: mission.id, resource_id: lea.agentId, version: 1 }, other.as('manager'))).status).toBe(404)
    expect((await app.http(closeMission, { mission_id: mission.id }, other.as('manager'))).status).toBe(404)
    expect((await offer({ shift_ids: [await open()], resource_ids: [other.agentId] })).status).toBe(404)
    expect((await offer({ shift_ids: Array.from({ length: 32 }, (_, at) => at), resource_ids: [lea.agentId] })).status).toBe(422)
    expect((await offer({ shift_ids: [], resource_ids: [lea.agentId] })).status).toBe(422)
  })
})
