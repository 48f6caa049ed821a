import { changeAgent } from '@vigie/contract/agents/agents.ts'
import { columnsOf, historyEntities } from '@vigie/contract/changes/changes.fields.ts'
import { readAgentHistory, readSiteHistory } from '@vigie/contract/changes/changes.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { asking } from '../demands/demands.testing.ts'
import { screenOf } from '../imports/imports.screen.testing.ts'
import { textFile } from '../imports/imports.testing.ts'
import { namesOfRows } from './changes.store.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { superuser } = app.database
const { told } = screenOf(app, fixture)
const { asked, answered } = asking(app, fixture)
const manager = () => fixture.as('manager')
const read = async (values: Values = {}) =>
  outputOf(readAgentHistory, await app.http(readAgentHistory, { resourceId: fixture.agentId, ...values }, manager()))
const change = (values: Values) => app.http(changeAgent, { resourceId: fixture.agentId, ...values }, manager())

describe('the history of an agent', () => {
  it('tells who changed what, when by the product’s clock, from what to what; a save that changes nothing is none', async () => {
    expect((await change({ city: 'Albi', phone_mobile: '06 00 00 00 41' })).status).toBe(200)
    app.clock.forward(3600)
    expect((await change({ city: 'Colomiers' })).status).toBe(200)
    expect((await change({ city: 'Colomiers' })).status).toBe(200)
    const { entries } = await read()
    expect(entries.slice(0, 2).map(({ changedAt, act, userName, fields }) => [changedAt, act, userName, fields])).toEqual([
      ['2026-10-12T06:00:00Z', 'changed', 'Camille Martin', [{ name: 'city', kind: 'text', from: 'Albi', to: 'Colomiers' }]],
      [
        '2026-10-12T05:00:00Z',
        'changed',
        'Camille Martin',
        [
          { name: 'phone_mobile', kind: 'text', from: expect.toBeOneOf([null, expect.any(String)]), to: '06 00 00 00 41' },
          { name: 'city', kind: 'text', from: null, to: 'Albi' },
        ],
      ],
    ])
  })

  it('has what it is made of: contracts by their kind, qualifications by their name, also those that are gone', async () => {
    const [{ qualification_id }] = (
      await superuser.query<{ qualification_id: number }>(
        `insert into qualifications (company_id, kind, code, name) values ($1, 'degree', 'SST', 'Secouriste') returning qualification_id`,
        [fixture.company.id],
      )
    ).rows as [{ qualification_id: number }]
    const held = (expires_on: string | null) => ({ qualifications: [{ id: qualification_id, expires_on }] })
    for (const values of [held('2026-12-01'), held('2028-12-01'), { qualifications: [] }]) expect((await change(values)).status).toBe(200)
    await superuser.query('update contracts set monthly_hours_hundredths = 10400 where contract_id = $1', [fixture.contractId])
    const { entries } = await read()
    const said = entries.map(({ entity, entityName, act, fields }) => [entity, entityName, act, fields.map(({ from, to }) => [from, to])])
    expect(said.slice(0, 4)).toEqual([
      ['contract', expect.stringMatching(/./), 'changed', [[expect.toBeOneOf([null, expect.any(String)]), '10400']]],
      ['qualification', 'Secouriste', 'removed', [['2028-12-01', null]]],
      ['qualification', 'Secouriste', 'changed', [['2026-12-01', '2028-12-01']]],
      ['qualification', 'Secouriste', 'created', [[null, '2026-12-01']]],
    ])
  })

  it('says of a secret that it changed, and keeps nothing of it', async () => {
    await superuser.query(`update agents set national_insurance_number = '\\x31383530353738' where agent_id = $1`, [fixture.agentId])
    const { entries } = await read({ limit: 1 })
    expect(entries).toMatchObject([
      { userName: null, fields: [{ name: 'national_insurance_number', kind: 'secret', from: null, to: null }] },
    ])
    const { rows } = await superuser.query('select fields::text from changes where company_id = $1', [fixture.company.id])
    expect(JSON.stringify(rows)).not.toContain('31383530353738')
  })

  it('tells of an import who has sent the file, and of an accepted demand who has accepted it', async () => {
    const { rows } = await superuser.query<{ number: string; last: string; first: string }>(
      'select employee_number as number, last_name as last, first_name as first from agents where agent_id = $1',
      [fixture.agentId],
    )
    const [{ number, last, first }] = rows as [{ number: string; last: string; first: string }]
    const files = [textFile('agents.csv', 'Matricule;Nom;Prénom;Ville', `${number};${last};${first};Gaillac`)]
    expect(await told(files, { digest: (await told(files)).digest })).toMatchObject({ isWritten: true })
    const demand = await asked({ type_id: 1, fields: { city: 'Lavaur' } })
    await answered({ id: demand.id, version: 1, status: 3, response: 'Fait.' })
    const { entries } = await read({ limit: 2 })
    expect(entries.map(({ isImport, userName, fields }) => [isImport, userName, fields.map(({ to }) => to)])).toEqual([
      [false, 'Camille Martin', ['Lavaur']],
      [true, 'Camille Martin', ['Gaillac']],
    ])
  })

  it('comes page by page, of one field or one kind of part where that is asked, and is of this agent alone', async () => {
    for (const city of ['Albi', 'Castres', 'Rodez']) await change({ city })
    const first = await read({ limit: 2 })
    const second = await read({ limit: 2, cursor: first.nextCursor })
    expect([...first.entries, ...second.entries].map(({ fields }) => fields[0]?.to).slice(0, 3)).toEqual(['Rodez', 'Castres', 'Albi'])
    const ofField = await read({ entity: 'agent', field: 'city', limit: 2 })
    expect(ofField.entries.map(({ fields }) => fields[0]?.to)).toEqual(['Rodez', 'Castres'])
    expect((await read({ entity: 'agent', field: 'postcode' })).entries).toEqual([])
    const parts = (await read({ entity: 'contract' })).entries.map(({ entity }) => entity)
    expect(new Set(parts)).toEqual(new Set(['contract']))
    const other = await app.rows.agent(fixture.company.id)
    const { entries } = outputOf(readAgentHistory, await app.http(readAgentHistory, { resourceId: other }, manager()))
    expect(entries.map(({ act, fields }) => [act, fields])).toEqual([['created', []]])
  })
})

it('the history of a site tells its columns', async () => {
  await superuser.query(`update sites set name = 'Tour Sud', is_clocking_enabled = not is_clocking_enabled where site_id = $1`, [
    fixture.siteId,
  ])
  const answer = outputOf(readSiteHistory, await app.http(readSiteHistory, { siteId: fixture.siteId, limit: 1 }, manager()))
  expect(answer.entries[0]!.fields.map(({ name }) => name)).toEqual(['name', 'is_clocking_enabled'])
})

it('the application can add no row to a history, change none and remove none', async () => {
  const db = app.database.forCompany(fixture.company.id)
  for (const sql of [
    `insert into changes (company_id, subject, subject_id, entity, entity_id, act, fields, way, changed_at) values ($1, 'agent', 1, 'agent', 1, 'changed', '{}', '', now())`,
    `update changes set fields = '{}' where company_id = $1`,
    'delete from changes where company_id = $1',
  ])
    await expect(
      db.read({
        ...namesOfRows(db, {
          contract_types: [],
          profiles: [],
          partners: [],
          clients: [],
          documents: [],
          qualifications: [],
          sectors: [],
          document_types: [],
          prestations: [],
        }),
        sql,
        parameters: [fixture.company.id],
      }),
    ).rejects.toThrow('permission denied')
})

it('every column of the tables is told or left out on purpose', async () => {
  const tables = {
    agent: 'agents',
    contract: 'contracts',
    qualification: 'agent_qualifications',
    badge: 'nfc_cards',
    loan: 'loans',
    // Of a client; of a site it is kept alike.
    contact: 'contacts',
    sitePrestation: 'site_prestations',
    reminder: 'paper_reminders',
    site: 'sites',
    client: 'clients',
    partner: 'partners',
    holidays: 'holidays',
    sectors: 'sectors',
    activities: 'activities',
    prestations: 'prestations',
    profiles: 'profiles',
    anomalyReasons: 'anomaly_reasons',
    contractTypes: 'contract_types',
    unavailabilityTypes: 'unavailability_types',
    documentTypes: 'document_types',
    qualifications: 'qualifications',
    links: 'links',
    news: 'news',
    user: 'users',
    right: 'user_rights',
    closedPage: 'user_forbidden_pages',
    ownClient: 'user_clients',
    ownSite: 'user_sites',
    viewing: 'viewings',
    // Kept by a second trigger of the same table.
    viewed: 'viewings',
    setting: 'company_settings',
    pageText: 'company_texts',
    company: 'companies',
  } as const
  const { rows } = await superuser.query<{ table: string; column: string; args: string }>(
    `select c.relname as table, a.attname as column, encode(t.tgargs, 'escape') as args
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where t.tgname = c.relname || '_history_changed'`,
  )
  for (const entity of historyEntities) {
    const own = rows.filter(({ table }) => table === tables[entity])
    const [subject = '', of = '', , id = '', secret = '', untold = ''] = own[0]!.args.split('\\000')
    expect(subject.length).toBeGreaterThan(0)
    const left = new Set(['company_id', 'version', 'created_at', of, id, ...untold.split(',')])
    const told = own.map(({ column }) => column).filter((column) => !left.has(column))
    expect([entity, told.toSorted()]).toEqual([entity, Object.keys(columnsOf(entity)).toSorted()])
    for (const column of secret.split(',').filter(Boolean)) expect([column, columnsOf(entity)[column]]).toEqual([column, 'secret'])
  }
})
