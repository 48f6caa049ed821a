/**
 * The codes of section 8 with the HTTP status that each is answered by (decisions, section 12): 403 not allowed, 409
 * refused by a rule, 422 an unknown code or badge.
 */
export const refusals = {
  APP_IS_DISABLED: 403,
  LIMIT_SITE: 409,
  SITE_ACCESS_FORBIDDEN: 403,
  RESOURCE_ACCESS_FORBIDDEN: 403,
  ON_TIME_DISABLED_ON_SITE: 409,
  LINK_APP_ACCESS_FORBIDDEN: 403,
  ON_TIME_APP_ACCESS_FORBIDDEN: 403,
  ON_TIME_NFC_UNRECOGNIZED: 422,
  ON_TIME_NFC_NOT_INITIALIZED: 422,
  NO_CLOCKING: 409,
  NO_SITE: 409,
  NO_SITE_CLOCKING_CONFIGURED: 409,
  WARN_INCORRECT_CODE: 422,
  WRONG_SITE_CLOCKING: 409,
  WARN_INCORRECT_CODE_LIST: 422,
}

/** Codes of our own. The status of each is still the decisions' (section 12). */
export const ownRefusals = {
  // 400 malformed
  MALFORMED: 400,
  SECRET_IN_ADDRESS: 400,
  COMPANY_MISMATCH: 400,
  COMPANY_REQUIRED: 400,
  // 401 the caller's own session is missing or dead, and nothing else
  UNAUTHORISED: 401,
  // 403 not allowed
  FORBIDDEN: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  APP_CREDENTIALS_WRONG: 403,
  // 404 not there or not yours
  NOT_FOUND: 404,
  CALL_UNKNOWN: 404,
  COMPANY_UNKNOWN: 404,
  // 409 refused by a rule
  CONFLICT: 409,
  IMPORT_RUNNING: 409,
  IMPORT_CHANGED: 409,
  SCHEDULE_UNPUBLISHED: 409,
  SCHEDULE_EMPTY: 409,
  SCHEDULE_MOVED_ON: 409,
  OUTSIDE_AREA: 409,
  TICKET_DEAD: 409,
  // 413, 415
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  // 422 values refused
  INVALID: 422,
  SIGN_IN_WRONG: 422,
  PASSWORD_WRONG: 422,
  LINK_DEAD: 422,
  PAIRING_CODE_UNKNOWN: 422,
  REASON_REQUIRED: 422,
  // 429 with Retry-After, 503 maintenance
  TOO_MANY_TRIES: 429,
  TOO_MANY_CALLS: 429,
  MAINTENANCE: 503,
  BUSY: 503,
  UNFORESEEN: 500,
}
