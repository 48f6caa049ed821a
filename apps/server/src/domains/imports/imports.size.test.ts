import { readSession } from '@vigie/contract/auth/auth.ts'
import { size } from '@vigie/contract/kit/size.testing.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import type { ImportFile } from './read/imports.files.ts'
import { swelling, workbook } from './read/imports.workbook.testing.ts'
import { screenOf, sites } from './imports.screen.testing.ts'
import { fileOf, textFile } from './imports.testing.ts'
import { rare } from '../../../test/rare.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { send, told } = screenOf(app, fixture)

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
  rare('is refused as a workbook too, and the company may import the next moment', async () => {
    expect((await send([bomb()])).error).toMatchObject({ code: 'IMPORT_LINES_TOO_MANY', message: expect.stringContaining('gonfle.xlsx') })
    expect((await told([sites])).created.sites).toBe(2)
  })
  rare('of empty lines is empty, however many they are', async () => {
    const tried = await told([fileOf('vide.csv', Buffer.alloc(25 * 1024 * 1024 - 1, '\n'))])
    expect(tried.refused).toEqual([{ file: 'vide.csv', line: 1, reason: 'FILE_EMPTY', values: {} }])
  })
  rare('in its names is told with the beginnings of them', async () => {
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
    const lines = size(10_000, 30_000)
    const files = [sites, large(lines)]
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
    expect(created.shifts).toBe(lines)
    expect(answeredMeanwhile).toBeGreaterThan(10)
    expect((await told(files, { digest })).isWritten).toBe(true)
    const steps = (own.received('imports.progress') as { step: string; done: number; total: number }[]).map((one) => one.step)
    expect(new Set(steps)).toEqual(new Set(['reading', 'checking', 'writing']))
    expect(own.received('imports.progress').at(-1)).toEqual({ step: 'writing', done: lines + 2, total: lines + 2 })
    expect(beside.received('imports.progress')).toEqual([])
    expect(beside.received('scheduleChanged')).toEqual([{ month: '202610', resource_id: null }])
  }, 120_000)

  it('tells the first lines of each group, and the counts of all', async () => {
    const tried = await told([large(6000)])
    expect([tried.refused.length, tried.refusedCount]).toEqual([5000, 6000])
  })
})

rare('too large a file is refused in a sentence', async () => {
  const huge = fileOf('huge.csv', Buffer.alloc(26 * 1024 * 1024, 'x'))
  expect((await send([huge])).error?.code).toBe('FILE_TOO_LARGE')
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
