import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { assigning, six, two } from './assignment.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { rows } = app
const { person, assign, suggestions, open, held, rowOf } = assigning(app, fixture)

describe('what stands against it', () => {
  it.each([
    ['a leave', 'Absence à ce moment'],
    ['no contract', 'Aucun contrat en cours le 14/10/2026'],
    ['no card', 'Aucune carte professionnelle'],
    ['a card that has run out', 'expirée depuis le 13/10/2026'],
    ['a service at once', 'Deux services en même temps'],
  ])('%s cannot be passed, whatever is written', async (what, sentence) => {
    const columns = what === 'no card' ? { card_number: '' } : what === 'a card that has run out' ? { card_expires_on: '2026-10-13' } : {}
    const { agentId } = await person(columns, what === 'no contract' ? { ends_on: '2026-10-13' } : {})
    if (what === 'a leave') await away(agentId, false)
    if (what === 'a service at once') await held(agentId, '2026-10-14T13:00:00Z', '2026-10-14T20:00:00Z')
    const shiftId = await open()
    const answer = await assign({ vacation_id: shiftId, resource_id: agentId, waiver: 'Il faut bien' })
    expect(answer).toMatchObject({ status: 409, error: { code: 'AGENT_UNFIT', message: expect.stringContaining(sentence) as string } })
    expect(await rowOf(shiftId)).toMatchObject({ agent_id: null, version: 1 })
    expect((await suggestions({ vacation_id: shiftId })).suggestions.map((one) => one.agentId)).not.toContain(agentId)
  })

  it('a leave that is asked for and not answered holds nobody back', async () => {
    const { agentId } = await person()
    await away(agentId, true)
    expect((await assign({ vacation_id: await open(), resource_id: agentId })).status).toBe(200)
  })

  it('a rule of law is passed with a written reason, which is kept with who wrote it', async () => {
    const { agentId } = await person()
    await held(agentId, '2026-10-13T14:00:00Z', '2026-10-13T22:00:00Z')
    const shiftId = await open()
    const refused = await assign({ vacation_id: shiftId, resource_id: agentId })
    expect(refused).toMatchObject({
      status: 422,
      error: {
        code: 'WAIVER_REQUIRED',
        message: expect.stringContaining('8 h de repos avant le service du 14/10/2026, pour 11 h au moins') as string,
      },
    })
    expect((await assign({ vacation_id: shiftId, resource_id: agentId, waiver: '   ' })).status).toBe(422)
    expect((await assign({ vacation_id: shiftId, resource_id: agentId, waiver: 'Relève malade, accord de l’agent' })).status).toBe(200)
    const { rows: kept } = await app.database.superuser.query('select shift_id, agent_id, user_id, rules, reason from planning_waivers')
    expect(kept).toContainEqual({
      shift_id: shiftId,
      agent_id: agentId,
      user_id: fixture.users.manager,
      rules: ['SHORTEST_REST'],
      reason: 'Relève malade, accord de l’agent',
    })
  })

  it('a minor’s night is passed with a written reason alone, until the day on which the agent is of age', async () => {
    const night = () => open('2026-10-14T16:00:00Z', '2026-10-14T21:00:00Z')
    const { agentId } = await person({ born_on: '2008-10-15' })
    const refused = await assign({ vacation_id: await night(), resource_id: agentId })
    expect(refused.error).toMatchObject({ code: 'WAIVER_REQUIRED', message: expect.stringContaining('Agent mineur') as string })
    const grown = await person({ born_on: '2008-10-14' })
    expect((await assign({ vacation_id: await night(), resource_id: grown.agentId })).status).toBe(200)
  })

  it('agents that are named are weighed alone, whatever stands against them', async () => {
    const [fit, unfit] = [await person(), await person({ card_number: '' })]
    const vacation_id = await open()
    const { suggestions: found } = await suggestions({ vacation_id, resource_ids: [unfit.agentId] })
    expect(found.map(({ agentId, obstacles }) => [agentId, obstacles.map(({ code }) => code)])).toEqual([[unfit.agentId, ['CARD_MISSING']]])
    expect((await suggestions({ vacation_id, resource_ids: [fit.agentId] })).suggestions).toMatchObject([
      { agentId: fit.agentId, obstacles: [] },
    ])
  })

  it('what the prestation’s own name asks for is asked for, and no card at a fire safety post', async () => {
    const company_id = fixture.company.id
    const { rows: known } = await app.database.superuser.query<{ id: number }>(
      `insert into qualifications (company_id, kind, code, name) values ($1, 'degree', 'SSIAP2', 'SSIAP 2')
       on conflict (company_id, kind, code) do update set name = 'SSIAP 2' returning qualification_id as id`,
      [company_id],
    )
    const prestation = await rows.insert('prestations', { company_id, name: 'SSIAP 2' })
    const shiftId = await open(six, two, { prestation_id: prestation['prestation_id'] })
    const without = await person({ card_number: '' })
    const answer = await assign({ vacation_id: shiftId, resource_id: without.agentId })
    expect(answer.error?.message).toContain('La prestation demande «\u00a0SSIAP 2\u00a0», que l’agent n’a pas.')
    await rows.insert('agent_qualifications', {
      company_id,
      agent_id: without.agentId,
      qualification_id: known[0]!.id,
      expires_on: '2026-10-13',
    })
    expect((await assign({ vacation_id: shiftId, resource_id: without.agentId })).error?.message).toContain('qui a expiré')
    await app.database.superuser.query('update agent_qualifications set expires_on = null where agent_id = $1', [without.agentId])
    expect((await suggestions({ vacation_id: shiftId })).suggestions.map((one) => one.agentId)).toEqual([without.agentId])
    expect((await assign({ vacation_id: shiftId, resource_id: without.agentId })).status).toBe(200)
  })

  const away = async (agent_id: number, is_demand: boolean) => {
    const company_id = fixture.company.id
    const { rows: types } = await app.database.superuser.query<{ id: number }>(
      `insert into unavailability_types (company_id, name) values ($1, 'Congés payés')
       on conflict (company_id, name) do update set name = excluded.name returning unavailability_type_id as id`,
      [company_id],
    )
    const times = { starts_at: '2026-10-13T22:00:00Z', ends_at: '2026-10-15T22:00:00Z', created_at: '2026-10-01T08:00:00Z' }
    await rows.insert('unavailabilities', { company_id, agent_id, unavailability_type_id: types[0]!.id, is_demand, ...times })
  }
})
