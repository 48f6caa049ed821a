import type { ImportOutcome } from '@vigie/contract/imports/imports.ts'
import { importKinds } from '@vigie/contract/imports/imports.report.ts'
import { obstacleCodes } from '@vigie/contract/planning/planning.obstacles.ts'
import { directionOf, sortedBy, type Sorted } from '../../../ui/lists/sorting.ts'
import type { Entry, GroupName } from './groups.ts'

/** What lines are put in order by: where they stand, how grave it is, what is said of them. */
export type LineSortKey = 'line' | 'severity' | 'text'
export type LineSort = Sorted<LineSortKey>
/** As the files are read. */
export const usualLineSort = 'line' satisfies LineSort

/** Of warnings alone some are graver than others. */
export const lineSortKeys = (group: GroupName): readonly LineSortKey[] =>
  group === 'warned' ? ['line', 'severity', 'text'] : ['line', 'text']

/** The order that was chosen, where a group knows it. */
export const sortFor = (group: GroupName, sort: LineSort): LineSort =>
  lineSortKeys(group).some((key) => directionOf(sort, key) !== 'none') ? sort : usualLineSort

/** More lines than a file may have. */
const beyondLines = 10_000_000

/** Files as they are read: sites before the shifts at them, whichever was dropped first. */
function placesOf(files: ImportOutcome['files']): (file: string) => number {
  const rankOf = (kind: (typeof importKinds)[number] | null) => (kind === null ? importKinds.length : importKinds.indexOf(kind))
  const names = files.toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind)).map(({ file }) => file)
  return (file) => names.indexOf(file) * beyondLines
}

/** The lines of a group in an order; each is asked once for what it is compared by. */
export function inOrder(
  entries: readonly Entry[],
  sort: LineSort,
  files: ImportOutcome['files'],
  textOf: ((entry: Entry) => string) | undefined,
): readonly Entry[] {
  const placeOf = placesOf(files)
  const by: Record<LineSortKey, (entry: Entry) => string | number> = {
    line: ({ line }) => placeOf(line.file) + line.line,
    // The gravest are worth most, and of equal ones those of a rule stand together.
    severity: ({ group, line }) => (group === 'warned' ? (line.kind === 'refuse' ? 100 : 0) - obstacleCodes.indexOf(line.rule) : 0),
    text: (entry) => textOf?.(entry) ?? '',
  }
  const of = by[sort.replace(/^-/, '') as LineSortKey]
  const rows = entries.map((entry) => ({ entry, value: of(entry) }))
  return sortedBy(rows, sort.startsWith('-') ? '-value' : 'value', { value: ({ value }) => value }).map(({ entry }) => entry)
}
