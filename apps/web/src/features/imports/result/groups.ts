import type { ImportOutcome } from '@vigie/contract/imports/imports.ts'
import { importKinds, type ImportCounts } from '@vigie/contract/imports/imports.report.ts'

/** The groups that a dry run is shown in. */
export const groupNames = ['meanwhile', 'created', 'changed', 'refused', 'warned', 'noticed'] as const
export type GroupName = (typeof groupNames)[number]

export type Entry =
  | { readonly group: 'created' | 'changed'; readonly line: ImportOutcome['lines'][number] }
  | { readonly group: 'refused'; readonly line: ImportOutcome['refused'][number] }
  | { readonly group: 'warned'; readonly line: ImportOutcome['warnings'][number] }
  | { readonly group: 'meanwhile'; readonly line: ImportOutcome['meanwhile'][number] }
  | { readonly group: 'noticed'; readonly line: ImportOutcome['notices'][number] }

const sum = (counts: ImportCounts): number => importKinds.reduce((total, kind) => total + counts[kind], 0)

/** How many lines each group has, those beyond what is shown included. */
export const countsOf = (outcome: ImportOutcome): Readonly<Record<GroupName, number>> => ({
  meanwhile: outcome.meanwhileCount,
  created: sum(outcome.created),
  changed: sum(outcome.changed),
  refused: outcome.refusedCount,
  warned: outcome.warningCount,
  noticed: outcome.noticeCount,
})

/** How many lines an import would write. */
export const writtenOf = (outcome: ImportOutcome): number => sum(outcome.created) + sum(outcome.changed)

/** The lines of a group that are shown. */
export function entriesOf(outcome: ImportOutcome, group: GroupName): readonly Entry[] {
  switch (group) {
    case 'created':
    case 'changed':
      return outcome.lines.filter(({ does }) => does === (group === 'created' ? 'create' : 'change')).map((line) => ({ group, line }))
    case 'refused':
      return outcome.refused.map((line) => ({ group, line }))
    case 'warned':
      return outcome.warnings.map((line) => ({ group, line }))
    case 'meanwhile':
      return outcome.meanwhile.map((line) => ({ group, line }))
    case 'noticed':
      return outcome.notices.map((line) => ({ group, line }))
  }
}

/** What one looks at first: what must be mended, else what will happen. */
export function firstGroup(outcome: ImportOutcome): GroupName {
  const counts = countsOf(outcome)
  return (['meanwhile', 'refused', 'changed', 'created', 'warned', 'noticed'] as const).find((group) => counts[group] > 0) ?? 'created'
}
