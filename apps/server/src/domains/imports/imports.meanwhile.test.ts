import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import { size } from '@vigie/contract/kit/size.testing.ts'
import { describe, expect, it } from 'vitest'
import { clocked, clockingActions } from '../../../test/clocking.actions.ts'
import { journalActions } from '../../../test/journal.actions.ts'
import { at, openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'
import { screenOf } from './imports.screen.testing.ts'
import { textFile } from './imports.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { send, told } = screenOf(app, fixture)
const actions = clockingActions(app, fixture)
const journal = journalActions(app, fixture)

const titles = 'N° vacation;Code site;Matricule;Date début;Heure début;Date fin;Heure fin;Commentaire'
const today = (number: string, note = '', agent: string, hours = '10:00') =>
  `${number};${siteCode};${agent};12/10/2026;${hours};12/10/2026;18:00;${note}`
let siteCode = ''
let employeeNumber = ''
const file = (...lines: string[]) => textFile('mois.csv', titles, ...lines)
const sql = async (text: string, ...values: unknown[]) =>
  (await app.database.superuser.query(text, [fixture.company.id, ...values])).rows as Record<string, unknown>[]

/** The planning of the current month is there: V1 has an agent, V2 none yet. */
async function month(): Promise<number> {
  siteCode = String((await sql('select code from sites where company_id = $1 limit 1'))[0]!['code'])
  const [agent] = await sql('select employee_number as n from agents where company_id = $1 and agent_id = $2', fixture.agentId)
  employeeNumber = String(agent!['n'])
  const files = [file(today('V1', '', employeeNumber), today('V2', '', ''))]
  expect(await told(files, { digest: (await told(files)).digest })).toMatchObject({ isWritten: true })
  return Number((await sql(`select shift_id as id from shifts where company_id = $1 and number = 'V1'`))[0]!['id'])
}

describe('an import of the current month', () => {
  it('is written although an agent has clocked meanwhile, and the clocking stays', async () => {
    const shiftId = await month()
    const files = [file(today('V1', 'Clé n° 7', employeeNumber), today('V2', 'Ronde', ''), today('V3', '', ''))]
    const { digest } = await told(files)
    app.clock.set(at('2026-10-12T08:00:00Z'))
    expect(clocked(await actions.byCode(shiftId)).arrivedAt).toBe('2026-10-12T08:00:00Z')
    expect(await told(files, { digest })).toMatchObject({ isWritten: true, changed: { shifts: 2 }, created: { shifts: 1 } })
    const rows = await sql(`select number, note, arrived_at is not null as "isClocked" from shifts where company_id = $1 order by number`)
    expect(rows).toEqual([
      { number: 'V1', note: 'Clé n° 7', isClocked: true },
      { number: 'V2', note: 'Ronde', isClocked: false },
      { number: 'V3', note: '', isClocked: false },
    ])
  })

  it('says line by line what it would do otherwise, and writes nothing: a clocked shift keeps its hours', async () => {
    const shiftId = await month()
    const files = [file(today('V1', 'Clé', employeeNumber, '11:00'), today('V2', 'Ronde', ''), today('V3', '', ''))]
    const { digest } = await told(files)
    await actions.byCode(shiftId)
    await sql(`update shifts set note = 'Autre', version = version + 1 where company_id = $1 and number = 'V2'`)
    const answered = await told(files, { digest })
    expect(answered).toMatchObject({ isWritten: false, meanwhileCount: 2, refusedCount: 1 })
    expect(answered.meanwhile.map(({ line, key, what, fields }) => [line, key, what, ...fields])).toEqual([
      [2, 'V1', 'refused'],
      [3, 'V2', 'changed', 'Commentaire'],
    ])
    expect(answered.refused).toMatchObject([{ line: 2, reason: 'SHIFT_CLOCKED' }])
    expect(await sql(`select note from shifts where company_id = $1 and number = 'V2'`)).toEqual([{ note: 'Autre' }])
  })

  const doubted: [string, { type: 0 | 1 }, boolean][] = [
    ['a departure without an arrival waits for a manager', { type: 1 }, false],
    ['its arrival was refused', { type: 0 }, true],
    ['its departure without an arrival was refused', { type: 1 }, true],
  ]
  it.each(size(doubted.slice(1, 2), doubted))('leaves a shift where, when and whose it is of which %s', async (_, { type }, isRefused) => {
    const shiftId = await month()
    const act = journal.act(shiftId, app.clock.now(), { type })
    expect(journal.results(await journal.send([act]))).toMatchObject([{ status: 'recorded', doubt: 'unknown_device' }])
    const answer = { clocking_uuid: act['clocking_uuid'], is_confirmed: false, comment: 'Absent' }
    if (isRefused) outputOf(confirmClocking, await app.http(confirmClocking, answer, fixture.as('manager')))
    for (const line of [today('V1', '', ''), today('V1', '', employeeNumber, '11:00')])
      expect((await told([file(line)])).refused).toMatchObject([{ line: 2, reason: 'SHIFT_CLOCKED' }])
    expect((await told([file(today('V1', 'Clé', employeeNumber))])).refused).toEqual([])
  })

  it('is written as it was shown although its person has tried another since; where it would differ it is tried anew', async () => {
    await month()
    const [one, other] = [[file(today('V1', 'Un', employeeNumber))], [file(today('V1', 'Deux', employeeNumber))]]
    const { digest } = await told(one)
    await told(other)
    expect(await told(one, { digest })).toMatchObject({ isWritten: true })
    const { digest: later } = await told(other)
    await told(one)
    await sql(`update shifts set note = 'Trois', version = version + 1 where company_id = $1 and number = 'V1'`)
    expect((await send(other, { digest: later })).error?.code).toBe('IMPORT_CHANGED')
  })
})
