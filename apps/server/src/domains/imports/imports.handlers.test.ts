import { openAsBlob } from 'node:fs'
import type { Role } from '@vigie/contract/access.ts'
import { importFiles } from '@vigie/contract/imports/imports.ts'
import { readCounters } from '@vigie/contract/dashboard/dashboard.ts'
import { readSession } from '@vigie/contract/auth/auth.ts'
import { describe, expect, it } from 'vitest'
import { answeredOf, outputOf, headersOf, type Answered, type As } from '../../../test/transports.ts'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import type { ImportFile } from './read/imports.files.ts'
import { swelling, workbook } from './read/imports.workbook.testing.ts'
import { dirtyLines, fileOf, planning, planningFile, textFile } from './imports.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app)

/** Sends files as the screen does. */
async function send(
  files: readonly ImportFile[],
  { digest, countsFrom, as = fixture.as('manager') }: { digest?: string; countsFrom?: string; as?: As } = {},
): Promise<Answered> {
  const form = new FormData()
  if (digest !== undefined) form.append('digest', digest)
  if (countsFrom !== undefined) form.append('counted_from', countsFrom)
  for (const { name, path } of files) form.append('files', await openAsBlob(path), name)
  return answeredOf(await fetch(`${app.url}/api/imports`, { method: 'POST', headers: headersOf(as), body: form }))
}
const told = async (...args: Parameters<typeof send>) => outputOf(importFiles, await send(...args))
const count = async (table: string, company = fixture.company.id) =>
  Number((await app.database.superuser.query(`select count(*) as n from ${table} where company_id = $1`, [company])).rows[0].n)

const sites = textFile('sites.csv', 'Code site;Code client;Nom', 'A1;K1;Entrepôt', 'A2;K1;Port')
const agents = textFile('agents.csv', 'Matricule;Nom;Prénom', '901;MOREL;Inès')

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
    const refused = await send([sites, agents], { digest })
    expect([refused.status, refused.error?.message]).toEqual([409, expect.stringContaining('rien n’a été écrit')])
    expect(await count('agents')).toBe(1)
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

  it('too large a file is refused in a sentence', async () => {
    const huge = fileOf('huge.csv', Buffer.alloc(26 * 1024 * 1024, 'x'))
    expect((await send([huge])).error?.code).toBe('TOO_LARGE')
  })
})

/** Shifts of 1,000 agents' worth of days at one site; without an agent, so that nothing else must be there. */
function large(lines: number): ImportFile {
  const rows = Array.from({ length: lines }, (_, at) => {
    const day = String(1 + (at % 28)).padStart(2, '0')
    return `L${at};A1;${day}/10/2026;08:00;${day}/10/2026;16:00`
  })
  return textFile('vacations.csv', 'N° vacation;Code site;Date début;Heure début;Date fin;Heure fin', ...rows)
}

describe('a file that swells', () => {
  const lines = fileOf('lignes.csv', Buffer.alloc(400_000, 'a\n'))
  const bomb = () => {
    const cells = '<row><c><v>1</v></c></row>'.repeat(2000)
    const swollen = swelling('<worksheet><sheetData>', cells, 500, '</sheetData></worksheet>')
    return fileOf('gonfle.xlsx', workbook({ 'xl/worksheets/sheet1.xml': swollen }))
  }

  it.each([
    ['fr', 'Avec «\u00a0lignes.csv\u00a0», cet import dépasse 150\u202f000 lignes. Partagez'],
    ['en', 'With “lignes.csv” this import goes beyond 150,000 lines. Split'],
    ['de', 'Mit „lignes.csv“ überschreitet dieser Import 150.000 Zeilen. Teilen'],
  ])('is refused in a sentence that names it, the limit and what to do (%s)', async (language, sentence) => {
    const refused = await send([sites, lines], { as: { ...fixture.as('manager'), language } })
    expect([refused.status, refused.error?.code]).toEqual([413, 'IMPORT_LINES_TOO_MANY'])
    expect(refused.error?.message).toMatch(new RegExp(`^${sentence}`))
  })
  it('is refused as a workbook too, and the company may import the next moment', async () => {
    expect((await send([bomb()])).error).toMatchObject({ code: 'IMPORT_LINES_TOO_MANY', message: expect.stringContaining('gonfle.xlsx') })
    expect((await told([sites])).created.sites).toBe(2)
  })
  it('of empty lines is empty, however many they are', async () => {
    const tried = await told([fileOf('vide.csv', Buffer.alloc(25 * 1024 * 1024 - 1, '\n'))])
    expect(tried.refused).toEqual([{ file: 'vide.csv', line: 1, reason: 'FILE_EMPTY', values: {} }])
  })
  it('in its names is told with the beginnings of them', async () => {
    const long = 'x'.repeat(30_000)
    const { refused, lines: shown } = await told([
      textFile('sites.csv', 'Code site;Code client;Nom', `A8;K1;${long}`),
      textFile('agents.csv', 'Matricule;Nom;Prénom', `${long};A;B`, `${long};C;D`),
    ])
    expect([refused[0]?.values['value'], shown[0]?.label].map((text) => String(text).length)).toEqual([200, 200])
  })
})

describe('a large import', () => {
  it('holds up nobody, tells its user alone how far it is, and is the only one of its company', async () => {
    const as = fixture.as('manager')
    const other = await fixtureOf(app.rows)
    const own = await app.socket(as)
    const colleague = await app.rows.user(fixture.company.id, { role: 'manager' })
    const beside = await app.socket({ ...as, token: await app.rows.session(fixture.company.id, colleague) })
    const files = [sites, large(30_000)]
    const state = { isOver: false }
    const running = told(files).finally(() => void (state.isOver = true))
    await own.next('imports.progress', 20_000)
    const others = Promise.all([send([sites]), send([sites], { as: other.as('manager') })])
    let answeredMeanwhile = 0
    while (!state.isOver) {
      expect((await own.ask(readSession, {})).status).toBe(200)
      if (!state.isOver) answeredMeanwhile++
    }
    const [second, elsewhere] = await others
    expect([second.status, second.error?.code, elsewhere.status]).toEqual([409, 'IMPORT_RUNNING', 200])
    const { digest, created } = await running
    expect(created.shifts).toBe(30_000)
    expect(answeredMeanwhile).toBeGreaterThan(10)
    expect((await told(files, { digest })).isWritten).toBe(true)
    const steps = (own.received('imports.progress') as { step: string; done: number; total: number }[]).map((one) => one.step)
    expect(new Set(steps)).toEqual(new Set(['reading', 'checking', 'writing']))
    expect(own.received('imports.progress').at(-1)).toEqual({ step: 'writing', done: 30_002, total: 30_002 })
    expect(beside.received('imports.progress')).toEqual([])
    expect(beside.received('scheduleChanged')).toEqual([{ month: '202610', resource_id: null }])
  }, 120_000)

  it('tells the first lines of each group, and the counts of all', async () => {
    const tried = await told([large(6000)])
    expect([tried.refused.length, tried.refusedCount]).toEqual([5000, 6000])
  })
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
