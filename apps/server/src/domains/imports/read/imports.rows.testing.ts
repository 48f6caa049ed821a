import { csvCutter } from './imports.csv.ts'
import { budgetOf, screenLimits, type ImportLimits } from './imports.limits.ts'
import type { Row } from './imports.lines.rules.ts'

/** The budget of a test, as the screen has it but for what is said. */
export const testBudget = (limits: Partial<ImportLimits> = {}) => budgetOf({ ...screenLimits, ...limits })

/** The rows of a text, cut where it is said, and the line of a quote that is never closed. */
export function cutCsv(text: string, separator: string, pieceLength = text.length || 1): { rows: Row[]; unclosed: number | undefined } {
  const rows: Row[] = []
  const cutter = csvCutter({ file: 'f.csv', separator, firstLine: 1, budget: testBudget() }, (row) => rows.push(row))
  for (let at = 0; at < text.length; at += pieceLength) cutter.push(text.slice(at, at + pieceLength))
  return { rows, unclosed: cutter.end() }
}
export const rowsIn = (text: string, separator: string): Row[] => cutCsv(text, separator).rows
