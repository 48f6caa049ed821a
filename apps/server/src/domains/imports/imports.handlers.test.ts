import type { Role } from '@vigie/contract/access.ts'
import { readCounters } from '@vigie/contract/dashboard/dashboard.ts'
import { readSession } from '@vigie/contract/auth/auth.ts'
import { describe, expect, it } from 'vitest'
import { outputOf } from '../../../test/transports.ts'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import type { ImportFile } from './read/imports.files.ts'
import { agents, screenOf, sites } from './imports.screen.testing.ts'
import { dirtyLines, fileOf, planning, planningFile, textFile } from './imports.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { send, told } = screenOf(app, fixture)
const count = async (table: string, company = fixture.company.id) =>
  Number((await app.database.superuser.query(`select count(*) as n from ${table} where company_id = $1`, [company])).rows[0].n)

describe('an import by screen', () => {
  it('is tried first: what it would do is told and nothing is written; then it is done as it was shown', async () => {
    const before = await count('shifts')
    const tried = await told(planning())
    expect(tried).toMatchObject({ created: { sites: 30, agents: 120, contracts: 120, shifts: 2444 }, refusedCount: 0, isWritten: false })
    expect(tried.files).toMatchObject([
      { file: 'sites.csv', kind: 'sites', lineCount: 30 },
      { file: 'agents.csv', kind: 'agents', lineCount: 120 },
      { file: 'contrats.csv', kind: 'contracts', lineCount: 120 },
      { file: 'vacations.csv', kind: 'shifts', lineCount: 2444 },
    ])
    expect(tried.months.map(({ month }) => month)).toEqual(['202610', '202611'])
    expect(tried.months.reduce((sum, { shiftCount }) => sum + shiftCount, 0)).toBe(2444)
    expect(await count('shifts')).toBe(before)
    const done = await told(planning(), { digest: tried.digest })
    expect(done).toMatchObject({ created: tried.created, isWritten: true })
    expect(await count('shifts')).toBe(before + 2444)
    const again = await told(planning())
    expect(again).toMatchObject({ unchanged: tried.created, lines: [], isWritten: false })
  })

  it.each(['1000-01-01', '9999-12-31', '2062-10-12', '2026-02-30', 'hier'])(
    'a day that hides a planning for years, or is none, is refused before anything is read: %s',
    async (countsFrom) => {
      const { status, error } = await send([sites, agents], { countsFrom })
      expect([status, Object.keys(error?.errors ?? {})]).toEqual([422, ['counted_from']])
      expect(app.faults).toEqual([])
    },
  )

  it('asks from which day on the product counts: what begins before it is shown and never «not arrived»', async () => {
    const shift = (number: string, day: string) => `${number};A1;901;${day};08:00;${day};16:00`
    const shifts = textFile(
      'vacations.csv',
      'N° vacation;Code site;Matricule;Date début;Heure début;Date fin;Heure fin',
      shift('V1', '01/10/2026'),
      shift('V2', '09/10/2026'),
      shift('V3', '11/10/2026'),
      shift('V4', '20/10/2026'),
    )
    const files = [sites, agents, shifts]
    const tried = await told(files)
    // Nobody has ever clocked here: today is proposed, a Monday.
    expect(tried.past).toEqual({ count: 3, countsFrom: '2026-10-12' })
    expect(tried.months).toEqual([{ month: '202610', shiftCount: 4 }])
    await told(files, { digest: tried.digest, countsFrom: '2026-10-09' })
    const { anomaliesStats } = outputOf(readCounters, await app.http(readCounters, { month: '202610' }, fixture.as('manager')))
    expect(anomaliesStats.missed).toBe(2)
    // What the company has said holds for the next import.
    const more = textFile(
      'suite.csv',
      'N° vacation;Code site;Matricule;Date début;Heure début;Date fin;Heure fin',
      shift('V5', '02/10/2026'),
      shift('V6', '10/10/2026'),
    )
    expect((await told([more])).past).toEqual({ count: 1, countsFrom: '2026-10-09' })
  })

  it('is told to the devices of the company where it changes the planning of these days or an agent, so that they know whom to expect', async () => {
    const device = { code: fixture.company.code, token: fixture.device.token }
    const elsewhere = await fixtureOf(app.rows)
    const [socket, other] = [await app.socket(device), await app.socket({ code: elsewhere.company.code, token: elsewhere.device.token })]
    const planned = (number: string, day: string) =>
      textFile(
        'vacations.csv',
        'N° vacation;Code site;Matricule;Date début;Heure début;Date fin;Heure fin',
        `${number};A1;901;${day};08:00;${day};16:00`,
      )
    const write = async (...files: ImportFile[]) => told(files, { digest: (await told(files)).digest })
    await write(sites, agents)
    expect(await socket.next('resourceChanged')).toEqual({ resource_id: null })
    await write(planned('V1', '20/12/2026'))
    await write(planned('V2', '13/10/2026'))
    expect(await socket.next('scheduleChanged')).toEqual({ month: '202610', resource_id: null })
    expect(socket.received('scheduleChanged')).toHaveLength(1)
    expect([other.received('scheduleChanged'), other.received('resourceChanged')]).toEqual([[], []])
  })

  it('names the lines that it refuses, and then writes nothing even when it is told to', async () => {
    const clean = await told(planning())
    await told(planning(), { digest: clean.digest })
    const tried = await told([planningFile('dirty-vacations.csv')])
    expect([...new Set(tried.refused.map(({ line }) => line))]).toEqual(dirtyLines())
    const before = await count('shifts')
    expect(await told([planningFile('dirty-vacations.csv')], { digest: tried.digest })).toMatchObject({ isWritten: false })
    expect(await count('shifts')).toBe(before)
  })

  it('never writes anything else than what was shown: other files, or other rows by now', async () => {
    const { digest } = await told([sites, agents])
    const other = textFile('sites.csv', 'Code site;Code client;Nom', 'A1;K1;Entrepôt nord', 'A2;K1;Port')
    expect((await send([other, agents], { digest })).error).toMatchObject({ code: 'IMPORT_CHANGED' })
    await app.rows.site(fixture.company.id, fixture.clientId, { code: 'A2', name: 'Port' })
    const changed = await told([sites, agents], { digest })
    expect(changed).toMatchObject({ isWritten: false, meanwhileCount: 1 })
    expect(changed.meanwhile).toMatchObject([{ file: 'sites.csv', line: 3, kind: 'sites', key: 'A2', what: 'created' }])
    expect(await count('agents')).toBe(1)
    // What was told with it may be written next.
    expect(await told([sites, agents], { digest: changed.digest })).toMatchObject({ isWritten: true, meanwhile: [] })
    expect(await count('agents')).toBe(2)
  })

  it('says of a file that it is none of the four, in a sentence by its name', async () => {
    const picture = fileOf('photo.csv', Buffer.from([0x89, 0x50, 0, 0, 1]))
    const tried = await told([picture, textFile('notes.csv', 'a;b', '1;2')])
    expect(tried.files.map(({ kind }) => kind)).toEqual([null, null])
    expect(tried.refused.map(({ file, reason }) => [file, reason])).toEqual([
      ['photo.csv', 'FILE_UNREADABLE'],
      ['notes.csv', 'FILE_KIND_UNKNOWN'],
    ])
  })

  it('tells two files of one name apart', async () => {
    const more = textFile('sites.csv', 'Code site;Code client;Nom', 'A1;K1;Entrepôt')
    const tried = await told([sites, more])
    expect(tried.files.map(({ file }) => file)).toEqual(['sites.csv', 'sites.csv (2)'])
    expect(tried.refused).toMatchObject([{ file: 'sites.csv (2)', line: 2, reason: 'NUMBER_TWICE', values: { otherFile: 'sites.csv' } }])
  })

  it('tells once whoever shows sites or agents that they have changed, and nobody of another company', async () => {
    const other = await fixtureOf(app.rows)
    const readers = ['manager', 'client', 'client_user', 'resource', 'manager_partner'] as const satisfies readonly Role[]
    const sockets = await Promise.all(readers.map((role) => app.socket(fixture.as(role))))
    const deaf = await app.socket(other.as('manager'))
    const heard = (name: string) => sockets.map((socket) => socket.received(name))
    const written = async (...files: readonly ImportFile[]) => {
      const { digest } = await told(files)
      expect((await told(files, { digest })).isWritten).toBe(true)
      // An event comes in the order in which it was told: after an answer there is none on its way.
      for (const socket of sockets) await socket.ask(readSession, {})
    }
    const yes = { site: [{ site_id: null }], agent: [{ resource_id: null }] }
    await written(sites)
    expect(heard('siteChanged')).toEqual([yes.site, yes.site, yes.site, [], []])
    expect(heard('resourceChanged').flat()).toEqual([])
    await written(agents)
    expect(heard('resourceChanged')).toEqual([yes.agent, [], [], yes.agent, yes.agent])
    await written(textFile('contrats.csv', 'N° contrat;Matricule;Type;Début', 'K901;901;CDI;01/01/2026'))
    expect(heard('resourceChanged')[0]).toEqual([...yes.agent, ...yes.agent])
    // What changes nothing tells nothing.
    await written(sites, agents)
    expect(heard('siteChanged')[0]).toEqual(yes.site)
    expect([...deaf.received('siteChanged'), ...deaf.received('resourceChanged')]).toEqual([])
  })

  it('without a file is nothing to do', async () => {
    expect(await told([])).toMatchObject({ files: [], lines: [], refusedCount: 0, isWritten: false })
  })

  it('writes in its own company alone', async () => {
    const other = await fixtureOf(app.rows)
    const { digest } = await told([sites])
    await told([sites], { digest })
    expect([await count('sites'), await count('sites', other.company.id)]).toEqual([3, 1])
    expect((await told([sites], { as: other.as('manager') })).created.sites).toBe(2)
  })

  it('is for managers who administer', async () => {
    for (const role of ['resource', 'client', 'client_user', 'manager_partner', 'clocking_device'] as const satisfies readonly Role[])
      expect((await send([sites], { as: fixture.as(role) })).error?.code, role).toBe('FORBIDDEN')
    const plain = await fixtureOf(app.rows, { rights: ['man_access_list_site', 'man_edit_planning'] })
    expect((await send([sites], { as: plain.as('manager') })).error?.code).toBe('FORBIDDEN')
    expect((await send([sites], { as: { code: fixture.company.code } })).status).toBe(401)
  })
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
