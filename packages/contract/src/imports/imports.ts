import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { importKinds, importMeanwhiles, importNotices, importReasons } from './imports.report.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import { count, day, instant, month, requiredText, text } from '../kit/values.ts'
import { obstacleCodes } from '../planning/planning.obstacles.ts'

export const about = 'Files of sites, agents, contracts and shifts, and from which day on the product counts.'

/** Maximum number of lines listed per group; the counts beside them are complete. */
export const importShownAtMost = 5000

const kind = z.enum(importKinds)
/** So many of each kind. */
export const importCounts = z.object({ sites: count, agents: count, contracts: count, shifts: count })
const location = { file: ['file', z.string()], line: ['line', count] } as const
const values = ['values', z.record(z.string(), z.union([z.string(), z.number()]))] as const

/** What an import creates, changes and leaves, what it refuses and warns of: line by line, with the reason. */
export const importOutcome = shape({
  files: [
    'files',
    z.array(
      shape({
        file: ['file', z.string()],
        kind: ['kind', z.nullable(kind)],
        lineCount: ['line_count', count],
        /** The fields that its columns are, and the titles that are not known (GET /imports/models names all fields). */
        fields: ['fields', z.array(z.string())],
        unknownColumns: ['unknown_columns', z.array(z.string())],
      }),
    ),
  ],
  created: ['created', importCounts],
  changed: ['changed', importCounts],
  unchanged: ['unchanged', importCounts],
  lines: [
    'lines',
    z.array(
      shape({
        ...location,
        kind: ['kind', kind],
        key: ['key', z.string()],
        label: ['label', z.string()],
        does: ['does', z.enum(['create', 'change'])],
        fields: ['fields', z.array(z.string())],
      }),
    ),
  ],
  refused: ['refused', z.array(shape({ ...location, reason: ['reason', z.enum(importReasons)], values }))],
  notices: ['notices', z.array(shape({ ...location, notice: ['notice', z.enum(importNotices)], values }))],
  warnings: [
    'warnings',
    z.array(
      shape({
        ...location,
        employeeNumber: ['matriculation', z.string()],
        agentName: ['resource_name', z.string()],
        rule: ['rule', z.enum(obstacleCodes)],
        kind: ['kind', z.enum(['refuse', 'warn'])],
        shiftNumbers: ['shift_numbers', z.array(z.string())],
        values,
      }),
    ),
  ],
  /** The lines that would do something else than the dry run showed, whose digest was sent: nothing was written. */
  meanwhile: [
    'meanwhile',
    z.array(
      shape({
        ...location,
        kind: ['kind', kind],
        key: ['key', z.string()],
        /** What became of what the line is about: `done` is as the line says, `refused` and `accepted` are the line itself. */
        what: ['what', z.enum(importMeanwhiles)],
        fields: ['fields', z.array(z.string())],
      }),
    ),
  ],
  meanwhileCount: ['meanwhile_count', count],
  refusedCount: ['refused_count', count],
  noticeCount: ['notice_count', count],
  warningCount: ['warning_count', count],
  /** In which shifts are created or changed. */
  months: ['months', z.array(shape({ month: ['month', month], shiftCount: ['shift_count', count] }))],
  /** How many of the shifts would at once be «not arrived», and the day proposed from which on the product counts. */
  past: ['past', shape({ count: ['count', count], countsFrom: ['counted_from', day] })],
  /** What an import that follows this dry run must name. */
  digest: ['digest', z.string()],
  isWritten: ['is_written', z.boolean()],
})
export type ImportOutcome = z.output<typeof importOutcome>

export const importFiles = call({
  method: 'POST',
  path: '/imports',
  does: 'Reads files of sites, agents, contracts and shifts and tells what they would do; with the digest of that, does it: all or nothing.',
  access: may.administer,
  /** Twice it does what it does once, and what has become of it is asked of the last import. */
  isRepeatable: true,
  isOurs: true,
  takesFiles: 'several',
  refuses: [
    'IMPORT_RUNNING',
    'IMPORT_CHANGED',
    'IMPORT_TOO_LARGE',
    'IMPORT_LINES_TOO_MANY',
    'IMPORT_COLUMNS_TOO_MANY',
    'IMPORT_CELLS_TOO_MANY',
    'IMPORT_CELL_TOO_LONG',
    'MAINTENANCE',
  ],
  input: shape({
    /**
     * Of the dry run that was shown; without it nothing is written. Refused with other files; where rows have changed so that
     * a line would do something else, nothing is written and `meanwhile` names each.
     */
    digest: ['digest', z.optional(text(100))],
    /** Written with the import: shifts that begin before this day are shown and never «not arrived». */
    countsFrom: ['counted_from', z.optional(day)],
    /** Which field a column of another title is (null: it is not to be read); kept for the next import when this one is written. */
    columns: [
      'columns',
      z.optional(
        z
          .array(shape({ kind: ['kind', kind], title: ['title', requiredText(200)], field: ['field', z.nullable(text(100))] }))
          .check(z.maxLength(200)),
      ),
    ],
    /** Which of the four kinds a file is whose titles do not say it. */
    kinds: ['kinds', z.optional(z.array(shape({ file: ['file', requiredText(200)], kind: ['kind', kind] })).check(z.maxLength(20)))],
  }),
  output: importOutcome,
})

export const readLastImport = call({
  method: 'GET',
  path: '/imports/last',
  does: 'How the last import of one’s own ended: for whoever did not wait for it.',
  access: may.administer,
  isOurs: true,
  input: z.object({}),
  output: shape({
    last: [
      'last',
      z.nullable(
        shape({
          /** failed: it was interrupted, and nothing was written. */
          state: ['state', z.enum(['writing', 'written', 'failed'])],
          begunAt: ['begun_at', instant],
          createdCount: ['created_count', count],
          changedCount: ['changed_count', count],
        }),
      ),
    ],
  }),
})
export type LastImport = NonNullable<z.output<(typeof readLastImport)['output']>['last']>

const model = shape({
  kind: ['kind', kind],
  columns: [
    'columns',
    z.array(
      shape({
        field: ['field', z.string()],
        title: ['title', z.string()],
        isRequired: ['is_required', z.boolean()],
        example: ['example', z.string()],
      }),
    ),
  ],
})
export type ImportModel = z.output<typeof model>

export const readImportModels = call({
  method: 'GET',
  path: '/imports/models',
  does: 'The columns of each kind of file under the titles that they go by, with a line that shows how each is written.',
  access: may.administer,
  isOurs: true,
  input: z.object({}),
  output: z.object({ models: z.array(model) }),
})

/** How far the reader's own import is: `done` out of `total` of this step. */
export const importProgress = event({
  name: 'imports.progress',
  payload: z.object({ step: z.enum(['reading', 'checking', 'writing']), done: count, total: count }),
})
