import { archiveAgent, archiveAgents, removeAgent, restoreAgent } from '@vigie/contract/agents/agents.archive.ts'
import { countAgents, inviteAgent, listAgents, readAgent, renewAgentCode } from '@vigie/contract/agents/agents.ts'
import { addContract } from '@vigie/contract/agents/contracts.ts'
import { readSession } from '@vigie/contract/auth/auth.ts'
import { identifyAgent } from '@vigie/contract/clockings/clockings.ts'
import { search } from '@vigie/contract/search/search.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { agentCard, agentCode, freshFixture } from '../../../../test/fixture.ts'
import { outputOf, type Values } from '../../../../test/transports.ts'
import { newContract } from '../../agents/agents.testing.ts'
import { screenOf } from '../../imports/imports.screen.testing.ts'
import { textFile } from '../../imports/imports.testing.ts'
import { assigning } from '../../planning/assignment.testing.ts'

const app = await openTestApp()
const [fixture, elsewhere] = [freshFixture(app, { now: '2026-10-12T05:00:00Z' }), freshFixture(app)]
const manager = () => fixture.as('manager')
const { superuser } = app.database
const { person, assign, open, held, suggestions } = assigning(app, fixture)
const { told } = screenOf(app, fixture)
const archive = (resourceId = fixture.agentId, as = manager()) => app.http(archiveAgent, { resourceId }, as)
const restore = (resourceId = fixture.agentId, as = manager()) => app.http(restoreAgent, { resourceId }, as)
const listed = async (values: Values = {}) => outputOf(listAgents, await app.http(listAgents, values, manager())).agents.map(({ id }) => id)
const identify = (values: Values) => app.http(identifyAgent, values, fixture.as('clocking_device'))

describe('an archived agent', () => {
  it('leaves lists, counts and searches; its account, code and card stop; what it did stays', async () => {
    const past = await app.rows.shift(fixture.company.id, {
      siteId: fixture.siteId,
      agentId: fixture.agentId,
      startsAt: '2026-10-01T06:00:00Z',
      endsAt: '2026-10-01T14:00:00Z',
    })
    expect((await archive()).status).toBe(200)
    app.clock.forward(5)
    expect([await listed(), await listed({ is_archived: true })]).toEqual([[], [fixture.agentId]])
    expect(outputOf(countAgents, await app.http(countAgents, {}, manager()))).toMatchObject({ all: 0, active: 0, archived: 1 })
    expect(outputOf(search, await app.http(search, { searchValue: 'alix' }, manager())).results).toEqual([])
    const { agent } = outputOf(readAgent, await app.http(readAgent, { resourceId: fixture.agentId }, manager()))
    expect(agent).toMatchObject({ archivedOn: '2026-10-12', accountState: 'none', hasClockingCode: false })
    expect((await app.http(readSession, {}, fixture.as('resource'))).error?.code).toBe('UNAUTHORISED')
    expect((await identify({ password: agentCode })).status).not.toBe(200)
    expect((await identify({ resourceNfcUid: agentCard })).status).not.toBe(200)
    const { rows } = await superuser.query('select agent_id as id from shifts where shift_id = $1', [past])
    expect(rows).toEqual([{ id: fixture.agentId }])
  })

  it('is invited by nobody, given no code, no contract and no service', async () => {
    const { agentId } = await person({ email: 'p@example.test' })
    const shiftId = await open()
    await archive(agentId)
    const sentence = 'Cet agent est archivé\u00a0: restaurez-le d’abord.'
    for (const answer of [
      await app.http(inviteAgent, { resourceId: agentId }, manager()),
      await app.http(renewAgentCode, { resourceId: agentId }, manager()),
      await app.http(addContract, { resourceId: agentId, ...newContract, number: 'K', contract_type_id: 1 }, manager()),
    ])
      expect(answer.error!.errors).toEqual({ resourceId: sentence })
    expect((await suggestions({ vacation_id: shiftId })).suggestions.map((one) => one.agentId)).not.toContain(agentId)
    expect((await assign({ vacation_id: shiftId, resource_id: agentId })).error?.code).toBe('NOT_FOUND')
  })

  it('comes back with its account, and is given a code anew', async () => {
    await archive()
    expect((await restore()).status).toBe(200)
    expect(await listed()).toEqual([fixture.agentId])
    const { agent } = outputOf(readAgent, await app.http(readAgent, { resourceId: fixture.agentId }, manager()))
    expect([agent.archivedOn, agent.accountState]).toEqual([null, 'invited'])
    expect((await identify({ password: agentCode })).status).not.toBe(200)
  })

  it('an account that was off before stays off', async () => {
    await superuser.query('update users set is_active = false where user_id = $1', [fixture.users.resource])
    await archive()
    await restore()
    const { rows } = await superuser.query('select is_active from users where user_id = $1', [fixture.users.resource])
    expect(rows).toEqual([{ is_active: false }])
  })

  it('an import gives it nothing new, and leaves what it has', async () => {
    const { rows } = await superuser.query<{ number: string; site: string }>(
      'select a.employee_number as number, s.code as site from agents a, sites s where a.agent_id = $1 and s.site_id = $2',
      [fixture.agentId, fixture.siteId],
    )
    const [{ number, site }] = rows as [{ number: string; site: string }]
    await archive()
    const contracts = textFile('contrats.csv', 'N° contrat;Matricule;Type;Début;Fin', `K-NEW;${number};CDI;01/01/2027;`)
    const shifts = textFile(
      'vacations.csv',
      'N° vacation;Code site;Matricule;Date début;Heure début;Date fin;Heure fin',
      `V-NEW;${site};${number};01/11/2026;07:00;01/11/2026;15:00`,
    )
    expect((await told([contracts, shifts])).refused.map(({ file, reason }) => [file, reason])).toEqual([
      ['contrats.csv', 'AGENT_ARCHIVED'],
      ['vacations.csv', 'AGENT_ARCHIVED'],
    ])
    const agents = textFile('agents.csv', 'Matricule;Nom;Prénom;Ville', `${number};Nom;Alix;Albi`)
    expect((await told([agents])).refused).toEqual([])
  })
})

describe('archiving', () => {
  it('is refused while services are to come, and says how many and from when', async () => {
    await held(fixture.agentId, '2026-10-14T06:00:00Z', '2026-10-14T14:00:00Z')
    await held(fixture.agentId, '2026-10-20T06:00:00Z', '2026-10-20T14:00:00Z')
    const refused = await archive()
    expect([refused.status, refused.error!.errors!['resourceId']]).toEqual([
      422,
      'Services à venir\u00a0: 2, le premier le mercredi 14 octobre. Donnez-les à d’autres agents, puis archivez.',
    ])
    expect(await listed()).toEqual([fixture.agentId])
  })

  it('and giving a service at once: one of them is told of the other', async () => {
    const { agentId } = await person()
    const shiftId = await open()
    const answers = await Promise.all([assign({ vacation_id: shiftId, resource_id: agentId }), archive(agentId)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('concerns the company’s own agents', async () => {
    expect((await archive(elsewhere.agentId)).error?.code).toBe('NOT_FOUND')
    expect((await restore(elsewhere.agentId)).error?.code).toBe('NOT_FOUND')
    expect((await archive(fixture.agentId, fixture.as('resource'))).error?.code).toBe('FORBIDDEN')
  })
})

describe('archiving several', () => {
  const several = (resource_ids: readonly number[], is_archived = true, as = manager()) =>
    app.http(archiveAgents, { resource_ids, is_archived }, as)

  it('archives those that it may, and names the others with their reason; restoring takes them back', async () => {
    const [free, planned] = [await person(), await person()]
    await held(planned.agentId, '2026-10-14T06:00:00Z', '2026-10-14T14:00:00Z')
    const ids = [fixture.agentId, free.agentId, planned.agentId]
    const { doneIds, kept } = outputOf(archiveAgents, await several(ids))
    expect(new Set(doneIds)).toEqual(new Set([fixture.agentId, free.agentId]))
    expect(kept).toMatchObject([
      {
        id: planned.agentId,
        reason: 'Services à venir\u00a0: 1, le premier le mercredi 14 octobre. Donnez-les à d’autres agents, puis archivez.',
      },
    ])
    expect(kept[0]!.name).toMatch(/\S+ \S+/)
    expect(await listed()).toEqual([planned.agentId])
    expect((await app.http(readSession, {}, fixture.as('resource'))).error?.code).toBe('UNAUTHORISED')
    expect(outputOf(archiveAgents, await several(ids, false)).kept).toEqual([])
    expect(new Set(await listed())).toEqual(new Set(ids))
  })

  it('touches nothing of another company, and leaves out what is not there', async () => {
    expect((await several([fixture.agentId], true, elsewhere.as('manager'))).error?.code).toBe('NOT_FOUND')
    expect(outputOf(archiveAgents, await several([elsewhere.agentId, fixture.agentId]))).toEqual({ doneIds: [fixture.agentId], kept: [] })
    expect((await several([fixture.agentId], true, fixture.as('client'))).error?.code).toBe('FORBIDDEN')
  })
})

describe('deleting', () => {
  const remove = (resourceId: number, version = 1) => app.http(removeAgent, { resourceId, version }, manager())
  it('takes an agent that nothing refers to, with what is its own alone', async () => {
    const { agentId } = await person()
    expect((await remove(agentId, 2)).error?.code).toBe('CONFLICT')
    expect((await remove(agentId)).status).toBe(200)
    expect((await remove(agentId)).error?.code).toBe('NOT_FOUND')
    expect((await remove(elsewhere.agentId)).error?.code).toBe('NOT_FOUND')
  })

  it('of one who has read instructions is refused: that it knew them stays provable, and archiving is named', async () => {
    const company = fixture.company.id
    const { agentId } = await person()
    const version = { number: 1, text: 'Ronde', starts_at: '2026-10-01T08:00:00Z', published_at: '2026-10-01T08:00:00Z' }
    const row = await app.rows.insert('site_instructions', {
      company_id: company,
      site_id: fixture.siteId,
      created_at: version.starts_at,
      ...version,
    })
    const read = { company_id: company, instructions_id: row['instructions_id'] as number, agent_id: agentId }
    await app.rows.insert('site_instruction_reads', { ...read, read_at: '2026-10-02T08:00:00Z' })
    expect((await remove(agentId)).error!.errors).toMatchObject({ resourceId: expect.stringContaining('consignes lues') })
    expect((await app.http(archiveAgent, { resourceId: agentId }, manager())).status).toBe(200)
  })

  it('of one that something refers to is refused, and nothing of it is lost', async () => {
    await held(fixture.agentId, '2026-10-01T06:00:00Z', '2026-10-01T14:00:00Z')
    expect((await remove(fixture.agentId)).error!.errors).toHaveProperty('resourceId')
    const { rows } = await superuser.query('select count(*)::int as count from contracts where agent_id = $1', [fixture.agentId])
    expect(rows).toEqual([{ count: 1 }])
    expect((await identify({ password: agentCode })).status).not.toBe(500)
  })
})
