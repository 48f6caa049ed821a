import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ app, fixture, rows, company }: SampleKit): Samples => {
  const as = fixture.as('manager')
  const times = { startsAt: '2030-10-12T08:00:00Z', endsAt: '2030-10-12T16:00:00Z' }
  const open = () => rows.shift(company, { siteId: fixture.siteId, ...times })
  /** One that is offered to the fixture's agent, who may have it. */
  const mission = async () => {
    await app.database.superuser.query(`update agents set card_number = 'CAR-075', card_expires_on = null where agent_id = $1`, [
      fixture.agentId,
    ])
    const common = { company_id: company }
    const made = await rows.insert('missions', {
      ...common,
      is_first_yes: false,
      created_by: fixture.users.manager,
      created_at: app.clock.now(),
    })
    const mission_id = made['mission_id'] as number
    // Each on a day of its own, so that an agent may have them all.
    const day = new Date(Date.UTC(2030, 0, 1) + mission_id * 2 * 86_400_000).toISOString().slice(0, 10)
    const shift_id = await rows.shift(company, { siteId: fixture.siteId, startsAt: `${day}T08:00:00Z`, endsAt: `${day}T16:00:00Z` })
    await rows.insert('mission_shifts', { ...common, mission_id, shift_id })
    await rows.insert('mission_agents', { ...common, mission_id, agent_id: fixture.agentId, response: 2, responded_at: app.clock.now() })
    return mission_id
  }
  return {
    'GET /missions': async () => ({ values: { limit: 10 }, as }),
    'GET /missions/offer': async () => ({ values: { mission_id: await mission() }, as: fixture.as('resource') }),
    'GET /missions/shifts': async () => ({ values: { siteId: fixture.siteId, from: '2030-10-12', limit: 10 }, as }),
    'POST /missions/reminder': async () => ({ values: { mission_id: await mission() }, as }),
    'PUT /missions': async () => ({ values: { mission_id: await mission(), response: 2 }, as: fixture.as('resource') }),
    'POST /missions': async () => ({ values: { shift_ids: [await open()], resource_ids: [fixture.agentId], text: 'Renfort' }, as }),
    'PUT /missions/assignment': async () => ({ values: { mission_id: await mission(), resource_id: fixture.agentId, version: 1 }, as }),
    'DELETE /missions': async () => ({ values: { mission_id: await mission() }, as }),
  }
}
