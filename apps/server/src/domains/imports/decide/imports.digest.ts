import { createHash } from 'node:crypto'
import { importKinds, type ImportWarning } from '@vigie/contract/imports/imports.report.ts'
import type { Findings } from '../read/imports.lines.rules.ts'
import type { Plans } from './imports.snapshot.rules.ts'

/** One digest of all that an import would write and report: two that are equal do the same. */
export function digestOfImport(plans: Plans, { refused, notices }: Findings, warnings: readonly ImportWarning[]): string {
  const hash = createHash('sha256')
  const add = (what: unknown) => hash.update(`${JSON.stringify(what)}\n`)
  for (const kind of importKinds) {
    const { creates, changes, unchangedCount } = plans[kind]
    add([kind, creates.length, changes.length, unchangedCount])
    creates.forEach(add)
    changes.forEach(add)
  }
  for (const group of [refused, notices, warnings]) group.forEach(add)
  return hash.digest('base64url')
}
