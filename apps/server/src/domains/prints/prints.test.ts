import { cancelPrint, listPrintChoices, listPrints, previewPrint, startPrint } from '@vigie/contract/prints/prints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'
import { printing, textOf } from './prints.testing.ts'

const app = await openTestApp()
const ours = await fixtureOf(app.rows)
const theirs = await fixtureOf(app.rows)
const as = () => ours.as('manager')
const { ask, list, ended, fetched, printed } = printing(app, as)
const { superuser } = app.database
const month = '202610'

/** Names that would be markup, code or a place in somebody's language. */
const hostile = ['#sys', '*x*', '#import "x"', '$ x $', '<label>', '@ref', '= Titre', '\\u{41}', '`raw`', 'l\'été "entre" guillemets']

let siteId: number
beforeAll(async () => {
  const { id: company } = ours.company
  await superuser.query(
    `update companies set authorisation_number = 'AUT-092-1', declaration_number = '92-2026-7', address = '1 rue Haute', city = 'Lyon' where company_id = $1`,
    [company],
  )
  const client = await app.rows.client(company, { name: 'Fondation *Haute*' })
  siteId = await app.rows.site(company, client, { name: 'Dépôt #1 du Nord', code: 'DEP01', address: '9 allée des Tilleuls', city: 'Lille' })
  for (const [at, name] of hostile.entries()) {
    const agentId = await app.rows.agent(company, { columns: { last_name: name, first_name: 'Alix' } })
    const day = String(at + 1).padStart(2, '0')
    await app.rows.shift(company, { siteId, agentId, startsAt: `2026-10-${day}T05:00:00Z`, endsAt: `2026-10-${day}T17:00:00Z` })
  }
  const long = 'Valmorin-Castelbray de la Haute-Brière-sur-Mer et des Tilleuls'
  const agentId = await app.rows.agent(company, { columns: { last_name: long, first_name: 'Léa', employee_number: 'A-777' } })
  await app.rows.shift(company, { siteId, agentId, startsAt: '2026-10-24T17:00:00Z', endsAt: '2026-10-25T06:00:00Z' })
  await app.rows.shift(company, { siteId, agentId, startsAt: '2026-10-24T05:00:00Z', endsAt: '2026-10-24T09:00:00Z' })
  await app.rows.shift(company, { siteId, startsAt: '2026-10-31T20:00:00Z', endsAt: '2026-11-01T05:00:00Z' })
})

/** Milliseconds: each print is a process of its own, at a lower priority than the tests beside it. */
const patience = 120_000

describe('a month’s planning of a site', { timeout: patience }, () => {
  it('comes as PDF whose text is read back: names as they stand, codes, totals, numbers, who printed it', async () => {
    const { print, pages } = await printed({ kind: 'plannings', month, site_ids: [siteId] })
    expect(print).toMatchObject({ state: 'done', sheetCount: 1, doneCount: 1, pageCount: 1, message: null, month, week: null })
    const text = textOf(pages[0])
    for (const name of hostile) expect(text).toContain(`${name} Alix`)
    // Its line ends behind a hyphen.
    expect(text.replaceAll('- ', '-')).toContain('Valmorin-Castelbray de la Haute-Brière-sur-Mer et des Tilleuls Léa')
    expect(text).toContain('Planning d’octobre 2026')
    expect(text).toContain('Dépôt #1 du Nord · DEP01')
    expect(text).toContain('Fondation *Haute*')
    expect(text).toContain('9 allée des Tilleuls, Lille')
    expect(text).toContain('Autorisation AUT-092-1')
    expect(text).toContain('Déclaration n° 92-2026-7')
    expect(text).toContain('Non publié')
    expect(text).toContain('Édité le 12/10/2026 à 10:00 par Camille Martin')
    expect(text).toContain('Feuille 1 / 1')
    expect(text).toContain('À pourvoir')
    // 19h to 7h over the October change lasts thirteen hours; with the four of its morning.
    expect(text).toContain('19:00–07:00, 13 h, 1 service')
    expect(text).toContain('07:00–19:00, 12 h, 10 services')
    expect(text).toContain('À pourvoir : 1 service')
  })

  it('holds neither totals, holidays nor numbers where they are not wanted', async () => {
    const options = { totals: false, holidays: false, declaration: false }
    const { pages } = await printed({ kind: 'plannings', month, site_ids: [siteId], options })
    const text = textOf(pages[0])
    expect(text).not.toContain('Déclaration')
    expect(text).not.toContain('Jour / nuit, par jour')
    expect(text).not.toContain('Fér.')
  })

  it('says no declaration where the company’s version has none', async () => {
    await superuser.query(`update companies set api_version = '1.0.0' where company_id = $1`, [ours.company.id])
    const { pages } = await printed({ kind: 'plannings', month, site_ids: [siteId] })
    await superuser.query(`update companies set api_version = '1.8.0' where company_id = $1`, [ours.company.id])
    expect(textOf(pages[0])).not.toContain('Déclaration')
  })

  it('never says why somebody is away', async () => {
    const { id: company } = ours.company
    const { rows } = await superuser.query<{ agent_id: number }>(
      `select agent_id from agents where company_id = $1 and employee_number = 'A-777'`,
      [company],
    )
    const type = await app.rows.insert('unavailability_types', { company_id: company, name: 'Congé maladie' })
    const away = (starts: string, ends: string, isDemand: boolean) =>
      app.rows.insert('unavailabilities', {
        company_id: company,
        agent_id: rows[0]!.agent_id,
        unavailability_type_id: type['unavailability_type_id'],
        starts_at: starts,
        ends_at: ends,
        is_demand: isDemand,
        created_at: app.clock.now(),
      })
    await away('2026-10-05T22:00:00Z', '2026-10-07T22:00:00Z', false)
    await away('2026-10-12T22:00:00Z', '2026-10-14T22:00:00Z', true)
    const { pages } = await printed({ kind: 'plannings', month, site_ids: [siteId], resource_ids: [rows[0]!.agent_id] })
    expect(pages).toHaveLength(2)
    for (const page of pages) {
      expect(textOf(page)).toContain('Indisponible')
      expect(textOf(page)).not.toContain('maladie')
    }
    // Two days that were granted, and none that were but asked for.
    expect(pages[1]!.filter((text) => text === 'Indisponible')).toHaveLength(2)
  })
})

describe('a month’s planning of an agent', { timeout: patience }, () => {
  it('shows both services of a day, their sites and the hours of the week', async () => {
    const { id: company } = ours.company
    const { rows } = await superuser.query<{ agent_id: number }>(
      `select agent_id from agents where company_id = $1 and employee_number = 'A-777'`,
      [company],
    )
    await superuser.query(
      `insert into schedule_months (company_id, agent_id, month, published_at) values ($1, $2, $3, '2026-09-23T10:00:00Z')`,
      [company, rows[0]!.agent_id, month],
    )
    const { pages } = await printed({ kind: 'plannings', month, resource_ids: [rows[0]!.agent_id] })
    const text = textOf(pages[0])
    expect(text).toContain('Matricule A-777')
    expect(text).toContain('Publié le 23/09/2026')
    expect(text).toContain('07:00–11:00')
    expect(text).toContain('19:00–07:00')
    expect(text).toContain('2 services, 17 h')
  })
})

describe('a print', { timeout: patience }, () => {
  it('of all takes those that have services, sites first, each sheet with its number', async () => {
    const { print, pages } = await printed({ kind: 'plannings', month, site_ids: null, resource_ids: null })
    expect(print.sheetCount).toBe(pages.length)
    expect(textOf(pages[0])).toContain('DEP01')
    expect(textOf(pages.at(-1))).toContain(`Feuille ${pages.length} / ${pages.length}`)
  })

  it('is refused without a month, a sheet, or where something of it is not there', async () => {
    const codeOf = async (values: Record<string, unknown>) => (await ask(values)).error?.code
    expect(await codeOf({ kind: 'plannings', site_ids: null })).toBe('INVALID')
    expect(await codeOf({ kind: 'signatures', month, site_ids: null })).toBe('INVALID')
    expect(await codeOf({ kind: 'plannings', month })).toBe('PRINT_EMPTY')
    expect(await codeOf({ kind: 'plannings', month: '203001', site_ids: null, resource_ids: null })).toBe('PRINT_EMPTY')
    expect(await codeOf({ kind: 'plannings', month, site_ids: [theirs.siteId] })).toBe('NOT_FOUND')
    expect(await codeOf({ kind: 'plannings', month, resource_ids: [theirs.agentId] })).toBe('NOT_FOUND')
    expect(await codeOf({ kind: 'plannings', month, site_ids: [siteId, siteId, 999_999] })).toBe('NOT_FOUND')
    expect(await codeOf({ kind: 'plannings', month, site_ids: Array.from({ length: 5001 }, (_, at) => at) })).toBe('INVALID')
  })

  it('is one at a time of each person: of two at once the second waits for the first', async () => {
    const both = await Promise.all([1, 2].map(() => ask({ kind: 'plannings', month, site_ids: [siteId] })))
    expect(both.map(({ error }) => error?.code ?? 'begun').toSorted()).toEqual(['PRINT_RUNNING', 'begun'])
    await app.settled()
    expect((await list())[0]).toMatchObject({ state: 'done' })
  })

  it('is its owner’s alone: a colleague neither lists, fetches nor cancels it', async () => {
    const { id: company } = ours.company
    const { print } = await printed({ kind: 'plannings', month, site_ids: [siteId] })
    const colleague = await app.rows.user(company, { role: 'manager' })
    const other = { code: ours.company.code, token: await app.rows.session(company, colleague) }
    expect(outputOf(listPrints, await app.http(listPrints, { limit: 100 }, other)).prints).toEqual([])
    expect((await app.http(cancelPrint, { id: print.id }, other)).error?.code).toBe('NOT_FOUND')
    expect((await app.http(cancelPrint, { id: print.id }, theirs.as('manager'))).error?.code).toBe('NOT_FOUND')
    expect((await fetched(print)).status).toBe(200)
    await superuser.query(`delete from user_rights where company_id = $1 and user_id = $2 and "right" = 'man_access_schedule_site'`, [
      company,
      ours.users.manager,
    ])
    expect((await fetched(print)).status).toBe(404)
    await app.rows.insert('user_rights', { company_id: company, user_id: ours.users.manager, right: 'man_access_schedule_site' })
  })

  it('is cancelled while it is under way, and nothing of it is kept', async () => {
    const { print } = outputOf(startPrint, await ask({ kind: 'plannings', month, site_ids: null, resource_ids: null }))
    const answer = outputOf(cancelPrint, await app.http(cancelPrint, { id: print.id }, as()))
    expect(answer.print).toMatchObject({ state: 'cancelled', url: null })
    expect((await app.http(cancelPrint, { id: print.id }, as())).error?.code).toBe('PRINT_OVER')
    expect(await ended(print.id)).toMatchObject({ state: 'cancelled', url: null, bytes: null })
    const { rows } = await superuser.query('select from arriving_files')
    expect(rows).toHaveLength(0)
  })

  it('tells its owner’s pages how far it is, and nobody else', async () => {
    const [own, other] = [await app.socket(as()), await app.socket(theirs.as('manager'))]
    const { print } = await printed({ kind: 'plannings', month, site_ids: null, resource_ids: null })
    await expect
      .poll(() => own.received('printChanged').at(-1))
      .toMatchObject({ id: print.id, state: 'done', sheet_count: print.sheetCount })
    expect(other.received('printChanged')).toEqual([])
  })

  it('that does not fit into the company’s room says so and takes up nothing', async () => {
    const { id: company } = ours.company
    await superuser.query(`insert into storage_use (company_id, user_id, bytes) values ($1, 0, 0) on conflict do nothing`, [company])
    await superuser.query(`update storage_use set bytes = bytes + 30000000000 where company_id = $1 and user_id = 0`, [company])
    const { print } = outputOf(startPrint, await ask({ kind: 'plannings', month, site_ids: [siteId] }))
    expect(await ended(print.id)).toMatchObject({ state: 'failed', url: null, message: expect.stringContaining('20') })
    await superuser.query(`update storage_use set bytes = bytes - 30000000000 where company_id = $1 and user_id = 0`, [company])
  })
})

describe('what there is to print', { timeout: patience }, () => {
  it('is found by the beginnings of words, page by page', async () => {
    const choices = async (values: Record<string, unknown>) =>
      outputOf(listPrintChoices, await app.http(listPrintChoices, { kind: 'plannings', month, limit: 100, ...values }, as()))
    const sites = await choices({ what: 'sites', search: 'depot nor' })
    expect(sites).toMatchObject({ total: 1, nextCursor: null })
    expect(sites.choices[0]).toEqual({ id: siteId, name: 'Dépôt #1 du Nord', detail: 'DEP01 · Lille', agentCount: 11, shiftCount: 13 })
    const all = await choices({ what: 'agents' })
    const first = await choices({ what: 'agents', limit: 4 })
    const second = await choices({ what: 'agents', limit: 100, cursor: first.nextCursor! })
    expect([...first.choices, ...second.choices]).toEqual(all.choices)
    expect([first.total, second.total]).toEqual([all.total, all.total])
    expect((await choices({ kind: 'signatures', week: '2026-10-24', month: undefined, what: 'sites' })).choices[0]).toMatchObject({
      shiftCount: 2,
    })
  })
})

describe('a preview', { timeout: patience }, () => {
  it('is the same sheet as a picture, page by page', async () => {
    const seen = outputOf(previewPrint, await app.http(previewPrint, { kind: 'plannings', month, site_id: siteId }, as()))
    expect(seen.pageCount).toBe(1)
    expect(seen.svg).toMatch(/^<svg [^>]*viewBox="0 0 841\.\d+ 595\.\d+"/)
    expect(seen.svg).not.toMatch(/<script|<text|href="http|foreignObject/)
    const nothing = await app.http(previewPrint, { kind: 'plannings', month: '203001', site_id: siteId }, as())
    expect(nothing.error?.code).toBe('PRINT_EMPTY')
    expect((await app.http(previewPrint, { kind: 'plannings', month, site_id: theirs.siteId }, as())).error?.code).toBe('NOT_FOUND')
  })

  it('nothing of it was unforeseen', () => expect(app.faults).toEqual([]))
})
