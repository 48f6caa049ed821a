import type { Day, Month } from '../kit/time.ts'
import type { ObstacleCode } from '../planning/planning.obstacles.ts'

/** The four kinds of file, in the order in which they are read: each may name what stands in those before it. */
export const importKinds = ['sites', 'agents', 'contracts', 'shifts'] as const
export type ImportKind = (typeof importKinds)[number]

/** Why a line is refused. Each has a sentence in every language (phrases). */
export const importReasons = [
  // the file
  'FILE_UNREADABLE',
  'FILE_EMPTY',
  'FILE_KIND_UNKNOWN',
  'COLUMN_MISSING',
  'COLUMN_TWICE',
  'QUOTE_UNCLOSED',
  'CELLS_TOO_MANY',
  // a cell
  'VALUE_MISSING',
  'FORMULA_EMPTY',
  'DATE_IMPOSSIBLE',
  'TIME_IMPOSSIBLE',
  'NUMBER_IMPOSSIBLE',
  'LATITUDE_IMPOSSIBLE',
  'LONGITUDE_IMPOSSIBLE',
  'POSITION_ZERO',
  'POSITION_SWAPPED',
  'POSITION_ZONE',
  'PERIMETER_IMPOSSIBLE',
  'TIME_ZONE_UNKNOWN',
  'SWITCH_UNKNOWN',
  'STATE_UNKNOWN',
  'CODE_IMPOSSIBLE',
  'BADGE_IMPOSSIBLE',
  'BREAK_NEGATIVE',
  // a line among the others
  'NUMBER_TWICE',
  'CLIENT_NAMED_TWICE',
  'CLIENT_CLOSED',
  'PHONE_WITHOUT_POSITION',
  'CODE_TAKEN',
  'BADGE_TAKEN',
  'SITE_UNKNOWN',
  'AGENT_UNKNOWN',
  'AGENT_ARCHIVED',
  'CONTRACT_UNKNOWN',
  'CONTRACT_OF_ANOTHER_AGENT',
  'TIME_SKIPPED',
  'TIME_TWICE',
  'OFFSET_WRONG',
  'END_BEFORE_START',
  'END_NOT_AFTER_START',
  'LONGER_THAN_A_DAY',
  'SHIFT_CLOCKED',
] as const
export type ImportReason = (typeof importReasons)[number]

/** What is accepted, but not quite as it was written. */
export const importNotices = [
  'COLUMN_IGNORED',
  'NO_LINES',
  'POSTCODE_UNUSUAL',
  'CONTRACT_WITHOUT_AGENT',
  'OUTSIDE_CONTRACT',
  'CONTRACT_OVERLAPS',
  'SHIFT_DIVIDED',
] as const
export type ImportNotice = (typeof importNotices)[number]

/** A place in a file: the line where the row begins, as an editor or a spreadsheet counts. */
export interface ImportLocation {
  readonly file: string
  readonly line: number
}
export type ImportValues = Readonly<Record<string, string | number>>
export interface ImportRefusal extends ImportLocation {
  readonly reason: ImportReason
  readonly values: ImportValues
}
export interface ImportRemark extends ImportLocation {
  readonly notice: ImportNotice
  readonly values: ImportValues
}
/** A line that creates or changes something; `fields` are the titles of the columns that differ. */
export interface ImportLine extends ImportLocation {
  readonly kind: ImportKind
  readonly key: string
  /** What a reader knows it by, beside its number. */
  readonly label: string
  readonly does: 'create' | 'change'
  readonly fields: readonly string[]
}
/** What would be wrong with the planning, by law or because its agent lacks something, at the first of its lines. It refuses nothing. */
export interface ImportWarning extends ImportLocation {
  readonly rule: ObstacleCode
  readonly kind: 'refuse' | 'warn'
  readonly shiftNumbers: readonly string[]
  readonly values: ImportValues
  readonly employeeNumber: string
  readonly agentName: string
}
export type ImportCounts = Readonly<Record<ImportKind, number>>

/** A file as it was recognised: null is none of the four kinds, or unreadable. */
export interface ImportedFile {
  readonly file: string
  readonly kind: ImportKind | null
  /** Lines that say something, without the header. */
  readonly lineCount: number
  /** The fields that its columns are, and the titles of columns that are none. */
  readonly fields: readonly string[]
  readonly unknownColumns: readonly string[]
}

/** A month, and how many shifts are created or changed in it; one that shifts are only moved out of has none. */
export interface ImportMonth {
  readonly month: Month
  readonly shiftCount: number
}
/**
 * Shifts with an agent that begin before now and would at once be «not arrived»: an import asks from which day on the
 * product counts (decisions/05-time), and proposes one.
 */
export interface ImportPast {
  readonly count: number
  readonly countsFrom: Day
}

/** What became of what a line is about, between the dry run that was shown and the write. */
export const importMeanwhiles = ['created', 'changed', 'deleted', 'done', 'refused', 'accepted'] as const
/** A line that would do something else than was shown; `fields` are the titles of the columns that it is about. */
export interface ImportMeanwhile extends ImportLocation {
  readonly kind: ImportKind
  readonly key: string
  /** done: it stands there as the line says · refused, accepted: the line itself, by now. */
  readonly what: (typeof importMeanwhiles)[number]
  readonly fields: readonly string[]
}

export interface ImportReport {
  readonly files: readonly ImportedFile[]
  readonly created: ImportCounts
  readonly changed: ImportCounts
  readonly unchanged: ImportCounts
  readonly lines: readonly ImportLine[]
  readonly refused: readonly ImportRefusal[]
  readonly notices: readonly ImportRemark[]
  readonly warnings: readonly ImportWarning[]
  /** The months in which shifts are created or changed, in order. */
  readonly months: readonly ImportMonth[]
  readonly past: ImportPast
  /** Where an import was to be written and would do something else than was shown: those lines. Nothing was written. */
  readonly meanwhile: readonly ImportMeanwhile[]
  /** Stands for all that this import would write: an import that follows a dry run names it. */
  readonly digest: string
  /** False after a dry run, and when anything was refused. */
  readonly isWritten: boolean
}

/** How far an import is, for a progress bar: `done` out of `total` of this step. */
export interface ImportProgress {
  readonly step: 'reading' | 'checking' | 'writing'
  readonly done: number
  readonly total: number
}
