import { globSync } from 'node:fs'
import path from 'node:path'
import type { AccessRows } from './access.words.ts'
import type { SampleKit, Samples } from './samples.ts'

/** What a domain says of its calls for the tests that try every call. */
interface DomainCalls {
  /** Who may make each call and by which gates, agreed by hand: the contract must say the same. */
  readonly access: AccessRows
  readonly samples: (kit: SampleKit) => Samples
}

const domains = path.join(import.meta.dirname, '../src/domains')

/** Each domain's own file, found by its name. */
export const domainCalls: readonly DomainCalls[] = await Promise.all(
  globSync('*/*.calls.testing.ts', { cwd: domains })
    .toSorted()
    .map((file) => import(path.join(domains, file)) as Promise<DomainCalls>),
)

/** Every call's row, by the name of the call. A call in two domains is a fault. */
export const accessRows: AccessRows = Object.fromEntries(gathered())

function gathered(): [string, AccessRows[string]][] {
  const rows = domainCalls.flatMap(({ access }) => Object.entries(access))
  const names = rows.map(([name]) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`${twice} has two rows of access`)
  return rows
}
