import type { ImportKind } from '@vigie/contract/imports/imports.report.ts'
import { refuse, type Findings, type Line } from './imports.lines.rules.ts'

/** The field by which a kind is known, and its title. */
const keyFields = { sites: 'code', agents: 'employeeNumber', contracts: 'number', shifts: 'number' } as const

/** The key of a line; undefined when its cell is empty. */
export const keyOf = <K extends ImportKind>(kind: K, line: Line<K>): string | undefined =>
  (line.says as Record<string, unknown>)[keyFields[kind]] as string | undefined

/** The lines by their keys, the first of each; every later line with the same key is refused. */
export function byKey<K extends ImportKind>(kind: K, lines: readonly Line<K>[], findings: Findings): Map<string, Line<K>> {
  const found = new Map<string, Line<K>>()
  for (const line of lines) {
    const key = keyOf(kind, line)
    if (key === undefined) continue
    const first = found.get(key)
    if (!first) found.set(key, line)
    else refuse(findings, line, 'NUMBER_TWICE', { value: key, otherLine: first.line, otherFile: first.file })
  }
  return found
}

/** What a line says over what is kept, over what a new row begins with. A field that is not said is not touched. */
export function over<T extends object>(fresh: T, kept: T | undefined, says: Partial<T>): T {
  const row: T = { ...fresh }
  // The fields of a fresh row, and no others: what is kept may know more.
  for (const field of Object.keys(fresh) as (keyof T)[]) {
    const value = says[field] === undefined ? kept?.[field] : says[field]
    if (value !== undefined) row[field] = value
  }
  return row
}
