import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Checks docs/coverage.md: each statement of the specification has its row once, in its order and without a gap, and a
 * row that is done names a test that is there. How many statements a section has is counted here, so that a row that
 * falls out at a section's end is missed too.
 */
const sections: Readonly<Record<string, number>> = { 1: 45, 2: 223, 3: 86, 4: 106, 5: 68, 6: 46, 7: 126, 8: 70, 9: 66 }

const row = /^\|\s*(\d)\.(\d{3})\s*\|\s*(not yet|done: [^|]*[^|\s])\s*\|\s*(?:`([^`|]+)`)?\s*\|$/

export function faultsOf(text: string, isThere: (file: string) => boolean): string[] {
  const faults: string[] = []
  const next: Record<string, number> = {}
  for (const line of text.split('\n').filter((one) => /^\| \d/.test(one))) {
    const [, section, number, state, test] = row.exec(line) ?? []
    if (!section || !number || !state) {
      faults.push(`cannot be read: ${line}`)
      continue
    }
    const expected = next[section] ?? 1
    if (Number(number) !== expected)
      faults.push(`${section}.${number} stands where ${section}.${String(expected).padStart(3, '0')} is awaited`)
    next[section] = Number(number) + 1
    if (state === 'not yet' ? test !== undefined : test === undefined)
      faults.push(`${section}.${number}: a row is done by a test, or not yet`)
    else if (test !== undefined && !(/\.test\.tsx?$/.test(test) && isThere(test)))
      faults.push(`${section}.${number} names no test: ${test}`)
  }
  for (const [section, count] of Object.entries(sections)) {
    const held = (next[section] ?? 1) - 1
    if (held !== count) faults.push(`section ${section} ends at ${held} instead of ${count}`)
  }
  return faults
}

if (import.meta.main) {
  const root = path.join(import.meta.dirname, '..')
  const text = readFileSync(path.join(root, 'docs/coverage.md'), 'utf8')
  const faults = faultsOf(text, (file) => existsSync(path.join(root, file)))
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
