import {
  importKinds,
  type ImportLine,
  type ImportLocation,
  type ImportReport,
  type ImportWarning,
} from '@vigie/contract/imports/imports.report.ts'
import { sentenceOf } from '@vigie/contract/planning/planning.obstacles.ts'
import { fill } from '@vigie/phrases/figures.ts'
import { importLines as say } from '@vigie/phrases/fr/imports/lines.ts'
import { obstacles } from '@vigie/phrases/fr/planning/obstacles.ts'
import { planning } from '@vigie/phrases/fr/planning/planning.ts'

const sentences = { ...planning, ...obstacles }

/** Lines shown of what refuses nothing, unless all are asked for. */
const shownAtMost = 20

const french = (sentence: string, values: Readonly<Record<string, string | number>>) => fill('fr', sentence, values)
const at = ({ file, line }: ImportLocation, text: string) => `  ${french(say.place, { file, line })} ${text}`
const row = (cells: readonly string[]) => cells.map((cell, column) => (column ? cell.padStart(11) : cell.padEnd(12))).join('')

/** What happens to each kind: created, changed, left as it is. */
function table({ created, changed, unchanged }: ImportReport): string[] {
  const rows = importKinds
    .filter((kind) => created[kind] + changed[kind] + unchanged[kind])
    .map((kind) => [say[kind], ...[created, changed, unchanged].map((counts) => String(counts[kind]))])
  return rows.length ? [row(['', say.created, say.changed, say.unchanged]), ...rows.map(row)] : []
}

/** A title and its lines, all of them or the first. */
function section(title: string, lines: readonly string[], isAll: boolean): string[] {
  if (!lines.length) return []
  const shown = isAll ? lines : lines.slice(0, shownAtMost)
  const rest = lines.length - shown.length
  return ['', `${title} (${lines.length})`, ...shown, ...(rest ? [`  ${french(say.more, { count: rest })}`] : [])]
}

const changeOf = (line: ImportLine) =>
  at(
    line,
    french(line.does === 'create' ? say.lineCreated : say.lineChanged, {
      kind: say[line.kind],
      key: line.key,
      fields: line.fields.join(', '),
    }),
  )

/** Whom a breach concerns: the name, and the number that tells two of one name apart. */
const whoOf = ({ agentName, employeeNumber }: ImportWarning) => (agentName ? `${agentName} (${employeeNumber})` : employeeNumber)

const warningOf = (warning: ImportWarning) =>
  at(warning, `${whoOf(warning)} — ${french(sentences[sentenceOf({ ...warning, code: warning.rule })], warning.values)}`)

/** How often each rule is broken, the most broken first. */
function perRule(warnings: readonly ImportWarning[]): string[] {
  const groups = [...Map.groupBy(warnings, ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length)
  return groups.map(([rule, found]) => `${String(found.length).padStart(6)}  ${sentences[`${rule}_TITLE`]}`)
}

function warningsOf({ warnings }: ImportReport, isAll: boolean): string[] {
  if (!warnings.length) return []
  const [, title, ...lines] = section(say.warnings, warnings.map(warningOf), isAll)
  return ['', title!, ...perRule(warnings), ...lines, `  ${say.advice}`]
}

/** From when on the product counts, where shifts begin before now. */
function pastOf({ past: { count, countsFrom } }: Pick<ImportReport, 'past'>): string[] {
  return count === 0 ? [] : ['', french(say.past, { count, from: countsFrom })]
}

function outcome({ isWritten, refused, created, changed }: ImportReport): string {
  if (refused.length) return say.nothingWritten
  if (!isWritten) return say.dryRun
  return importKinds.some((kind) => created[kind] + changed[kind]) ? say.written : say.nothingToDo
}

/** The report of an import in French, line by line. What is refused is told whole; `isAll` tells the rest whole too. */
export function printed(report: ImportReport, isAll = false): string[] {
  const { lines, refused, notices } = report
  const doing = (does: ImportLine['does']) => lines.filter((line) => line.does === does).map(changeOf)
  const parts = [
    ...table(report),
    ...section(say.created, isAll ? doing('create') : [], true),
    ...section(say.changed, doing('change'), isAll),
    ...section(
      say.refused,
      refused.map((one) => at(one, french(say[one.reason], one.values))),
      true,
    ),
    ...section(
      say.notices,
      notices.map((one) => at(one, french(say[one.notice], one.values))),
      isAll,
    ),
    ...warningsOf(report, isAll),
    ...pastOf(report),
    '',
    outcome(report),
  ]
  return parts[0] === '' ? parts.slice(1) : parts
}
