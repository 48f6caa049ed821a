import {
  importKinds,
  type ImportCounts,
  type ImportedFile,
  type ImportKind,
  type ImportLine,
  type ImportMeanwhile,
  type ImportMonth,
  type ImportPast,
  type ImportReport,
  type ImportWarning,
} from '@vigie/contract/imports/imports.report.ts'
import type { Day, Instant, Month } from '@vigie/contract/kit/time.ts'
import { titleOf } from './read/imports.columns.rules.ts'
import { digestOfImport, type Fingerprint } from './decide/imports.fingerprint.ts'
import type { Findings } from './read/imports.lines.rules.ts'
import type { Kept, Plans } from './decide/imports.snapshot.rules.ts'

const counts = (count: (kind: ImportKind) => number) => Object.fromEntries(importKinds.map((kind) => [kind, count(kind)])) as ImportCounts

/** What a reader knows a line by, beside its number. */
const labels: { readonly [K in ImportKind]: (row: Kept[K]) => string } = {
  sites: ({ name }) => name,
  agents: ({ lastName, firstName }) => `${lastName} ${firstName}`,
  contracts: ({ employeeNumber, type }) => `${employeeNumber}, ${type}`,
  shifts: ({ siteCode, employeeNumber }) => [siteCode, employeeNumber].filter(Boolean).join(', '),
}
const labelOf = <K extends ImportKind>(kind: K, row: Kept[K]) => labels[kind](row)

const linesOf = (plans: Plans): ImportLine[] =>
  importKinds.flatMap((kind) => [
    ...plans[kind].creates.map(({ file, line, key, row }) => ({
      file,
      line,
      kind,
      key,
      label: labelOf(kind, row),
      does: 'create' as const,
      fields: [],
    })),
    ...plans[kind].changes.map(({ file, line, key, row, fields }) => ({
      file,
      line,
      kind,
      key,
      label: labelOf(kind, row),
      does: 'change' as const,
      fields: fields.map((field) => titleOf(kind, field)),
    })),
  ])

const inOrder = <T extends { file: string; line: number }>(lines: readonly T[], files: readonly ImportedFile[]): T[] => {
  const order = new Map(files.map(({ file }, at) => [file, at]))
  return lines.toSorted((a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0) || a.line - b.line)
}

const nothing = { creates: [], changes: [], unchangedCount: 0 }
export const noPlans: Plans = { sites: nothing, agents: nothing, contracts: nothing, shifts: nothing }

/** Of an import that writes no shifts. */
export const noPast = (now: Instant): ImportPast => ({ count: 0, countsFrom: now.slice(0, 10) as Day })

/** Nothing was read. */
export const noFingerprint: Fingerprint = { said: '', lines: [], refused: [] }

/** What is told of an import: everything in the order of the files and of their lines. */
export function reportOf(
  files: readonly ImportedFile[],
  plans: Plans,
  findings: Findings,
  warnings: readonly ImportWarning[],
  past: ImportPast,
  fingerprint: Fingerprint,
  isWritten: boolean,
  meanwhile: readonly ImportMeanwhile[] = [],
): ImportReport {
  return {
    files,
    created: counts((kind) => plans[kind].creates.length),
    changed: counts((kind) => plans[kind].changes.length),
    unchanged: counts((kind) => plans[kind].unchangedCount),
    lines: linesOf(plans),
    refused: inOrder(findings.refused, files),
    notices: inOrder(findings.notices, files),
    warnings: inOrder(warnings, files),
    months: monthsOf(plans.shifts),
    past,
    meanwhile: inOrder(meanwhile, files),
    digest: digestOfImport(fingerprint),
    isWritten,
  }
}

/** Characters of a value in a report: a number that is longer is none, and thousands of long ones would be an answer without end. */
const longestShown = 200

/** The same with every text cut to what can be shown. */
function cut<T>(value: T): T {
  if (typeof value === 'string') return (value.length > longestShown ? `${value.slice(0, longestShown - 1)}…` : value) as T
  if (Array.isArray(value)) return value.map(cut) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cut<unknown>(one)])) as T
}

/** The same without what lies beyond the first `atMost` lines of each group and the longest of texts: what a screen can show. */
export function shortened(report: ImportReport, atMost: number): ImportReport {
  const { lines, refused, notices, warnings, meanwhile } = report
  const doing = (does: ImportLine['does']) => lines.filter((line) => line.does === does).slice(0, atMost)
  return {
    ...report,
    lines: cut([...doing('create'), ...doing('change')]),
    refused: cut(refused.slice(0, atMost)),
    notices: cut(notices.slice(0, atMost)),
    warnings: cut(warnings.slice(0, atMost)),
    meanwhile: cut(meanwhile.slice(0, atMost)),
  }
}

/** The months in which shifts are created or changed, or that they are moved out of, with how many they are. */
function monthsOf({ creates, changes }: Plans['shifts']): ImportMonth[] {
  const counted = new Map<Month, number>(changes.map(({ was }) => [was.month, 0]))
  for (const { row } of [...creates, ...changes]) counted.set(row.month, (counted.get(row.month) ?? 0) + 1)
  return [...counted].map(([month, shiftCount]) => ({ month, shiftCount })).toSorted((a, b) => (a.month < b.month ? -1 : 1))
}
