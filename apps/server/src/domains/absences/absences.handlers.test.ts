import { changeAbsence, countAbsences, createAbsence, listAbsences, readAbsence, removeAbsence } from '@vigie/contract/absences/absences.ts'
import { listNotifications } from '@vigie/contract/notifications/notifications.ts'
import { listHandovers, listSuggestions } from '@vigie/contract/planning/planning.assignment.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'

const app = await openTestApp()
/** Five in the morning in Paris: a night of 21:00 to 06:00 is under way, a day of 08:00 to 16:00 is to come. */
const options = { now: '2026-10-13T03:00:20Z' } as const
const [fixture, elsewhere] = [freshFixture(app, options), freshFixture(app, options)]
const manager = () => fixture.as('manager')

let made = 0
async function kind(name = `Maladie ${++made}`) {
  const row = await app.rows.insert('unavailability_types', { company_id: fixture.company.id, name })
  return row['unavailability_type_id'] as number
}
const held = (startsAt: string, endsAt: string, columns: Values = {}) =>
  app.rows.shift(fixture.company.id, { siteId: fixture.siteId, agentId: fixture.agentId, startsAt, endsAt, columns })
const night = () => held('2026-10-12T19:00:00Z', '2026-10-13T04:00:00Z')
const day = () => held('2026-10-13T06:00:00Z', '2026-10-13T14:00:00Z')
const rowOf = async (shiftId: number) => {
  const { rows } = await app.database.superuser.query<Values>('select * from shifts where shift_id = $1', [shiftId])
  return rows[0]!
}
const values = async (changes: Values = {}) => ({
  resource_id: fixture.agentId,
  unavailability_type_id: await kind(),
  date_start: '2026-10-13',
  date_end: '2026-10-14',
  note: 'Appel à 5 h',
  is_proof_awaited: true,
  ...changes,
})
const create = async (changes: Values = {}, as = manager()) => app.http(createAbsence, await values(changes), as)
const created = async (changes: Values = {}) => outputOf(createAbsence, await create(changes))
const read = async (id: number, as = manager()) => app.http(readAbsence, { absence_id: id }, as)

describe('an illness that is told by phone at five', () => {
  it('is kept with who recorded it; what was to come falls open, and nobody is on leave and at work', async () => {
    const shiftId = await day()
    const { id, openedCount } = await created()
    expect(openedCount).toBe(1)
    expect(await rowOf(shiftId)).toMatchObject({ agent_id: null, contract_id: null })
    expect(outputOf(readAbsence, await read(id)).absence).toMatchObject({
      startsOn: '2026-10-13',
      endsOn: '2026-10-14',
      note: 'Appel à 5 h',
      isProofAwaited: true,
      isDemand: false,
      managerName: expect.stringMatching(/.+/),
    })
    const { suggestions } = outputOf(listSuggestions, await app.http(listSuggestions, { vacation_id: shiftId, search: '' }, manager()))
    expect(suggestions.map(({ agentId }) => agentId)).not.toContain(fixture.agentId)
  })

  it('is told to its agent in one notice, and so is its change and its end; why one is away is not said', async () => {
    await app.rows.insert('schedule_months', {
      company_id: fixture.company.id,
      agent_id: fixture.agentId,
      month: '202610',
      published_at: '2026-09-20T08:00:00Z',
    })
    await day()
    const { id, version } = await created()
    const form = { ...(await values({ date_end: '2026-10-13', is_proof_awaited: false })), absence_id: id, version }
    const changed = outputOf(changeAbsence, await app.http(changeAbsence, form, manager()))
    expect((await app.http(removeAbsence, { absence_id: id, version: changed.version }, manager())).status).toBe(200)
    const { notifications } = outputOf(listNotifications, await app.http(listNotifications, {}, fixture.as('resource')))
    expect(notifications.map(({ kind, title, body, path }) => [kind, title, body, path]).toReversed()).toEqual([
      [
        'absenceRecorded',
        'Absence enregistrée du 13 octobre 2026 au 14 octobre 2026',
        'Un responsable l’a saisie pour vous, vos services de cette période sont retirés. Un justificatif est attendu.',
        '/schedule?month=202610',
      ],
      [
        'absenceRecorded',
        'Absence modifiée : le 13 octobre 2026',
        'Un responsable l’a saisie pour vous. Vos services de cette période sont retirés de votre planning.',
        '/schedule?month=202610',
      ],
      [
        'absenceRecorded',
        'Absence supprimée : le 13 octobre 2026',
        'Un responsable l’a supprimée. Consultez votre planning.',
        '/schedule?month=202610',
      ],
    ])
  })

  it('is not told again where only what managers note of it has changed', async () => {
    await day()
    const same = { unavailability_type_id: await kind() }
    const { id, version } = await created(same)
    const noted = { ...(await values({ ...same, note: 'Rappeler vendredi' })), absence_id: id, version }
    const changed = outputOf(changeAbsence, await app.http(changeAbsence, noted, manager()))
    const told = async () => outputOf(listNotifications, await app.http(listNotifications, {}, fixture.as('resource'))).notifications.length
    expect(await told()).toBe(1)
    await day()
    expect((await app.http(changeAbsence, { ...noted, version: changed.version }, manager())).status).toBe(200)
    expect(await told()).toBe(2)
  })

  it('of a night under way takes what is left: until then it stays the agent’s, who was not there', async () => {
    const shiftId = await night()
    const { openedCount } = await created()
    expect(openedCount).toBe(1)
    const first = await rowOf(shiftId)
    expect(first).toMatchObject({ agent_id: fixture.agentId, ends_at: '2026-10-13T03:00:00Z' })
    expect(await rowOf(first['followed_by_id'] as number)).toMatchObject({ agent_id: null, starts_at: '2026-10-13T03:00:00Z' })
  })

  it('told afterwards settles the day: what nobody clocked is not the agent’s any more, and who had it is kept', async () => {
    const shiftId = await held('2026-10-12T06:00:00Z', '2026-10-12T14:00:00Z')
    const { openedCount } = await created({ date_start: '2026-10-12', date_end: '2026-10-12' })
    expect(openedCount).toBe(0)
    expect(await rowOf(shiftId)).toMatchObject({ agent_id: null, starts_at: '2026-10-12T06:00:00Z', ends_at: '2026-10-12T14:00:00Z' })
    const { handovers } = outputOf(listHandovers, await app.http(listHandovers, { vacation_id: shiftId }, manager()))
    expect(handovers).toMatchObject([{ reason: 'Absence', fromLocal: '2026-10-12 08:00:00' }])
  })

  it('leaves what was clocked with who clocked it', async () => {
    const shiftId = await held('2026-10-12T19:00:00Z', '2026-10-13T04:00:00Z', { arrived_at: '2026-10-12T19:00:00Z', clock_in_status: 1 })
    expect((await created()).openedCount).toBe(0)
    expect(await rowOf(shiftId)).toMatchObject({ agent_id: fixture.agentId, ends_at: '2026-10-13T04:00:00Z' })
  })
})

describe('an absence', () => {
  it('is refused with a sentence where its days are wrong, its kind is unknown, or the agent is away already; nothing is changed', async () => {
    const shiftId = await day()
    const refused = async (changes: Values) => {
      const { status, error } = await create(changes)
      return [status, error?.errors ?? error?.code]
    }
    expect(await refused({ date_end: '2026-10-12' })).toEqual([422, { date_end: 'Le dernier jour vient avant le premier.' }])
    expect(await refused({ date_end: '2027-10-15' })).toEqual([422, { date_end: expect.stringContaining('366 jours au plus') }])
    const archived = await kind('Congé d’avant')
    await app.database.superuser.query('update unavailability_types set is_archived = true where unavailability_type_id = $1', [archived])
    expect(await refused({ unavailability_type_id: archived })).toEqual([422, { unavailability_type_id: expect.any(String) }])
    expect(await refused({ unavailability_type_id: 999_999 })).toEqual([422, { unavailability_type_id: expect.any(String) }])
    expect(await refused({ resource_id: 999_999 })).toEqual([404, 'NOT_FOUND'])
    expect(await rowOf(shiftId)).toMatchObject({ agent_id: fixture.agentId })
    await created()
    expect(await refused({ date_start: '2026-10-14', date_end: '2026-10-20' })).toEqual([
      422,
      { date_start: 'Une absence est déjà enregistrée ou demandée sur ces jours.' },
    ])
  })

  it('is changed over the version that was read: what it newly covers falls open', async () => {
    const { id, version } = await created({ date_end: '2026-10-13' })
    const shiftId = await held('2026-10-15T06:00:00Z', '2026-10-15T14:00:00Z')
    const change = async (over: number) => {
      const { resource_id: _, ...form } = await values({ date_end: '2026-10-15', is_proof_awaited: false })
      return app.http(changeAbsence, { absence_id: id, version: over, ...form }, manager())
    }
    expect(outputOf(changeAbsence, await change(version))).toMatchObject({ id, version: version + 1, openedCount: 1 })
    expect(await rowOf(shiftId)).toMatchObject({ agent_id: null })
    expect((await change(version)).error?.code).toBe('CONFLICT')
  })

  it('that was recorded by mistake is taken away, over its version', async () => {
    const { id, version } = await created()
    const remove = (over: number) => app.http(removeAbsence, { absence_id: id, version: over }, manager())
    expect((await remove(version + 1)).error?.code).toBe('CONFLICT')
    expect((await remove(version)).status).toBe(200)
    expect((await read(id)).error?.code).toBe('NOT_FOUND')
  })

  it('counts by kind and year, each year its part', async () => {
    const typeId = await kind('Congé payé')
    await created({ unavailability_type_id: typeId, date_start: '2026-12-30', date_end: '2027-01-03' })
    await created({ unavailability_type_id: typeId, date_start: '2026-11-02', date_end: '2026-11-02' })
    const days = async (year: number) =>
      outputOf(countAbsences, await app.http(countAbsences, { resource_id: fixture.agentId, year }, manager())).types
    expect([await days(2026), await days(2027), await days(2028)]).toEqual([
      [{ typeName: 'Congé payé', days: 3, times: 2 }],
      [{ typeName: 'Congé payé', days: 3, times: 1 }],
      [],
    ])
  })

  it('is listed with those that wait for a proof; what is but asked for is not', async () => {
    const [{ id }, { id: other }] = [
      await created(),
      await created({ date_start: '2026-11-02', date_end: '2026-11-02', is_proof_awaited: false }),
    ]
    await app.rows.insert('unavailabilities', {
      company_id: fixture.company.id,
      agent_id: fixture.agentId,
      unavailability_type_id: await kind(),
      starts_at: '2026-12-01T00:00:00Z',
      ends_at: '2026-12-02T00:00:00Z',
      is_demand: true,
      created_at: app.clock.now(),
    })
    const listed = async (asked: Values) => outputOf(listAbsences, await app.http(listAbsences, asked, manager()))
    const all = await listed({})
    expect(all.rows.map((one) => one.id)).toEqual([other, id])
    expect(all.counts).toEqual({ proof: { all: 2, awaited: 1, none: 1 } })
    expect((await listed({ proof: 'awaited' })).rows.map((one) => one.id)).toEqual([id])
  })

  it('of another company is not there, and an agent reads none', async () => {
    const { id } = await created()
    expect((await read(id, elsewhere.as('manager'))).error?.code).toBe('NOT_FOUND')
    expect((await read(id, fixture.as('resource'))).status).toBe(403)
  })
})
