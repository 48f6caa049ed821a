import { assignMission } from '@vigie/contract/missions/missions.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'
import { missioning } from './missions.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { somebody, open, offer, offered, answered, assign } = missioning(app, fixture)

describe('attacked', () => {
  it('sent again after a lost answer, a mission that was given to the same agent is answered as it stands', async () => {
    const [lea, max] = [await somebody(), await somebody()]
    const mission = await offered([lea, max])
    for (const one of [lea, max]) await answered(mission.id, one, { response: 2 })
    const values = { mission_id: mission.id, resource_id: lea.agentId, version: 1 }
    expect((await assign(values)).status).toBe(200)
    expect(outputOf(assignMission, await assign(values)).mission).toMatchObject({ state: 'assigned', assignedAgentId: lea.agentId })
    expect((await assign({ ...values, resource_id: max.agentId })).error?.code).toBe('CONFLICT')
  })

  it('two managers who give it to two agents at once: one of them has it, the other is told', async () => {
    const [lea, max] = [await somebody(), await somebody()]
    const mission = await offered([lea, max], [await open('14'), await open('16')])
    for (const one of [lea, max]) await answered(mission.id, one, { response: 2 })
    const both = await Promise.all([lea, max].map(({ agentId }) => assign({ mission_id: mission.id, resource_id: agentId, version: 1 })))
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const { rows: holders } = await app.database.superuser.query<{ agent_id: number }>(
      'select distinct s.agent_id from shifts s join mission_shifts o using (company_id, shift_id) where o.mission_id = $1',
      [mission.id],
    )
    expect(holders).toHaveLength(1)
  })

  it('whoever has lost its contract or its card since the yes does not get it', async () => {
    const [ended, lost] = [await somebody(), await somebody()]
    const mission = await offered([ended, lost], [await open('14'), await open('17')])
    for (const one of [ended, lost]) await answered(mission.id, one, { response: 2 })
    await app.database.superuser.query(`update contracts set ends_on = '2026-10-15' where agent_id = $1`, [ended.agentId])
    await app.database.superuser.query(`update agents set card_expires_on = '2026-10-16' where agent_id = $1`, [lost.agentId])
    for (const one of [ended, lost]) {
      const answer = await assign({ mission_id: mission.id, resource_id: one.agentId, version: 1, waiver: 'Il le faut' })
      expect(answer).toMatchObject({ status: 409, error: { code: 'AGENT_UNFIT' } })
    }
  })

  it('a service that begins between the yes and the press is given to nobody', async () => {
    const lea = await somebody()
    const shiftId = await open('12', '06', '14')
    const mission = await offered([lea], [shiftId, await open('14')])
    await answered(mission.id, lea, { response: 2 })
    app.clock.forward(2 * 3600)
    expect((await assign({ mission_id: mission.id, resource_id: lea.agentId, version: 1 })).error?.code).toBe('MISSION_CLOSED')
  })

  it.each([
    { shift_ids: Array.from({ length: 32 }, (_, at) => at + 1) },
    { resource_ids: Array.from({ length: 201 }, (_, at) => at + 1) },
    { text: 'x'.repeat(1001) },
    { text: 'a\u0000b' },
    { shift_ids: [2 ** 31] },
  ])('what swells or cannot be kept is refused', async (values) => {
    const lea = await somebody()
    const answer = await offer({ shift_ids: [await open()], resource_ids: [lea.agentId], ...values })
    expect([400, 422]).toContain(answer.status)
  })
})
