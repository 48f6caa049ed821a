import { createAgent } from '@vigie/contract/agents/agents.create.ts'
import { changeAgent } from '@vigie/contract/agents/agents.ts'
import { addContract, listContracts } from '@vigie/contract/agents/contracts.ts'
import { addHeld } from '@vigie/contract/agents/held.ts'
import { addQualification } from '@vigie/contract/agents/qualifications.ts'
import { publishInstructions, saveInstructionDraft } from '@vigie/contract/instructions/instructions.ts'
import { createClient } from '@vigie/contract/clients/clients.ts'
import { importKinds, type ImportKind } from '@vigie/contract/imports/imports.report.ts'
import { readImportRows } from '@vigie/contract/imports/imports.rows.ts'
import { csvLine, harmless } from '@vigie/contract/kit/csv.ts'
import { createShifts } from '@vigie/contract/planning/planning.create.ts'
import { createContractType, createPrestation, createShiftProfile } from '@vigie/contract/registers/registers.small.ts'
import { closeSites, createSite, editSite, readSite } from '@vigie/contract/sites/sites.sheet.ts'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { Call, Output } from '@vigie/contract/kit/call.ts'
import { openTestApp } from '../../../../test/app.ts'
import { fixtureOf, type Fixture } from '../../../../test/fixture.ts'
import { outputOf, type Values } from '../../../../test/transports.ts'
import { screenOf } from '../imports.screen.testing.ts'
import { fileOf } from '../imports.testing.ts'
import type { ImportFile } from '../read/imports.files.ts'

const app = await openTestApp()
const [first, second, other] = [await fixtureOf(app.rows), await fixtureOf(app.rows), await fixtureOf(app.rows)]
/** What a screen of a company sends. */
const of =
  (fixture: Fixture) =>
  async <C extends Call>(call: C, values: Values): Promise<Output<C>> =>
    outputOf(call, await app.http(call, values, fixture.as('manager')))

const place = { address: '9 allée des Tilleuls', address_complement: 'Bât. B ; porte « C »', postcode: '01000', city: 'Bourg' }
const siteForm = { ...place, phone: '+33 4 74 00 00 00', sector: '', time_zone: 'Europe/Paris', latitude: 46.2052, longitude: -5.2255 }

const spoken = { access: '@PC sécurité', alert: "'=Chantier ;\nporte « C »" }

/** A company is set up by the calls of its screens, with what spreadsheets and separators spoil. */
async function setUp() {
  const ask = of(first)
  const { id: clientId } = await ask(createClient, {
    ...place,
    name: '=Fondation "Haute-Brière"',
    code: '',
    registration_number: '',
    vat_number: '',
    email: '',
    phone: '',
    note: '',
    is_active: true,
  })
  const { siteId } = await ask(createSite, {
    ...siteForm,
    client_id: clientId,
    client_name: '',
    name: 'Hôpital de la Brière',
    code: 'HBR02',
    can_clock_by_phone: true,
    perimeter_metres: 120,
  })
  const { site, settings, phone } = await ask(readSite, { siteId })
  await ask(editSite, {
    ...siteForm,
    siteId,
    client_id: clientId,
    name: site.name,
    code: site.code,
    phone: phone ?? '',
    sector: settings!.sector,
    ...spoken,
    is_active: true,
    is_clocking_enabled: false,
    can_clock_by_phone: true,
    is_outside_area_refused: true,
    perimeter_metres: 120,
    asks_pre_clocking: true,
    pre_clock_minutes: 45,
    version: settings!.version,
  })
  const gone = { ...siteForm, client_id: clientId, client_name: '', can_clock_by_phone: false, perimeter_metres: null }
  const { siteId: closedId } = await ask(createSite, { ...gone, name: '-Ancien site', code: 'HBR03' })
  await ask(closeSites, { ids: [closedId], is_active: false })
  const text = '- Ronde à 22 h ;\n- clés : registre.'
  const draft = await ask(saveInstructionDraft, { siteId, text, starts_on: null, id: null, version: null })
  await ask(publishInstructions, { siteId, ...draft })
  const { id: contractTypeId } = await ask(createContractType, { name: 'CDI de chantier', document_type_ids: [] })
  const { id: profileId } = await ask(createShiftProfile, { name: 'Nuit', time: 'night' })
  const { id: prestationId } = await ask(createPrestation, { name: 'Sûreté' })
  const { agentId } = await ask(createAgent, {
    lastname: 'O’Valmorin',
    firstname: 'Léa',
    matriculation: '007',
    phone_mobile: '+33 6 39 98 20 11',
    email: 'lea@acme.example',
    born_on: '1990-02-28',
    clocking_code: '750318',
    card_number: 'CAR-012-2030-03-18-20250061274',
    card_expires_on: '2030-03-18',
    contract_type_id: contractTypeId,
    contract_starts_on: '2026-01-01',
    monthly_hours_hundredths: 15_167,
  })
  for (const code of ['SST', 'SSIAP1', '=H1, BR', 'A;B "C"']) {
    const { qualification } = await ask(addQualification, { kind: 'degree', code, name: `Diplôme ${code}` })
    const held = { qualification_id: qualification.id, number: '', issued_on: null, expires_on: null, document_id: null }
    await ask(addHeld, { resourceId: agentId, ...held })
  }
  await ask(changeAgent, { resourceId: agentId, address: '-3 place du Marché', postcode: '01000', card_activity: 'Surveillance humaine' })
  const { contracts } = await ask(listContracts, { resourceId: agentId })
  expect(contracts).toHaveLength(1)
  await ask(addContract, {
    resourceId: agentId,
    contract_type_id: contractTypeId,
    number: '007-2',
    starts_on: '2027-01-01',
    ends_on: '2027-06-30',
    monthly_hours_hundredths: 10_000,
    category: 'Agent de sécurité',
    coefficient: '140',
    profile_id: profileId,
    can_access_availabilities: true,
    is_beside: true,
  })
  const service = { site_id: siteId, prestation_id: prestationId, activity_id: null, profile_id: profileId, note: '+1 ronde' }
  const night = { ...service, time_start: '22:00', time_end: '06:00', break_duration: 20 }
  await ask(createShifts, { ...night, resource_id: agentId, days: ['2026-10-20'] })
  // The night in which the clock goes back, and nobody has the post.
  await ask(createShifts, { ...night, resource_id: null, days: ['2026-10-24'], break_duration: null })
}

interface Table {
  readonly titles: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
async function tableOf(fixture: Fixture, kind: ImportKind): Promise<Table> {
  return of(fixture)(readImportRows, { kind, ...(kind === 'shifts' && { month: '202610' }) })
}
/** As the screen writes them (`kit/csv.ts`, `lists/workbook.ts` of the browser). */
const csv = (kind: ImportKind, { titles, rows }: Table): ImportFile =>
  fileOf(`${kind}.csv`, Buffer.from(`\uFEFF${[titles, ...rows].map((cells) => `${csvLine(cells)}\r\n`).join('')}`))
const xlsx = async (kind: ImportKind, { titles, rows }: Table): Promise<ImportFile> =>
  fileOf(`${kind}.xlsx`, await writeXlsx({ sheets: [{ name: kind, rows: [[...titles], ...rows.map((cells) => cells.map(harmless))] }] }))
const filesOf = async (fixture: Fixture, write: (kind: ImportKind, table: Table) => ImportFile | Promise<ImportFile>) =>
  Promise.all(importKinds.map(async (kind) => write(kind, await tableOf(fixture, kind))))

const nothing = { sites: 0, agents: 0, contracts: 0, shifts: 0 }
const isNothing = { created: nothing, changed: nothing, refusedCount: 0 }

await setUp()

describe('what screens wrote', () => {
  it.each([
    ['CSV', csv],
    ['a workbook', xlsx],
  ] as const)('is exported as %s, and changes nothing in the company that it came from', async (_, write) => {
    const tried = await screenOf(app, first).told(await filesOf(first, write))
    expect(tried.lines).toEqual([])
    expect(tried).toMatchObject(isNothing)
    expect(tried.files.flatMap(({ unknownColumns }) => unknownColumns)).toEqual([])
  })

  it.each([
    ['CSV', csv, second],
    ['a workbook', xlsx, other],
  ] as const)('is imported from %s into another company, and the second time changes nothing', async (_, write, into) => {
    const files = await filesOf(first, write)
    const { told } = screenOf(app, into)
    const tried = await told(files)
    expect(tried).toMatchObject({ created: { agents: 2, contracts: 3, shifts: 2 }, refusedCount: 0 })
    expect(await told(files, { digest: tried.digest })).toMatchObject({ isWritten: true })
    const again = await told(files)
    expect(again.lines).toEqual([])
    expect(again).toMatchObject(isNothing)
    // What the import wrote is exported as what the screens wrote.
    for (const kind of importKinds) {
      const [from, to] = [await tableOf(first, kind), await tableOf(into, kind)]
      expect(to.titles).toEqual(from.titles)
      for (const row of from.rows) expect(to.rows).toContainEqual(row)
    }
  })

  it('once imported is corrected by a screen, exported with that, and still changes nothing', async () => {
    const ask = of(second)
    const sites = await tableOf(second, 'sites')
    const [{ site_id: siteId }] = (
      await app.database.superuser.query<{ site_id: number }>(`select site_id from sites where company_id = $1 and code = 'HBR02'`, [
        second.company.id,
      ])
    ).rows as [{ site_id: number }]
    const { site, settings, phone } = await ask(readSite, { siteId })
    const flags = { is_active: true, is_clocking_enabled: false, can_clock_by_phone: true, is_outside_area_refused: true }
    await ask(editSite, {
      ...siteForm,
      ...spoken,
      ...flags,
      siteId,
      client_id: site.clientId,
      name: 'Hôpital Nord',
      code: site.code,
      phone: phone ?? '',
      sector: settings!.sector,
      perimeter_metres: 80,
      asks_pre_clocking: true,
      pre_clock_minutes: 45,
      version: settings!.version,
    })
    const after = await tableOf(second, 'sites')
    const changed = (rows: Table['rows']) =>
      rows.find(([code]) => code === 'HBR02')!.filter((cell) => ['Hôpital Nord', '80'].includes(cell))
    expect([changed(sites.rows), changed(after.rows)]).toEqual([[], ['Hôpital Nord', '80']])
    const tried = await screenOf(app, second).told(await filesOf(second, csv))
    expect(tried.lines).toEqual([])
    // The file of before says what it said: the correction would be undone, and the dry run says so.
    const old = await screenOf(app, second).told([csv('sites', sites)])
    expect(old.lines).toMatchObject([{ key: 'HBR02', does: 'change', fields: ['Nom', 'Périmètre (m)'] }])
  })
})

describe('the rows of an import', () => {
  it('come page by page, each key once', async () => {
    const { company } = other
    await app.database.superuser.query(
      `insert into sites (company_id, client_id, code, name, time_zone, created_at)
       select $1, $2, 'P' || lpad(n::text, 4, '0'), 'Poste ' || n, 'Europe/Paris', $3
         from generate_series(1, 2500) n`,
      [company.id, other.clientId, app.clock.now()],
    )
    const ask = of(other)
    const page = await ask(readImportRows, { kind: 'sites' })
    const rest = await ask(readImportRows, { kind: 'sites', cursor: page.nextCursor! })
    expect([page.rows.length, rest.nextCursor]).toEqual([2000, null])
    const codes = [...page.rows, ...rest.rows].map(([code]) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.length).toBeGreaterThan(2500)
  })

  it('of services need a month; others than administrators get none', async () => {
    const refused = await app.http(readImportRows, { kind: 'shifts' }, first.as('manager'))
    expect([refused.status, Object.keys(refused.error?.errors ?? {})]).toEqual([422, ['month']])
    expect((await app.http(readImportRows, { kind: 'agents' }, first.as('client'))).status).toBe(403)
  })
})
