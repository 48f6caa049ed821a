import {
  importKinds,
  type ImportCounts,
  type ImportKind,
  type ImportLine,
  type ImportReport,
  type ImportWarning,
} from '@vigie/contract/imports.report.ts'
import { titleOf } from './imports.columns.rules.ts'
import type { ImportFile } from './imports.files.ts'
import type { Findings } from './imports.lines.rules.ts'
import type { Plans } from './imports.scene.rules.ts'

const counts = (count: (kind: ImportKind) => number) => Object.fromEntries(importKinds.map((kind) => [kind, count(kind)])) as ImportCounts

const linesOf = (plans: Plans): ImportLine[] =>
  importKinds.flatMap((kind) => [
    ...plans[kind].creates.map(({ file, line, key }) => ({ file, line, kind, key, does: 'create' as const, fields: [] })),
    ...plans[kind].changes.map(({ file, line, key, fields }) => ({
      file,
      line,
      kind,
      key,
      does: 'change' as const,
      fields: fields.map((field) => titleOf(kind, field)),
    })),
  ])

const inOrder = <T extends { file: string; line: number }>(places: readonly T[], files: readonly ImportFile[]): T[] => {
  const order = new Map(files.map(({ name }, at) => [name, at]))
  return places.toSorted((a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0) || a.line - b.line)
}

const nothing = { creates: [], changes: [], unchangedCount: 0 }
export const noPlans: Plans = { sites: nothing, agents: nothing, contracts: nothing, shifts: nothing }

/** What is told of an import: everything in the order of the files and of their lines. */
export function reportOf(
  files: readonly ImportFile[],
  plans: Plans,
  findings: Findings,
  warnings: readonly ImportWarning[],
  isWritten: boolean,
): ImportReport {
  return {
    created: counts((kind) => plans[kind].creates.length),
    changed: counts((kind) => plans[kind].changes.length),
    unchanged: counts((kind) => plans[kind].unchangedCount),
    lines: linesOf(plans),
    refused: inOrder(findings.refused, files),
    notices: inOrder(findings.notices, files),
    warnings: inOrder(warnings, files),
    isWritten,
  }
}
