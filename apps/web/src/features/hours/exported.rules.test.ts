import type { AgentHours } from '@vigie/contract/hours/hours.ts'
import { figureKeys, noFigures } from '@vigie/contract/hours/hours.rules.ts'
import { sumsOf } from '@vigie/contract/hours/hours.sums.rules.ts'
import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { workbookOf } from '../../lists/workbook.ts'
import { csvOf } from '../../kit/csv.ts'
import { hourColumns, hoursColumns, totalOf, totalsOf, type HoursColumn } from './exported.rules.ts'

const agent = (name: string, doneMinutes: number, contractMinutes: number | null): AgentHours => ({
  agentId: 1,
  agentName: name,
  firstName: '',
  lastName: name,
  employeeNumber: name === '=1+1' ? '=2' : 'A1',
  partnerName: null,
  contractMinutes,
  figures: { ...noFigures(), doneMinutes, doneNightMinutes: 62 },
  carried: doneMinutes === 600 ? { doneMinutes: -30, nightMinutes: 0, sundayMinutes: 0, holidayMinutes: 0, breakMinutes: 0 } : null,
})
const columns = hoursColumns(
  (name) => name,
  (name) => name,
)
const agents = [agent('Petit', 600, 9100), agent('=1+1', 90, null)]

it('a workbook holds hours that add up, also negative ones, a line of totals, and nothing that a spreadsheet would compute', async () => {
  const blob = await workbookOf('Heures', columns, agents, { totals: totalsOf('Total', columns, agents), frozenColumns: 2 })
  const { sheets } = await readXlsx(new Uint8Array(await blob.arrayBuffer()))
  const [head, first, second, total] = sheets[0]!.rows
  const at = (name: string) => head!.indexOf(name)
  const minutes = (value: unknown) => Math.round(Number(value) * 60)
  expect([sheets[0]!.name, head!.slice(0, 4)]).toEqual(['Heures', ['number', 'agent', 'partner', 'contract']])
  expect([minutes(first![at('done')]), minutes(first![at('gap')]), minutes(first![at('carried')])]).toEqual([600, -8500, -30])
  expect([second![at('number')], second![at('agent')], second![at('contract')]]).toEqual(["'=2", "'=1+1", null])
  expect([total![0], minutes(total![at('done')]), minutes(total![at('night')]), minutes(total![at('carried')])]).toEqual([
    'Total',
    690,
    124,
    -30,
  ])
})

/** Hours of agents of all kinds, by figures that no rounding suits. */
const agents80 = Array.from({ length: 80 }, (_, at): AgentHours => ({
  ...agent(`Agent ${at}`, 9000 + at * 7, at % 5 === 0 ? null : 9100),
  figures: Object.fromEntries(figureKeys.map((key, place) => [key, (at * 37 + place * 101) % 997])) as unknown as AgentHours['figures'],
  carried:
    at % 9 === 0 ? { doneMinutes: at - 40, nightMinutes: at + 1, sundayMinutes: at + 2, holidayMinutes: -at, breakMinutes: at + 3 } : null,
}))
/** What the screen shows below each column. */
const shown = sumsOf(agents80)
const below = ({ title, of }: HoursColumn): unknown =>
  title === 'gap' ? shown.gapMinutes : of({ ...agents80[0]!, ...shown, agentName: '', employeeNumber: '' })

it('every column that is exported adds up to what the screen shows below it', () => {
  const sums = columns.map((column) => [column.title, totalOf(column, agents80)]).filter(([, total]) => total !== null)
  expect(sums).toEqual(columns.map((column) => [column.title, below(column)]).filter(([title]) => !words.has(String(title))))
  expect(sums.length).toBe(columns.length - words.size)
  expect(shown.gapMinutes).not.toBe(shown.figures.doneMinutes - shown.contractMinutes)
})
const words = new Set(['number', 'agent', 'partner'])

it('so do the lines of the text file, to the minute', () => {
  const [, ...lines] = csvOf(hourColumns(columns), agents80, ',')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
  for (const [at, column] of columns.entries()) {
    if (words.has(column.title)) continue
    const sum = lines.reduce((all, line) => all + Number((line[at] || '0').replace(',', '.')), 0)
    expect([column.title, Math.round(sum * (column.isMinutes ? 60 : 1) * 1e6) / 1e6]).toEqual([column.title, below(column)])
  }
})

it('a column of words has no total', () => {
  expect(columns.filter((column) => totalOf(column, agents) === null).map(({ title }) => title)).toEqual(['number', 'agent', 'partner'])
})
