import { removeQualifications } from '@vigie/contract/registers/registers.people.ts'
import { readSiteHistory } from '@vigie/contract/changes/changes.ts'
import { addSold, changeSold, listSold, removeSold } from '@vigie/contract/planning/planning.sold.ts'
import { listUnfitShifts } from '@vigie/contract/planning/planning.unfit.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { untilLocked, whileHeld } from '../../../test/locks.ts'
import { screenOf } from '../imports/imports.screen.testing.ts'
import { textFile } from '../imports/imports.testing.ts'
import { assigning, six, two } from './assignment.testing.ts'

const app = await openTestApp()
const now = '2026-10-12T05:00:00Z'
const [fixture, elsewhere] = [freshFixture(app, { now }), freshFixture(app, { now })]
const { rows } = app
const { person, suggestions, open, assign } = assigning(app, fixture)
const screen = screenOf(app, fixture)
const manager = () => fixture.as('manager')
const insert = async (table: 'prestations' | 'qualifications', values: Values) =>
  (await rows.insert(table, { company_id: fixture.company.id, ...values }))[
    table === 'prestations' ? 'prestation_id' : 'qualification_id'
  ] as number

let rounds: number
let dog: number
beforeEach(async () => {
  rounds = await insert('prestations', { name: 'Ronde' })
  dog = await insert('qualifications', { kind: 'empowerment', code: 'CYNO', name: 'Agent cynophile' })
})
const form = (values: Values = {}) => ({ siteId: fixture.siteId, prestation_id: rounds, qualification_ids: [dog], ...values })
const add = (values: Values = {}, as = manager()) => app.http(addSold, form(values), as)
const added = async (values: Values = {}) => outputOf(addSold, await add(values))
const change = (id: number, version: number, values: Values = {}, as = manager()) =>
  app.http(changeSold, { ...form(values), id, version }, as)
const list = async () => outputOf(listSold, await app.http(listSold, { siteId: fixture.siteId }, manager())).prestations
const refusedFields = (answer: { readonly error?: { readonly errors?: object } | undefined }) => Object.keys(answer.error?.errors ?? {})

describe('a prestation sold at a site', () => {
  it('is listed with what it asks for everywhere and what the site asks for beside it; the history says who', async () => {
    const first = await insert('qualifications', { kind: 'degree', code: 'SST', name: 'Secouriste' })
    await rows.insert('prestation_requirements', { company_id: fixture.company.id, prestation_id: rounds, qualification_id: first })
    const { id, version } = await added()
    expect(await list()).toMatchObject([
      { id, prestationId: rounds, name: 'Ronde', isCardRequired: true, required: ['Secouriste'], requiredHere: ['Agent cynophile'] },
    ])
    const saved = outputOf(changeSold, await change(id, version, { qualification_ids: [] }))
    expect((await change(id, version)).error?.code).toBe('CONFLICT')
    expect(await list()).toMatchObject([{ requiredHere: [], version: saved.version }])
    const remove = (seen: number) => app.http(removeSold, { siteId: fixture.siteId, id, version: seen }, manager())
    expect((await remove(version)).error?.code).toBe('CONFLICT')
    outputOf(removeSold, await remove(saved.version))
    expect(await list()).toEqual([])
    const { entries } = outputOf(readSiteHistory, await app.http(readSiteHistory, { siteId: fixture.siteId }, manager()))
    expect(entries.slice(0, 3).map(({ act, entityName }) => [act, entityName])).toEqual([
      ['removed', 'Ronde'],
      ['changed', expect.any(String)],
      ['created', expect.any(String)],
    ])
    expect(entries[1]!.fields).toEqual([{ name: 'qualification_ids', kind: 'text', from: 'Agent cynophile', to: null }])
  })

  it('asks for it there alone: who lacks it is not proposed, and is refused', async () => {
    const [handler, other] = [await person({ last_name: 'Chien' }), await person({ last_name: 'Autre' })]
    await rows.insert('agent_qualifications', { company_id: fixture.company.id, agent_id: handler.agentId, qualification_id: dog })
    const [here, away] = [await open(six, two, { prestation_id: rounds }), await open(six, two, { prestation_id: rounds })]
    const otherSite = await rows.site(fixture.company.id, fixture.clientId)
    await app.database.superuser.query('update shifts set site_id = $2 where shift_id = $1', [away, otherSite])
    await added()
    const free = async (shiftId: number) =>
      (await suggestions({ vacation_id: shiftId })).suggestions.map(({ agentId }) => agentId).toSorted((a, b) => a - b)
    expect([await free(here), await free(away)]).toEqual([[handler.agentId], [handler.agentId, other.agentId]])
    expect((await assign({ vacation_id: here, resource_id: other.agentId })).error?.code).toBe('AGENT_UNFIT')
    expect((await assign({ vacation_id: away, resource_id: other.agentId })).status).toBe(200)
  })

  it('shows services that are given already, and warns at an import', async () => {
    const { agentId } = await person({ last_name: 'Autre', employee_number: 'A7' })
    const shiftId = await open(six, two, { prestation_id: rounds, agent_id: agentId })
    await added()
    const days = { from: '2026-10-14', to: '2026-10-14' }
    const { shifts } = outputOf(listUnfitShifts, await app.http(listUnfitShifts, days, manager()))
    expect(shifts.map(({ id }) => id)).toEqual([shiftId])
    const { rows: codes } = await app.database.superuser.query<{ code: string }>('select code from sites where site_id = $1', [
      fixture.siteId,
    ])
    const titles = 'N° vacation;Code site;Matricule;Prestation;Date début;Heure début;Date fin;Heure fin'
    const line = (prestation: string) => `V9;${codes[0]!.code};A7;${prestation};20/10/2026;08:00;20/10/2026;16:00`
    const rules = async (prestation: string) =>
      (await screen.told([textFile('vacations.csv', titles, line(prestation))])).warnings.map(({ rule }) => rule)
    expect(await rules('Ronde')).toContain('QUALIFICATION_MISSING')
    expect(await rules('Accueil')).not.toContain('QUALIFICATION_MISSING')
  })

  it('keeps a qualification that it asks for from being removed: it is archived', async () => {
    await added()
    await app.http(removeQualifications, { ids: [dog], versions: [1] }, manager())
    const { rows: kept } = await app.database.superuser.query('select is_archived from qualifications where qualification_id = $1', [dog])
    expect(kept).toEqual([{ is_archived: true }])
  })

  it('keeps it too where both happen at once', async () => {
    const held = 'lock table site_prestations in share mode'
    const remove = () => app.http(removeQualifications, { ids: [dog], versions: [1] }, manager())
    let removing: Promise<unknown> | undefined
    await whileHeld(app.database, held, add, () => Promise.race([(removing = remove()), untilLocked(app.database, 2)]))
    await removing
    expect(await list()).toMatchObject([{ requiredHere: ['Agent cynophile'] }])
  })

  it('is refused twice, and with what no catalogue of the company has', async () => {
    await added()
    expect(refusedFields(await add())).toEqual(['prestation_id'])
    const theirs = await rows.insert('qualifications', { company_id: elsewhere.company.id, kind: 'degree', code: 'X', name: 'X' })
    const foreign = await rows.insert('prestations', { company_id: elsewhere.company.id, name: 'X' })
    expect(refusedFields(await add({ prestation_id: foreign['prestation_id'] as number }))).toEqual(['prestation_id'])
    const other = await insert('prestations', { name: 'Accueil' })
    expect(refusedFields(await add({ prestation_id: other, qualification_ids: [theirs['qualification_id'] as number] }))).toEqual([
      'qualification_ids',
    ])
    expect(refusedFields(await add({ prestation_id: null }))).toEqual(['prestation_id'])
  })

  it('of another company is not there, and nobody without the right changes one', async () => {
    const { id, version } = await added()
    const as = elsewhere.as('manager')
    const answers = await Promise.all([
      app.http(listSold, { siteId: fixture.siteId }, as),
      add({}, as),
      change(id, version, {}, as),
      app.http(removeSold, { siteId: fixture.siteId, id, version }, as),
      app.http(removeSold, { siteId: elsewhere.siteId, id, version }, as),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    for (const role of ['client', 'resource'] as const) expect((await add({}, fixture.as(role))).status).toBe(403)
  })
})
