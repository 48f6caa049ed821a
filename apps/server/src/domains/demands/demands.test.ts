import { randomUUID } from 'node:crypto'
import { cancelDemand, demandsChanged, readDemandFile, updateDemand } from '@vigie/contract/demands/demands.ts'
import { readDemandEffects } from '@vigie/contract/demands/demands.effects.ts'
import { readAgent } from '@vigie/contract/agents/agents.ts'
import { assignShift } from '@vigie/contract/planning/planning.assignment.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../test/app.ts'
import { clockingActions } from '../../../test/clocking.actions.ts'
import { pdfOf } from '../../../test/documents.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { openSocket, outputOf } from '../../../test/transports.ts'
import { asking } from './demands.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { superuser } = app.database
const { author, manager, ask, asked, askWith, leave, answer, answered, effects, listed, counts, told, absences } = asking(app, fixture)
const actions = clockingActions(app, fixture)
const receipt = { name: 'ticket.pdf', bytes: new Uint8Array(pdfOf(1, 'ticket')) }
const shift = (startsAt: string, endsAt: string) =>
  app.rows.shift(fixture.company.id, { siteId: fixture.siteId, agentId: fixture.agentId, contractId: fixture.contractId, startsAt, endsAt })
const publish = (columns = {}) =>
  app.rows.insert('schedule_months', {
    company_id: fixture.company.id,
    agent_id: fixture.agentId,
    month: '202610',
    published_at: '2026-09-20T08:00:00Z',
    ...columns,
  })
const day = ['2026-10-14T06:00:00Z', '2026-10-14T14:00:00Z'] as const
const codeOf = ({ status, error }: Awaited<ReturnType<typeof ask>>) => `${status} ${error?.code ?? ''}`.trim()

describe('what an agent asks for', () => {
  it('is one demand with its words, told to the managers, and read by its author and by them', async () => {
    const demand = await asked({ type_id: 4, fields: { subject: ' Attestation employeur ' }, text: ' Pour la banque. ' })
    expect(demand).toMatchObject({
      typeName: 'Document ou attestation',
      fields: { subject: 'Attestation employeur' },
      text: 'Pour la banque.',
      status: 0,
      contractId: fixture.contractId,
      handledAt: null,
      version: 1,
    })
    expect(await told(manager())).toEqual([
      {
        kind: 'demandMade',
        title: expect.stringMatching(/^Demande de .+ : Document ou attestation$/),
        body: expect.any(String),
        path: `/manager/demands?demandId=${demand.id}`,
      },
    ])
    expect((await listed({}, author())).map(({ id }) => id)).toEqual([demand.id])
    expect((await listed({ state: 'open' })).map(({ id, agentId }) => [id, agentId])).toEqual([[demand.id, fixture.agentId]])
    expect(await counts()).toEqual({ open: 1, accepted: 0, refused: 0, all: 1, oldestAt: '2026-10-12T05:00:00Z' })
  })

  it('is refused field by field where the form is not filled, and nothing is kept', async () => {
    const refused = await ask({ type_id: 3, fields: { amount: -4 } })
    expect(refused).toMatchObject({ status: 422, error: { errors: { amount: expect.stringContaining('supérieur à zéro') } } })
    expect(codeOf(await ask({ type_id: 77, text: 'x' }))).toBe('422 INVALID')
    expect(await listed()).toEqual([])
  })

  it('sent again under its uuid is the same one, also both at once', async () => {
    const values = { type_id: 4, fields: { subject: 'Attestation' }, demand_uuid: randomUUID() }
    const answers = await Promise.all([ask(values), ask(values), ask(values)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await listed()).toHaveLength(1)
    const away = { ...(await leave('2026-10-20')), demand_uuid: randomUUID() }
    const again = await Promise.all([ask(away), ask(away), ask(away)])
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await absences()).toEqual([true])
  })

  it('an advance is asked for once in a month for each contract, also of five at once; refused and cancelled ones do not count', async () => {
    const values = { type_id: 3, fields: { amount: 40_000 } }
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(values)))
    expect(answers.map(codeOf).toSorted()).toEqual(['200', ...Array<string>(4).fill('409 DEMAND_ADVANCE_TWICE')])
    const [first] = await listed()
    expect(first).toMatchObject({ amount: 40_000 })
    await answered({ id: first!.id, version: 1, status: 5, response: 'Pas ce mois-ci.' })
    const second = await asked(values)
    await app.http(cancelDemand, { id: second.id }, author())
    const third = await asked(values)
    await answered({ id: third.id, status: 3 })
    expect(codeOf(await ask(values))).toBe('409 DEMAND_ADVANCE_TWICE')
    // November by the company's clock, October still by UTC.
    app.clock.set(at('2026-10-31T23:30:00Z'))
    expect((await ask(values)).status).toBe(200)
  })

  it('carries several files, which its author and managers fetch, and nobody else', async () => {
    const values = { type_id: 9, fields: { amount: 3840, day: '2026-10-10', subject: 'Péage' } }
    const demand = outputOf(updateDemand, await askWith(values, [receipt, { ...receipt, name: 'retour.pdf' }])).demand
    expect(demand.files.map(({ name }) => name)).toEqual(['ticket.pdf', 'retour.pdf'])
    expect(demand.filePath.split(',')).toEqual(demand.files.map(({ path }) => path))
    const path = demand.files[0]!.path
    for (const as of [author(), manager()]) {
      const { url } = outputOf(readDemandFile, await app.http(readDemandFile, { path }, as))
      const fetched = await fetch(`${app.url}${url}`)
      expect([fetched.status, Buffer.from(await fetched.arrayBuffer()).equals(Buffer.from(receipt.bytes))]).toEqual([200, true])
    }
    const colleague = await app.rows.agent(fixture.company.id)
    const userId = await app.rows.user(fixture.company.id, { role: 'resource', columns: { agent_id: colleague } })
    const theirs = { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) }
    const other = await fixtureOf(app.rows)
    for (const as of [theirs, other.as('manager'), fixture.as('client')])
      expect([403, 404]).toContain((await app.http(readDemandFile, { path }, as)).status)
    // A link dies with the right: the author's, once demands are shut.
    const { url } = outputOf(readDemandFile, await app.http(readDemandFile, { path }, author()))
    await app.rows.insert('company_settings', { company_id: fixture.company.id, key: 'res_access_demands', value: 'false' })
    app.clock.forward(5)
    expect((await fetch(`${app.url}${url}`)).status).toBe(404)
  })

  it('what is refused leaves no file behind', async () => {
    const files = async () => (await superuser.query('select from files where company_id = $1', [fixture.company.id])).rowCount
    expect((await askWith({ type_id: 3, fields: { amount: 1 } }, [receipt])).status).toBe(422)
    expect((await askWith({ ...(await leave('2026-10-20')), type_id: 2 }, [receipt])).status).toBe(200)
    expect((await askWith({ ...(await leave('2026-10-20')), type_id: 2 }, [receipt])).error?.errors).toHaveProperty('date_start')
    expect(await files()).toBe(1)
    const { rows } = await superuser.query('select from arriving_files where company_id = $1', [fixture.company.id])
    expect(rows).toHaveLength(0)
  })

  it('is changed and cancelled by its author as long as nobody looks at it, and leaves the list then', async () => {
    const demand = await asked(await leave('2026-10-20'))
    const { fields } = await leave('2026-10-21', '2026-10-22')
    const changed = outputOf(updateDemand, await app.http(updateDemand, { id: demand.id, version: 1, fields }, author())).demand
    expect(changed).toMatchObject({ unavailableFrom: '2026-10-21', unavailableUntil: '2026-10-22', version: 2 })
    expect((await app.http(cancelDemand, { id: demand.id }, author())).status).toBe(200)
    expect((await app.http(cancelDemand, { id: demand.id }, author())).status).toBe(200)
    expect([await listed(), await listed({}, author()), await absences()]).toEqual([[], [], []])
    const other = await asked({ type_id: 10, text: 'Me rappeler' })
    await answered({ id: other.id, status: 1 })
    expect(codeOf(await app.http(cancelDemand, { id: other.id }, author()))).toBe('409 DEMAND_NOT_PENDING')
    expect(codeOf(await app.http(updateDemand, { id: other.id, text: 'x' }, author()))).toBe('409 DEMAND_NOT_PENDING')
  })

  it('shows a picture small, to whom it shows it whole', async () => {
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const values = { type_id: 4, fields: { subject: 'Carte perdue' } }
    const demand = outputOf(updateDemand, await askWith(values, [{ name: 'photo.png', bytes: new Uint8Array(picture) }, receipt])).demand
    expect(demand.files.map(({ thumbnailPath }) => typeof thumbnailPath)).toEqual(['string', 'object'])
    const path = demand.files[0]!.thumbnailPath
    const { url } = outputOf(readDemandFile, await app.http(readDemandFile, { path }, manager()))
    expect((await fetch(`${app.url}${url}`)).headers.get('content-type')).toContain('image/')
    expect((await app.http(readDemandFile, { path }, (await fixtureOf(app.rows)).as('manager'))).status).toBe(404)
  })

  it('changed by its text alone keeps all else as it was asked: its secret, its contract, a type that is withheld since', async () => {
    const number = '1 85 05 78 006 084 36'
    const secret = await asked({ type_id: 1, fields: { national_insurance_number: number } })
    const leaving = await asked(await leave('2026-10-14'))
    const advance = await asked({ type_id: 3, fields: { amount: 100 } })
    await superuser.query(`update contracts set ends_on = '2026-10-13' where company_id = $1`, [fixture.company.id])
    await app.rows.insert('demand_types', { company_id: fixture.company.id, demand_type_id: 3, is_offered: false })
    app.clock.set(at('2027-02-14T05:00:00Z'))
    for (const { id } of [secret, leaving, advance])
      expect((await app.http(updateDemand, { id, text: 'S’il vous plaît.' }, author())).status).toBe(200)
    expect((await listed({ demandId: secret.id }))[0]).toMatchObject({
      fields: { national_insurance_number: number },
      text: 'S’il vous plaît.',
    })
  })

  it('is neither read, changed nor answered by a colleague or another company', async () => {
    const demand = await asked({ type_id: 10, text: 'Secret' })
    const other = await fixtureOf(app.rows)
    for (const call of [updateDemand, readDemandEffects]) {
      expect((await app.http(call, { id: demand.id, status: 3 }, other.as('manager'))).status).toBe(404)
    }
    const colleague = await app.rows.agent(fixture.company.id)
    const userId = await app.rows.user(fixture.company.id, { role: 'resource', columns: { agent_id: colleague } })
    const theirs = { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) }
    expect(await listed({ demandId: demand.id }, theirs)).toEqual([])
    expect((await app.http(updateDemand, { id: demand.id, text: 'x' }, theirs)).status).toBe(404)
    expect((await app.http(cancelDemand, { id: demand.id }, theirs)).status).toBe(404)
  })
})

describe('a leave that is asked for', () => {
  it('shows in the schedule as asked for; what accepting would change is said before, and done after', async () => {
    await publish({ validated_at: '2026-10-01T08:00:00Z' })
    const inside = await shift(...day)
    const outside = await shift('2026-10-15T06:00:00Z', '2026-10-15T14:00:00Z')
    const demand = await asked(await leave('2026-10-14'))
    const month = async () => outputOf(readSchedules, await app.http(readSchedules, { month: '202610' }, author()))
    expect((await month()).unavailabilities).toMatchObject([{ isDemand: true, typeName: 'Congés payés' }])
    const { absence, seen } = await effects(demand.id)
    expect(absence).toMatchObject({
      shifts: [
        { id: inside, fate: 'opens' },
        { id: outside, fate: null },
      ],
      weeks: [{ startsOn: '2026-10-12', minutes: 960, minutesAfter: 480 }],
      askedAgain: ['202610'],
    })
    expect(await answered({ id: demand.id, version: 1, status: 3, response: 'Bon repos.', seen })).toMatchObject({
      status: 3,
      response: 'Bon repos.',
    })
    const after = await month()
    expect(after.shifts.map(({ id }) => id)).toEqual([outside])
    expect(after.unavailabilities).toMatchObject([{ isDemand: false }])
    expect(after.schedule).toMatchObject({ hasChanged: true })
    const services = outputOf(listShifts, await app.http(listShifts, { date: '2026-10-14' }, manager()))
    expect(services.shifts).toMatchObject([{ id: inside, agentId: null, contractId: null }])
    // One notice says it all: not one of each service beside.
    expect(await told(author())).toEqual([
      {
        kind: 'demandAnswered',
        title: 'Votre demande est acceptée : Indisponibilité',
        body: 'Bon repos.',
        path: `/demand?demandId=${demand.id}`,
      },
    ])
    expect(await counts()).toMatchObject({ open: 0, accepted: 1, oldestAt: null })
  })

  it('leaves services that were clocked or are over with whoever has them', async () => {
    app.clock.set(at('2026-10-14T06:00:00Z'))
    const clocked = await actions.shift({ startsAt: day[0], endsAt: day[1] })
    expect((await actions.byPhone(clocked)).status).toBe(200)
    const over = await shift('2026-10-13T06:00:00Z', '2026-10-13T14:00:00Z')
    const later = await shift('2026-10-15T06:00:00Z', '2026-10-15T14:00:00Z')
    const demand = await asked(await leave('2026-10-13', '2026-10-15'))
    expect((await effects(demand.id)).absence!.shifts.map(({ id, fate }) => [id, fate])).toEqual([
      [over, 'over'],
      [clocked, 'clocked'],
      [later, 'opens'],
    ])
    await answered({ id: demand.id, status: 3 })
    const { rows } = await superuser.query('select shift_id as id from shifts where company_id = $1 and agent_id is null', [
      fixture.company.id,
    ])
    expect(rows).toEqual([{ id: later }])
  })

  it('is not accepted on what was shown once something else has been planned', async () => {
    const demand = await asked(await leave('2026-10-14'))
    const { seen } = await effects(demand.id)
    const late = await shift(...day)
    expect(codeOf(await answer({ id: demand.id, status: 3, seen }))).toBe('409 DEMAND_EFFECTS_CHANGED')
    expect((await listed({ demandId: demand.id }))[0]).toMatchObject({ status: 0, version: 1 })
    const again = await effects(demand.id)
    expect(again.absence!.shifts).toMatchObject([{ id: late, fate: 'opens' }])
    expect((await answer({ id: demand.id, status: 3, seen: again.seen })).status).toBe(200)
  })

  it('a service given to the agent while it is accepted is emptied, or its giver is refused: never both kept', async () => {
    await superuser.query(`update agents set card_number = 'CAR-075' where agent_id = $1`, [fixture.agentId])
    for (let round = 0; round < 5; round++) {
      const date = `2026-11-${String(3 + round * 2).padStart(2, '0')}`
      const open = await app.rows.shift(fixture.company.id, {
        siteId: fixture.siteId,
        startsAt: `${date}T08:00:00Z`,
        endsAt: `${date}T16:00:00Z`,
      })
      const demand = await asked(await leave(date))
      const given = { vacation_id: open, resource_id: fixture.agentId, version: 1 }
      const [accepting] = await Promise.all([answer({ id: demand.id, status: 3 }), app.http(assignShift, given, manager())])
      expect(accepting.status).toBe(200)
      const { rows } = await superuser.query('select agent_id from shifts where shift_id = $1', [open])
      expect(rows).toEqual([{ agent_id: null }])
    }
  })

  it('is told to the schedules of all its months', async () => {
    const socket = await openSocket(app.url, author())
    await asked(await leave('2026-10-20', '2027-01-05'))
    const months: unknown[] = []
    for (let at = 0; at < 4; at++) months.push(((await socket.next('scheduleChanged')) as { month: string }).month)
    expect(months).toEqual(['202610', '202611', '202612', '202701'])
    socket.close()
  })

  it('is refused with a text alone, and goes from the schedule then', async () => {
    const demand = await asked(await leave('2026-10-14'))
    expect(await answer({ id: demand.id, status: 5, response: '  ' })).toMatchObject({
      status: 422,
      error: { errors: { response: expect.any(String) } },
    })
    expect(await absences()).toEqual([true])
    await answered({ id: demand.id, status: 5, response: 'Trois collègues sont déjà absents.' })
    expect(await absences()).toEqual([])
    expect((await listed({ state: 'refused' }))[0]).toMatchObject({ unavailableFrom: '2026-10-14', handledByName: 'Camille Martin' })
    expect((await ask(await leave('2026-10-14'))).status).toBe(200)
  })

  it('is asked for once for the same days, also of two at once', async () => {
    const [one, other] = [await leave('2026-10-14', '2026-10-16'), await leave('2026-10-16', '2026-10-18')]
    const answers = await Promise.all([ask(one), ask(other)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(await absences()).toEqual([true])
  })

  it('empties nothing without the right to plan; the rest of an answer needs none', async () => {
    await superuser.query(`delete from user_rights where company_id = $1 and "right" = 'man_edit_planning'`, [fixture.company.id])
    app.clock.forward(5)
    await shift(...day)
    const demand = await asked(await leave('2026-10-14'))
    expect(codeOf(await answer({ id: demand.id, status: 3 }))).toBe('403 FORBIDDEN')
    expect(await absences()).toEqual([true])
    expect((await answer({ id: demand.id, status: 1 })).status).toBe(200)
    const free = await asked(await leave('2026-10-20'))
    expect((await answer({ id: free.id, status: 3 })).status).toBe(200)
  })
})

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

  it('the national insurance number lies encrypted, and is shown to those alone who edit agents', async () => {
    const number = '1 85 05 78 006 084 36'
    const demand = await asked({ type_id: 1, fields: { national_insurance_number: number } })
    expect(demand.fields).toEqual({ national_insurance_number: expect.stringMatching(/^•+36$/) })
    expect((await listed({ demandId: demand.id }))[0]!.fields).toEqual({ national_insurance_number: number })
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
    expect([await read(manager()), await read(author())]).toEqual([number, expect.stringMatching(/^•+36$/)])
    await superuser.query(`delete from user_rights where company_id = $1 and "right" = 'man_edit_resources'`, [fixture.company.id])
    app.clock.forward(5)
    expect(await read(manager())).toMatch(/^•+36$/)
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
    expect(await known()).toMatchObject({ city: 'Colomiers', nationalInsuranceNumber: number })
    await superuser.query(`update agents set national_insurance_number = '\\x00ff' where agent_id = $1`, [fixture.agentId])
    await answered({ id: (await asked({ type_id: 1, fields: { city: 'Albi' } })).id, status: 3 })
    const { rows } = await superuser.query('select encode(national_insurance_number, $2) as kept from agents where agent_id = $1', [
      fixture.agentId,
      'hex',
    ])
    expect(rows).toEqual([{ kept: '00ff' }])
  })
})
