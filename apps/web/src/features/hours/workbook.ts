import { harmless } from '@vigie/contract/kit/csv.ts'
import type { AgentHours } from '@vigie/contract/hours/hours.ts'
import { writeXlsx, type CellValue } from 'hucre/xlsx'
import { totalOf, type HoursColumn } from './exported.rules.ts'

/** Hours with all their decimals, of which two are shown: sums are exact. Times of Excel cannot be negative, and gaps are. */
const hoursOf = (minutes: number): number => minutes / 60
const hoursFormat = '#,##0.00'

/** The hours as a workbook: figures that Excel adds up, and a line of totals. */
export async function workbookOf(
  sheet: string,
  total: string,
  columns: readonly HoursColumn[],
  agents: readonly AgentHours[],
): Promise<Blob> {
  const cell = ({ isMinutes }: HoursColumn, value: string | number | null): CellValue =>
    typeof value === 'number' && isMinutes ? hoursOf(value) : typeof value === 'string' ? harmless(value) : value
  const lines = agents.map((agent) => columns.map((column) => cell(column, column.of(agent))))
  const sums = columns.map((column, at) => (at === 0 ? total : cell(column, totalOf(column, agents))))
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheet,
        columns: columns.map(({ name, isMinutes }, at) => ({
          header: name,
          width: at === 1 ? 28 : 14,
          ...(isMinutes && { numFmt: hoursFormat }),
        })),
        rows: [columns.map(({ name }) => name), ...lines, sums],
        freezePane: { rows: 1, columns: 2 },
      },
    ],
  })
  return new Blob([new Uint8Array(bytes)], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' })
}
