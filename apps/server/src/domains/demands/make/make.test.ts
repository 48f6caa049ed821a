import { randomUUID } from 'node:crypto'
import { cancelDemand, readDemandFile, updateDemand } from '@vigie/contract/demands/demands.ts'
import { readDemandEffects } from '@vigie/contract/demands/demands.effects.ts'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { pdfOf } from '../../../../test/documents.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'
import { asking, codeOf } from '../demands.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { superuser } = app.database
const { author, manager, ask, asked, askWith, leave, answered, listed, counts, told, absences } = asking(app, fixture)
const receipt = { name: 'ticket.pdf', bytes: new Uint8Array(pdfOf(1, 'ticket')) }

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
    expect(await counts()).toEqual({ open: 1, accepted: 0, refused: 0, all: 1, oldestAt: '2026-10-12T05:00:00Z', most: null })
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
      fields: { national_insurance_number: expect.stringMatching(/^•+36$/) as string },
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
