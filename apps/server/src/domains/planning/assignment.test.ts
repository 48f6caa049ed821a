import { listNotifications } from '@vigie/contract/notifications/notifications.ts'
import { assignShift, listCandidates } from '@vigie/contract/planning/planning.assignment.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { describe, expect, it } from 'vitest'
import { clockingActions } from '../../../test/clocking.actions.ts'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const actions = clockingActions(app, fixture)
const { rows } = app
const [six, two] = ['2026-10-14T06:00:00Z', '2026-10-14T14:00:00Z']

const person = async (columns: Values = {}, contract: Values | null = {}) => {
  const agentId = await rows.agent(fixture.company.id, { columns: { card_number: 'CAR-075', card_expires_on: '2030-01-01', ...columns } })
  const contractId = contract && (await rows.contract(fixture.company.id, agentId, contract))
  return { agentId, contractId }
}
const published = (agentId: number, columns: Values = {}) =>
  rows.insert('schedule_months', {
    company_id: fixture.company.id,
    agent_id: agentId,
    month: '202610',
    published_at: '2026-09-20T08:00:00Z',
    ...columns,
  })
const assign = (values: Values, as = fixture.as('manager')) => app.http(assignShift, { version: 1, ...values }, as)
const assigned = async (values: Values) => outputOf(assignShift, await assign(values))
const candidates = async (values: Values) => outputOf(listCandidates, await app.http(listCandidates, values, fixture.as('manager')))
const open = (startsAt = six, endsAt = two, columns: Values = {}) =>
  rows.shift(fixture.company.id, { siteId: fixture.siteId, startsAt, endsAt, columns })
const held = (agentId: number, startsAt: string, endsAt: string) =>
  rows.shift(fixture.company.id, { siteId: fixture.siteId, agentId, startsAt, endsAt })
const rowOf = async (shiftId: number) => {
  const { rows: found } = await app.database.superuser.query<Values>('select * from shifts where shift_id = $1', [shiftId])
  return found[0]!
}
const told = async (kind: string) => {
  const { notifications } = outputOf(listNotifications, await app.http(listNotifications, {}, fixture.as('resource')))
  return notifications.filter((one) => one.kind === kind).map(({ title, path }) => [title, path])
}

describe('giving a service', () => {
  it('puts it into the agent’s schedule with the contract of the day, and tells the agent', async () => {
    await app.database.superuser.query(`update agents set card_number = 'CAR-075' where agent_id = $1`, [fixture.agentId])
    await published(fixture.agentId)
    const shiftId = await open()
    const { shift, isPublished } = await assigned({ vacation_id: shiftId, resource_id: fixture.agentId })
    expect(shift).toMatchObject({ agentId: fixture.agentId, contractId: fixture.contractId, version: 2 })
    expect(isPublished).toBe(true)
    expect(await told('shiftAssigned')).toEqual([
      [expect.stringMatching(/^Nouveau service : .+, le 14 octobre 2026 de 08:00 à 16:00$/), '/schedule?month=202610'],
    ])
    const mine = outputOf(readSchedules, await app.http(readSchedules, { month: '202610' }, fixture.as('resource')))
    expect(mine.shifts.map(({ id }) => id)).toContain(shiftId)
  })

  it('takes it from whoever had it: the month that was validated asks again, the bell says it', async () => {
    await published(fixture.agentId, { validated_at: '2026-10-12T05:00:00Z' })
    const { agentId } = await person()
    const shiftId = await held(fixture.agentId, six, two)
    const { shift, isPublished } = await assigned({ vacation_id: shiftId, resource_id: agentId })
    expect([shift.agentId, isPublished]).toEqual([agentId, false])
    expect(await told('shiftWithdrawn')).toEqual([[expect.stringMatching(/^Service retiré : /), '/schedule?month=202610']])
    const { rows: months } = await app.database.superuser.query(
      'select changed_at > validated_at as asks from schedule_months where agent_id = $1',
      [fixture.agentId],
    )
    expect(months).toEqual([{ asks: true }])
  })

  it('falls open when nobody is to have it; asked twice it answers as the first time', async () => {
    const shiftId = await held(fixture.agentId, six, two)
    expect((await assigned({ vacation_id: shiftId, resource_id: null })).shift).toMatchObject({
      agentId: null,
      contractId: null,
      version: 2,
    })
    expect((await assigned({ vacation_id: shiftId, resource_id: null })).shift.version).toBe(2)
  })

  it('tells nobody of a month that is not published', async () => {
    const shiftId = await held(fixture.agentId, six, two)
    await assigned({ vacation_id: shiftId, resource_id: null })
    expect(await told('shiftWithdrawn')).toEqual([])
  })

  it('stays with whoever has clocked it', async () => {
    app.clock.set('2026-10-14T06:00:00Z' as never)
    const shiftId = await actions.shift({ startsAt: six, endsAt: two })
    expect((await actions.byPhone(shiftId)).status).toBe(200)
    const { version } = await rowOf(shiftId)
    expect(await assign({ vacation_id: shiftId, resource_id: null, version })).toMatchObject({
      status: 409,
      error: { code: 'SHIFT_CLOCKED' },
    })
  })

  it('is not done on what another manager has changed meanwhile', async () => {
    const shiftId = await open()
    const { agentId } = await person()
    expect(await assign({ vacation_id: shiftId, resource_id: agentId, version: 7 })).toMatchObject({
      status: 409,
      error: { code: 'CONFLICT' },
    })
    const answers = await Promise.all([
      assign({ vacation_id: shiftId, resource_id: agentId }),
      assign({ vacation_id: shiftId, resource_id: (await person()).agentId }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.flatMap(({ error }) => (error ? [error.code] : []))).toEqual(['CONFLICT'])
  })

  it('two overlapping services given to one agent at once: one of them is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const { agentId } = await person()
      const ids = await Promise.all([
        open(),
        open('2026-10-14T10:00:00Z', '2026-10-14T18:00:00Z'),
        open('2026-10-14T12:00:00Z', '2026-10-14T16:00:00Z'),
      ])
      const answers = await Promise.all(ids.map((id) => assign({ vacation_id: id, resource_id: agentId })))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.flatMap(({ error }) => (error ? [error.code] : []))).toEqual(['AGENT_UNFIT', 'AGENT_UNFIT'])
    }
  })

  it('reads nothing and changes nothing of another company', async () => {
    const other = await fixtureOf(rows)
    const shiftId = await open()
    expect((await assign({ vacation_id: shiftId, resource_id: other.agentId })).status).toBe(404)
    expect((await assign({ vacation_id: shiftId, resource_id: null }, other.as('manager'))).status).toBe(404)
    expect((await rowOf(shiftId))['agent_id']).toBeNull()
  })
})

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
    expect((await candidates({ vacation_id: shiftId })).candidates.map((one) => one.agentId)).not.toContain(agentId)
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
    expect((await candidates({ vacation_id: shiftId })).candidates.map((one) => one.agentId)).toEqual([without.agentId])
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

describe('who could have it', () => {
  it('is first who knows the site, then who served nearest, each with its week', async () => {
    const far = await rows.site(fixture.company.id, fixture.clientId, { latitude: 48.8836, longitude: 2.3522 })
    const [stranger, neighbour, regular] = [
      await person({ last_name: 'Abel' }),
      await person({ last_name: 'Babel' }),
      await person({ last_name: 'Zabel' }),
    ]
    await rows.shift(fixture.company.id, {
      siteId: far,
      agentId: neighbour.agentId,
      startsAt: '2026-10-05T06:00:00Z',
      endsAt: '2026-10-05T14:00:00Z',
    })
    await held(regular.agentId, '2026-10-12T06:00:00Z', '2026-10-12T13:00:00Z')
    const { candidates: found, freeCount } = await candidates({ vacation_id: await open() })
    expect(found.map(({ agentId }) => agentId)).toEqual([regular.agentId, neighbour.agentId, stranger.agentId])
    expect(freeCount).toBe(3)
    expect(found[0]).toMatchObject({
      siteShiftCount: 1,
      lastOnSiteOn: '2026-10-12',
      nearMetres: null,
      weekMinutes: 420,
      weekMinutesAfter: 900,
      obstacles: [],
    })
    expect(found[1]).toMatchObject({ siteShiftCount: 0, nearMetres: 3006 })
  })

  it('a search finds whoever cannot, with what stands against it; whoever has it already is not offered', async () => {
    const busy = await person({ last_name: 'Occupé' })
    await held(busy.agentId, six, two)
    const shiftId = await held(fixture.agentId, six, two)
    expect((await candidates({ vacation_id: shiftId })).candidates).toEqual([])
    const { candidates: found } = await candidates({ vacation_id: shiftId, search: 'occu' })
    expect(found.map(({ agentId, obstacles }) => [agentId, obstacles.map(({ code, canWaive }) => [code, canWaive])])).toEqual([
      [busy.agentId, [['OVERLAP', false]]],
    ])
    expect(found[0]!.obstacles[0]!.message).toBe('Deux services en même temps le 14/10/2026.')
    await person()
    expect(await candidates({ vacation_id: shiftId, search: 'personne de ce nom' })).toEqual({ candidates: [], freeCount: 1 })
  })

  it('puts whom a rule speaks against behind those whom none does', async () => {
    const [tired, rested] = [await person({ last_name: 'Aube' }), await person({ last_name: 'Midi' })]
    await held(tired.agentId, '2026-10-13T14:00:00Z', '2026-10-13T22:00:00Z')
    const { candidates: found } = await candidates({ vacation_id: await open() })
    expect(found.map(({ agentId }) => agentId)).toEqual([rested.agentId, tired.agentId])
  })

  it('speaks the reader’s language', async () => {
    const { agentId } = await person({ card_number: '', last_name: 'Sanskarte' })
    const answer = await app.http(
      listCandidates,
      { vacation_id: await open(), search: 'sanskarte' },
      { ...fixture.as('manager'), language: 'de' },
    )
    expect(outputOf(listCandidates, answer).candidates).toMatchObject([
      { agentId, obstacles: [{ message: 'Kein Dienstausweis hinterlegt.' }] },
    ])
  })
})
