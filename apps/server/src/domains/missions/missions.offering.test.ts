import { listOfferable, remindOfMission } from '@vigie/contract/missions/missions.board.ts'
import { closeMission } from '@vigie/contract/missions/missions.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { missioning } from './missions.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { rows } = app
const { somebody, open, offer, offered, answered, all, told, offerable, give, begin } = missioning(app, fixture)

describe('what can be offered', () => {
  it('is what nobody has, has not begun and no open mission offers; of a site, and of days by its own clock', async () => {
    const lea = await somebody()
    const [night, later] = [await open('14', '22', '23'), await open('17')]
    await offered([lea], [await open('15')])
    await begin(await open('16'))
    await give(await open('18'), lea.agentId)
    const ids = async (values: Values) => (await offerable(values)).shifts.map(({ id }) => id)
    expect(await ids({})).toEqual([night, later])
    // 22:00 UTC is midnight in Paris: the next day.
    expect(await ids({ from: '2026-10-15', to: '2026-10-15' })).toEqual([night])
    expect(await ids({ from: '2026-10-16' })).toEqual([later])
    expect(await ids({ to: '2026-10-14' })).toEqual([])
    const site = await rows.site(fixture.company.id, fixture.clientId, {})
    expect(await ids({ siteId: site })).toEqual([])
    const first = await offerable({ limit: 1 })
    expect(first.shifts).toMatchObject([{ id: night, isOpen: true, startsLocal: '2026-10-15 00:00:00' }])
    expect(await ids({ limit: 1, cursor: first.nextCursor })).toEqual([later])
    expect((await app.http(listOfferable, { cursor: 'x' }, fixture.as('manager'))).status).toBe(422)
  })

  it('two services at the same time are not offered together: nobody could have both', async () => {
    const lea = await somebody()
    const shift_ids = [await open('14', '06', '14'), await open('14', '13', '18')]
    expect(await offer({ shift_ids, resource_ids: [lea.agentId] })).toMatchObject({ status: 422, error: { code: 'SHIFTS_OVERLAP' } })
    expect(await all()).toEqual([])
    // One after the other is a day.
    expect((await offer({ shift_ids: [shift_ids[0], await open('14', '14', '18')], resource_ids: [lea.agentId] })).status).toBe(200)
  })
})

describe('a reminder', () => {
  const remind = (id: number) => app.http(remindOfMission, { mission_id: id }, fixture.as('manager'))
  it('tells those who have not answered, once a day, and nobody of a mission that is closed', async () => {
    const [lea, max] = [await somebody(), await somebody()]
    const mission = await offered([lea, max])
    await answered(mission.id, lea, { response: 3 })
    expect(outputOf(remindOfMission, await remind(mission.id))).toEqual({
      silentCount: 1,
      toldCount: 1,
      handOver: { link: expect.stringMatching(`/missions\\?missionId=${mission.id}&company=`) as string, isPushed: false },
    })
    expect(outputOf(remindOfMission, await remind(mission.id))).toMatchObject({ silentCount: 1, toldCount: 0 })
    expect(await told(lea)).toHaveLength(1)
    expect((await told(max)).map(({ kind, path }) => [kind, path])).toEqual([
      ['missionOffered', `/missions?missionId=${mission.id}`],
      ['missionOffered', `/missions?missionId=${mission.id}`],
    ])
    app.clock.forward(24 * 3600)
    expect(outputOf(remindOfMission, await remind(mission.id)).toldCount).toBe(1)
    await app.http(closeMission, { mission_id: mission.id }, fixture.as('manager'))
    expect((await remind(mission.id)).error?.code).toBe('MISSION_CLOSED')
  })
})

describe('the notice of a mission', () => {
  it('is of its site, and of none where its services lie at several: whoever has turned one off hears of the other', async () => {
    const [lea, max] = [await somebody(), await somebody()]
    const elsewhere = await rows.shift(fixture.company.id, {
      siteId: await rows.site(fixture.company.id, fixture.clientId, {}),
      startsAt: '2026-10-20T06:00:00Z',
      endsAt: '2026-10-20T14:00:00Z',
    })
    await offered([lea], [await open('14'), await open('15')])
    await offered([max], [await open('16'), elsewhere])
    const { rows: notices } = await app.database.superuser.query(
      'select u.agent_id, n.site_id from notifications n join users u using (company_id, user_id) where company_id = $1 order by 1',
      [fixture.company.id],
    )
    expect(notices).toEqual([
      { agent_id: lea.agentId, site_id: fixture.siteId },
      { agent_id: max.agentId, site_id: null },
    ])
  })
})
