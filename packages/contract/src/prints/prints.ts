import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import { count, day, id, instant, month, ordinal, text } from '../kit/values.ts'

export const about = 'Plannings and signature sheets on paper: one PDF of many sheets.'

/** Plannings of a month (A4 landscape, a sheet for each site and each agent); signature sheets of a week (A4 portrait, one for each site). */
export const printKinds = ['plannings', 'signatures'] as const
export type PrintKind = (typeof printKinds)[number]

export const printStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type PrintState = (typeof printStates)[number]

/** Sheets of one file at the most. */
export const mostSheets = 5000
/** Days for which a file is kept. */
export const printDays = 7
/** Sites or agents of one answer: who takes single ones out of all needs the whole list, and gets a large company in few answers. */
export const mostChoices = 2000

/** What stands on each sheet beside the services. Left out: it does. */
export const printOptions = shape({
  hasHolidays: ['holidays', z._default(z.boolean(), true)],
  hasTotals: ['totals', z._default(z.boolean(), true)],
  /** The number of the company's declaration, where its version has it. */
  hasDeclaration: ['declaration', z._default(z.boolean(), true)],
})
export type PrintOptions = z.output<typeof printOptions>

/** Which time is printed: a month of plannings, or the week of signature sheets that a day lies in. */
const span = {
  kind: ['kind', z.enum(printKinds)],
  month: ['month', z.optional(month)],
  week: ['week', z.optional(day)],
} as const

export const print = shape({
  id: ['id', id],
  kind: ['kind', z.enum(printKinds)],
  /** Of plannings; of signature sheets null. */
  month: ['month', z.nullable(month)],
  /** The Monday of signature sheets; of plannings null. */
  week: ['week', z.nullable(day)],
  sheetCount: ['sheet_count', count],
  doneCount: ['done_count', count],
  state: ['state', z.enum(printStates)],
  /** Why it failed, in the reader's language. */
  message: ['message', z.nullable(z.string())],
  createdAt: ['created_at', instant],
  finishedAt: ['finished_at', z.nullable(instant)],
  /** Of its file, once it is done; the link lives for some minutes, and is renewed by asking again. */
  name: ['name', z.nullable(z.string())],
  bytes: ['bytes', z.nullable(count)],
  pageCount: ['page_count', z.nullable(count)],
  url: ['url', z.nullable(z.string())],
  /** Until then its file is kept. */
  expiresAt: ['expires_at', z.nullable(instant)],
})
export type Print = z.output<typeof print>

const chosen = z.nullable(z.array(id).check(z.maxLength(mostSheets)))

export const startPrint = call({
  method: 'POST',
  path: '/print',
  does: 'Prints the plannings of a month or the signature sheets of a week into one PDF: sites first, then agents. It goes on by itself; its progress comes as events.',
  access: may.print,
  refuses: ['NOT_FOUND', 'PRINT_EMPTY', 'PRINT_RUNNING', 'PRINT_SHEETS_TOO_MANY'],
  // 5,000 sites and as many agents.
  mostBytes: 128 * 1024,
  example: { kind: 'plannings', month: '202610', site_ids: null },
  input: shape({
    ...span,
    /** Null: all that have services in that time; left out: none. */
    siteIds: ['site_ids', z._default(chosen, [])],
    /** The same of agents; of plannings alone. */
    agentIds: ['resource_ids', z._default(chosen, [])],
    options: ['options', z.optional(printOptions)],
  }),
  output: z.object({ print }),
})

export const listPrints = call({
  method: 'GET',
  path: '/print',
  does: "The caller's own prints of the last week, the latest first, each with a link to its file.",
  isOurs: true,
  access: may.print,
  input: shape({
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(100)), 20)],
    cursor: ['cursor', z.optional(text(100))],
  }),
  output: shape({ prints: ['prints', z.array(print)], nextCursor: ['nextCursor', z.nullable(z.string())] }),
})

export const cancelPrint = call({
  method: 'DELETE',
  path: '/print',
  does: 'Cancels a print of one’s own that is under way: nothing of it is kept.',
  isOurs: true,
  access: may.print,
  refuses: ['NOT_FOUND', 'PRINT_OVER'],
  input: shape({ id: ['id', id] }),
  output: z.object({ print }),
})

export const previewPrint = call({
  method: 'POST',
  path: '/print/preview',
  does: 'One sheet as it will be printed, as a picture (SVG) of one of its pages: of a site, or of an agent.',
  isOurs: true,
  access: may.print,
  refuses: ['NOT_FOUND', 'PRINT_EMPTY'],
  example: { kind: 'plannings', month: '202610', site_id: 1 },
  input: shape({
    ...span,
    siteId: ['site_id', z.optional(id)],
    agentId: ['resource_id', z.optional(id)],
    options: ['options', z.optional(printOptions)],
    page: ['page', z._default(ordinal.check(z.minimum(1)), 1)],
  }),
  output: shape({ svg: ['svg', z.string()], pageCount: ['page_count', count] }),
})

export const printChoice = shape({
  id: ['id', id],
  name: ['name', z.string()],
  /** Code and city of a site, employee number of an agent. */
  detail: ['detail', z.string()],
  /** Of a site: how many agents have services there then; of an agent null. */
  agentCount: ['agent_count', z.nullable(count)],
  shiftCount: ['shift_count', count],
})
export type PrintChoice = z.output<typeof printChoice>

export const listPrintChoices = call({
  method: 'GET',
  path: '/print/choices',
  does: 'Sites or agents that have services in a month or a week, by name: those that there are sheets of.',
  isOurs: true,
  access: may.print,
  example: { kind: 'plannings', month: '202610', what: 'sites' },
  input: shape({
    ...span,
    what: ['what', z.enum(['sites', 'agents'])],
    /** Every word must begin one of theirs. */
    search: ['search', z.optional(text(100))],
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(mostChoices)), 50)],
    cursor: ['cursor', z.optional(text(400))],
  }),
  output: shape({
    choices: ['choices', z.array(printChoice)],
    /** How many are found, on all pages. */
    total: ['total', count],
    nextCursor: ['nextCursor', z.nullable(z.string())],
  }),
})

/** One's own print has come further or ended. */
export const printChanged = event({
  name: 'printChanged',
  payload: shape({
    id: ['id', id],
    state: ['state', z.enum(printStates)],
    doneCount: ['done_count', count],
    sheetCount: ['sheet_count', count],
  }),
})
