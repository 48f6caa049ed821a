import { alertCodes, clockingCodes, demandCodes, hoursCodes, missionCodes, planningCodes, printCodes } from './refusal.codes.ts'

/**
 * Every refusal's code and its HTTP status. Each has words in every language: a code without a
 * sentence does not compile (`phrases`).
 */
export const refusalCodes = {
  MALFORMED: 400,
  SECRET_IN_ADDRESS: 400,
  COMPANY_MISMATCH: 400,
  COMPANY_REQUIRED: 400,
  UNAUTHORISED: 401,
  FORBIDDEN: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  /** An administrator looks at the portal as somebody else: it is only read. */
  VIEWING_ONLY: 403,
  APP_CREDENTIALS_WRONG: 403,
  /** At a device, outside the ten minutes that a manager opens there. */
  MANAGER_ACCESS_REQUIRED: 403,
  NOT_FOUND: 404,
  CALL_UNKNOWN: 404,
  COMPANY_UNKNOWN: 404,
  CONFLICT: 409,
  /** Something refers to it: it is closed instead of removed. */
  RECORD_IN_USE: 409,
  /** The sender has withdrawn this id before it arrived. */
  CALL_WITHDRAWN: 409,
  /** This id has arrived before, and was done. */
  CALL_DONE: 409,
  IMPORT_RUNNING: 409,
  IMPORT_CHANGED: 409,
  /** The link would replace a paired device: it needs the user's agreement. */
  DEVICE_REPLACES: 409,
  /** A manager has closed its session, and it was not opened again. */
  DEVICE_CLOSED: 409,
  DOCUMENT_NOT_ASKED: 409,
  DOCUMENT_UNVIEWED: 409,
  DOCUMENT_PAGES_LEFT: 409,
  DOCUMENT_VALIDATED: 409,
  /** What the company's files may take up. */
  STORAGE_FULL: 409,
  /** What one person's files may take up. */
  STORAGE_FULL_OWN: 409,
  /** The storage does not answer, or has no room left: the log tells the operator. */
  STORAGE_AWAY: 409,
  /** The scanner for viruses does not answer: nothing is kept that it has not looked at. */
  FILE_UNSCANNED: 409,
  SCHEDULE_UNPUBLISHED: 409,
  SCHEDULE_EMPTY: 409,
  SCHEDULE_MOVED_ON: 409,
  TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  IMPORT_TOO_LARGE: 413,
  IMPORT_LINES_TOO_MANY: 413,
  IMPORT_COLUMNS_TOO_MANY: 413,
  IMPORT_CELLS_TOO_MANY: 413,
  IMPORT_CELL_TOO_LONG: 413,
  UNSUPPORTED_MEDIA: 415,
  /** What a file holds is nothing that is filed, or not what its name says. */
  FILE_TYPE: 415,
  INVALID: 422,
  FILE_EMPTY: 422,
  /** It would do something when it is opened. */
  FILE_UNSAFE: 422,
  /** It unfolds to more than anybody can read: an archive, a picture's points. */
  FILE_SWELLS: 422,
  FILE_INFECTED: 422,
  /** What is locked with a password can be neither looked at nor shown. */
  FILE_LOCKED: 422,
  SIGN_IN_WRONG: 422,
  PASSWORD_WRONG: 422,
  LINK_DEAD: 422,
  PAIRING_CODE_UNKNOWN: 422,
  TOO_MANY_TRIES: 429,
  TOO_MANY_CALLS: 429,
  UNFORESEEN: 500,
  MAINTENANCE: 503,
  BUSY: 503,
  ...alertCodes,
  ...clockingCodes,
  ...planningCodes,
  ...missionCodes,
  ...demandCodes,
  ...printCodes,
  ...hoursCodes,
} as const

export type RefusalCode = keyof typeof refusalCodes

/** Refused for now alone: the values say after how many `seconds` to try again, and over HTTP so does Retry-After. */
export const isForNow = (code: RefusalCode): boolean => [429, 503].includes(refusalCodes[code])

/** Why a field is refused; each has its sentence in every language. */
export type FieldProblem = { readonly field: string; readonly problem: string; readonly values?: Record<string, string | number> }

/** A rule says no. Thrown by rules and handlers alike; the dispatcher alone turns it into an answer. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly values: Record<string, string | number>
  readonly fields: readonly FieldProblem[]
  constructor(code: RefusalCode, values: Record<string, string | number> = {}, fields: readonly FieldProblem[] = []) {
    super(code)
    this.code = code
    this.values = values
    this.fields = fields
  }
}

/** Goes on when there is something, refuses with the code when there is nothing. */
export function requires<T>(value: T, code: RefusalCode, values?: Record<string, string | number>): asserts value is NonNullable<T> {
  if (value === null || value === undefined || value === false) throw new Refusal(code, values)
}
