import { createHash, hash } from 'node:crypto'
import { importKinds, type ImportKind, type ImportWarning } from '@vigie/contract/imports/imports.report.ts'
import type { Findings, Lines } from '../read/imports.lines.rules.ts'
import type { Plans } from './imports.snapshot.rules.ts'

/** A line that would create or change something: of a row to create one hash, of a change one of each field, before and after. */
export type FingerprintLine = readonly [
  file: string,
  line: number,
  kind: ImportKind,
  key: string,
  hashes: string | Readonly<Record<string, string>>,
]
/**
 * What an import would do, as short as can be compared later. It holds what would be written and what stands in its place,
 * whether that gives a service to somebody on leave, and nothing else: a clocking, a notice or a breach of law beside it
 * changes no import.
 */
export interface Fingerprint {
  /** Of all that the files say. */
  readonly said: string
  readonly lines: readonly FingerprintLine[]
  /** Lines that are refused, by file and line. */
  readonly refused: readonly (readonly [file: string, line: number])[]
}

/** 48 bits: of a hundred thousand lines none is taken for another by chance. */
const short = (what: unknown): string => hash('sha256', JSON.stringify(what), 'base64url').slice(0, 8)

/** Numbers of shifts whose agent is on leave then, as the import would have it. */
export const onLeaveIn = (warnings: readonly ImportWarning[]): ReadonlySet<string> =>
  new Set(warnings.flatMap(({ rule, shiftNumbers }) => (rule === 'UNAVAILABLE' ? shiftNumbers : [])))

/** No leave at all. */
const nobody: ReadonlySet<string> = new Set()

export function fingerprintOf(
  lines: Lines,
  plans: Plans,
  { refused }: Pick<Findings, 'refused'>,
  onLeave: ReadonlySet<string> = nobody,
): Fingerprint {
  const said = createHash('sha256')
  const isOnLeave = (kind: ImportKind, key: string) => kind === 'shifts' && onLeave.has(key)
  for (const kind of importKinds) for (const line of lines[kind]) said.update(`${kind} ${JSON.stringify(line)}\n`)
  return {
    said: said.digest('base64url'),
    lines: importKinds.flatMap((kind): FingerprintLine[] => [
      ...plans[kind].creates.map(
        ({ file, line, key, row }) => [file, line, kind, key, short(isOnLeave(kind, key) ? [row, 'on leave'] : row)] as const,
      ),
      ...plans[kind].changes.map(({ file, line, key, row, was, fields }) => {
        const [now, before]: Readonly<Record<string, unknown>>[] = [{ ...row }, { ...was }]
        const hashes = Object.fromEntries(fields.map((field) => [field, short([before![field], now![field]])]))
        // It is said of its agent, whatever the line changes.
        if (isOnLeave(kind, key)) hashes['employeeNumber'] = short([before!['employeeNumber'], now!['employeeNumber'], 'on leave'])
        return [file, line, kind, key, hashes] as const
      }),
    ]),
    refused: refused.map(({ file, line }) => [file, line]),
  }
}

/** One digest of all that an import would write: two that are equal do the same. */
export function digestOfImport({ said, lines, refused }: Fingerprint): string {
  const digest = createHash('sha256').update(said)
  for (const line of [...lines, ...refused]) digest.update(`${JSON.stringify(line)}\n`)
  return digest.digest('base64url')
}
