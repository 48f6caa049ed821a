import type { AgentHours } from '@vigie/contract/hours/hours.ts'
import { noFigures } from '@vigie/contract/hours/hours.rules.ts'
import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { workbookOf } from '../../lists/workbook.ts'
import { hoursColumns, totalOf, totalsOf } from './exported.rules.ts'

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

it('a column of words has no total', () => {
  expect(columns.filter((column) => totalOf(column, agents) === null).map(({ title }) => title)).toEqual(['number', 'agent', 'partner'])
})
