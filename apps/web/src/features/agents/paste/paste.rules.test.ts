import type { Day } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { linesOf } from './lines.rules.ts'
import { cellsOf, fieldOfTitle, readDayCell, readHoursCell, tableOf, type PastedTable } from './table.rules.ts'

const today = '2026-11-30' as Day
const kinds = [
  { id: 3, label: 'CDI' },
  { id: 4, label: 'CDD' },
]
const pasted = [
  'NOM\tPrénom\tTél.\tN° carte pro\tType\tH/mois\tPolo',
  'Bonnafé\tLéonie\t06 39 98 20 11\tCAR-012-2030-03-18-20250061274\tCDI\t151,67\tM',
  'Delmas-Roque\tAïssatou\t06 39\tCAR-048-2029-05-11-20240077316\tcdi\t130\tS',
  'Fabrèges\tMatthis\t\tCAR-012-2027-02-01-20220031905\tCDD\tcent\tL',
  'Lacassagne\tInès\t\t\tApprenti\t75,83\tM',
].join('\r\n')

const read = (text: string) => tableOf(text) as PastedTable

describe('a table from a spreadsheet', () => {
  it('has its columns recognised by their titles, and leaves out what it does not know', () => {
    const { titles, columns, rows } = read(pasted)
    expect(titles).toEqual(['NOM', 'Prénom', 'Tél.', 'N° carte pro', 'Type', 'H/mois', 'Polo'])
    expect(columns).toEqual(['lastName', 'firstName', 'phoneMobile', 'cardNumber', 'contractTypeId', 'contractHours', null])
    expect(rows).toHaveLength(4)
  })

  it('without titles keeps all its lines, and a title that comes twice names one column', () => {
    expect(tableOf('Bonnafé\tLéonie\nCarrière\tHugo')).toMatchObject({
      columns: [null, null],
      rows: [expect.anything(), expect.anything()],
    })
    expect(read('Nom\tPrénom\tNom\nA\tB\tC').columns).toEqual(['lastName', 'firstName', null])
  })

  it.each([
    ['10,000 lines', 'Bonnafé\tLéonie\n'.repeat(10_000), 'tooMany', { count: 500, line: 503 }],
    ['501 lines', 'Bonnafé\tLéonie\n'.repeat(501), 'tooMany', { count: 500, line: 501 }],
    ['a cell of a megabyte', `Nom\tPrénom\nA\t${'x'.repeat(1_000_000)}`, 'tooLong', { count: 500, line: 2 }],
    ['a quote that is never closed', `Nom\tPrénom\nA\t"${'B\tC\n'.repeat(400)}`, 'tooLong', { count: 500, line: 2 }],
    ['thousands of columns', 'x\t'.repeat(5000), 'tooWide', { count: 40, line: 1 }],
  ])('of %s is refused as a whole', (_, text, fault, values) => {
    expect(tableOf(text)).toEqual({ fault, values })
  })

  it('of 500 lines below its titles is read', () => {
    expect(tableOf(`Nom\tPrénom\n${'Bonnafé\tLéonie\n'.repeat(500)}`)).toMatchObject({ rows: { length: 500 } })
  })

  it('reads quotes, lines in a cell, and the separators of a CSV', () => {
    expect(cellsOf('a;"b ""c""";"d\ne"\n\n;;')).toEqual([['a', 'b "c"', 'd e']])
    expect(cellsOf('a,b')).toEqual([['a', 'b']])
    expect(fieldOfTitle('Numéro de carte')).toBe('cardNumber')
    expect(fieldOfTitle('Polo')).toBeNull()
  })

  it.each([
    ['18/03/2030', '2030-03-18'],
    ['1.3.2030', '2030-03-01'],
    ['2030-03-18', '2030-03-18'],
    ['', null],
    ['31/02/2030', undefined],
    ['18/03/30', undefined],
  ])('reads the day «%s» as %s', (text, day) => {
    expect(readDayCell(text)).toBe(day)
  })

  it.each([
    ['151,67', 15167],
    ['130', 13000],
    ['75.83 h', 7583],
    ['', null],
    ['cent', Number.NaN],
  ])('reads the hours «%s» as %s hundredths', (text, hours) => {
    expect(readHoursCell(text)).toBe(hours)
  })
})

describe('the lines of a pasted table', () => {
  const lines = linesOf(read(pasted), kinds, today)
  it('are agents with the contract and the end of the card that they name', () => {
    expect(lines[0]).toMatchObject({
      problems: [],
      card: null,
      form: { lastName: 'Bonnafé', contractTypeId: 3, contractStartsOn: today, contractHours: 15167, cardExpiresOn: '2030-03-18' },
    })
  })

  it('say at their field what stops them, and warn of a card', () => {
    expect(lines.map(({ problems }) => problems.map(({ field, problem }) => [field, problem]))).toEqual([
      [],
      [['phoneMobile', 'field.phone']],
      [['contractHours', 'field.hours']],
      [['contractTypeId', 'agent.kind']],
    ])
    expect(lines.map(({ card }) => card)).toEqual([null, null, { kind: 'expires', days: 63 }, { kind: 'missing' }])
  })
})
