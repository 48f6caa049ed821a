import { demandsChanged, updateDemand } from '@vigie/contract/demands/demands.ts'
import { revealNumber } from '@vigie/contract/agents/agents.number.ts'
import { readAgent } from '@vigie/contract/agents/agents.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { openSocket, outputOf } from '../../../../test/transports.ts'
import { asking, codeOf } from '../demands.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { superuser } = app.database
const { author, manager, ask, asked, answer, answered, effects, listed, told } = asking(app, fixture)

describe('an answer', () => {
  it('sent again after it was lost is answered as the first time, and tells its author once', async () => {
    const demand = await asked({ type_id: 10, text: 'Me rappeler' })
    const said = { id: demand.id, version: 1, status: 3, response: 'Fait.' }
    expect([(await answer(said)).status, (await answer(said)).status]).toEqual([200, 200])
    expect((await told(author())).filter(({ kind }) => kind === 'demandAnswered')).toHaveLength(1)
  })

  it('keeps what was said before until something else is said', async () => {
    const demand = await asked({ type_id: 10, text: 'Me rappeler' })
    await answered({ id: demand.id, status: 1, response: 'J’appelle le client.' })
    expect(await answered({ id: demand.id, status: 3 })).toMatchObject({ status: 3, response: 'J’appelle le client.' })
  })

  it('waits for an import that holds the agent for some seconds, and is told to try again then', async () => {
    const demand = await asked({ type_id: 1, fields: { city: 'Colomiers' } })
    const holder = await superuser.connect()
    try {
      await holder.query('begin')
      await holder.query('update agents set city = city where agent_id = $1', [fixture.agentId])
      expect(codeOf(await answer({ id: demand.id, status: 3 }))).toBe('503 BUSY')
      expect(codeOf(await ask({ type_id: 10, text: 'x' }))).toBe('503 BUSY')
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    expect((await answer({ id: demand.id, status: 3 })).status).toBe(200)
  })

  it('is given once: of two managers at once one is told that it is answered', async () => {
    const demand = await asked({ type_id: 10, text: 'Me rappeler' })
    const answers = await Promise.all([answer({ id: demand.id, status: 3 }), answer({ id: demand.id, status: 5, response: 'Non.' })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const later = { id: demand.id, status: 5, response: 'Encore.' }
    expect(codeOf(await answer(later))).toBe('409 DEMAND_ANSWERED')
    expect(codeOf(await answer({ ...later, version: 1 }))).toBe('409 CONFLICT')
  })

  it('comes to the open pages of managers and of its author, and to no colleague', async () => {
    const colleague = await app.rows.agent(fixture.company.id)
    const userId = await app.rows.user(fixture.company.id, { role: 'resource', columns: { agent_id: colleague } })
    const theirs = { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) }
    const sockets = await Promise.all([manager(), author(), theirs, fixture.as('client')].map((as) => openSocket(app.url, as)))
    const demand = await asked({ type_id: 10, text: 'Me rappeler' })
    await answered({ id: demand.id, status: 3 })
    for (const one of sockets.slice(0, 2)) expect(await one.next(demandsChanged.name)).toEqual({ id: demand.id })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(sockets.slice(2).map((one) => one.received(demandsChanged.name))).toEqual([[], []])
    for (const one of sockets) one.close()
  })

  it('writes the sheet as it was asked for, over the version that was shown and over no other', async () => {
    const fields = { phone_mobile: '06 00 00 00 41', address: '14 rue des Aulnes', city: 'Colomiers', emergency_name: 'Inès' }
    const demand = await asked({ type_id: 1, fields })
    const { changes, seen } = await effects(demand.id)
    expect(changes.map(({ field, after }) => [field, after])).toEqual(Object.entries(fields))
    await superuser.query(`update agents set city = 'Albi' where agent_id = $1`, [fixture.agentId])
    expect(codeOf(await answer({ id: demand.id, status: 3, seen }))).toBe('409 DEMAND_EFFECTS_CHANGED')
    await answered({ id: demand.id, status: 3, seen: (await effects(demand.id)).seen })
    const { agent } = outputOf(readAgent, await app.http(readAgent, { resourceId: fixture.agentId }, manager()))
    expect(agent).toMatchObject({ address: '14 rue des Aulnes', city: 'Colomiers', emergencyName: 'Inès', phoneMobile: '06 00 00 00 41' })
    expect(codeOf(await ask({ type_id: 1, fields: { city: 'Colomiers' } }))).toBe('422 INVALID')
  })

  it('the national insurance number lies encrypted, and is shown masked to everybody', async () => {
    const number = '1 85 05 78 006 084 36'
    const demand = await asked({ type_id: 1, fields: { national_insurance_number: number } })
    expect(demand.fields).toEqual({ national_insurance_number: expect.stringMatching(/^•+36$/) })
    expect((await listed({ demandId: demand.id }))[0]!.fields).toEqual(demand.fields)
    await answered({ id: demand.id, status: 3 })
    for (const table of ['demands', 'agents']) {
      const { rows } = await superuser.query<{ row: string }>(`select t::text as row from ${table} t where company_id = $1`, [
        fixture.company.id,
      ])
      expect(rows.map(({ row }) => row).join()).not.toContain('006 084')
      expect(rows.map(({ row }) => row).join()).not.toContain(Buffer.from('006 084').toString('hex'))
    }
    const read = async (as: ReturnType<typeof author>) =>
      outputOf(readAgent, await app.http(readAgent, { resourceId: fixture.agentId }, as)).agent.nationalInsuranceNumber
    for (const as of [manager(), author()]) expect(await read(as)).toMatch(/^•+36$/)
    expect(outputOf(revealNumber, await app.http(revealNumber, { resourceId: fixture.agentId }, manager())).nationalInsuranceNumber).toBe(
      number,
    )
    await superuser.query(`delete from user_rights where company_id = $1 and "right" = 'man_edit_resources'`, [fixture.company.id])
    app.clock.forward(5)
    expect((await app.http(revealNumber, { resourceId: fixture.agentId }, manager())).error?.code).toBe('FORBIDDEN')
    const again = await asked({ type_id: 1, fields: { city: 'Colomiers' } })
    expect(codeOf(await answer({ id: again.id, status: 3 }))).toBe('403 FORBIDDEN')
    // What the sheet says by now needs no right.
    await superuser.query(`update agents set city = 'Colomiers' where agent_id = $1`, [fixture.agentId])
    expect((await answer({ id: again.id, status: 3 })).status).toBe(200)
  })

  it('a number that comes back as it was shown masked is no new one; one that cannot be read stays as it lies', async () => {
    const number = '1 85 05 78 006 084 36'
    const first = await asked({ type_id: 1, fields: { national_insurance_number: number } })
    await answered({ id: first.id, status: 3 })
    const masked = first.fields['national_insurance_number']
    const moved = await asked({ type_id: 1, fields: { city: 'Albi', national_insurance_number: masked } })
    expect(moved.fields).toEqual({ city: 'Albi' })
    await app.http(updateDemand, { id: moved.id, fields: { city: 'Colomiers', national_insurance_number: masked } }, author())
    await answered({ id: moved.id, status: 3 })
    const known = async () => outputOf(readAgent, await app.http(readAgent, { resourceId: fixture.agentId }, manager())).agent
    expect(await known()).toMatchObject({ city: 'Colomiers', nationalInsuranceNumber: masked })
    await superuser.query(`update agents set national_insurance_number = '\\x00ff' where agent_id = $1`, [fixture.agentId])
    await answered({ id: (await asked({ type_id: 1, fields: { city: 'Albi' } })).id, status: 3 })
    const { rows } = await superuser.query('select encode(national_insurance_number, $2) as kept from agents where agent_id = $1', [
      fixture.agentId,
      'hex',
    ])
    expect(rows).toEqual([{ kept: '00ff' }])
  })
})
