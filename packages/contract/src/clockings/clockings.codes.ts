/** The clocking error codes of the specification, with their status. */
export const clockingCodes = {
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
  /** Ours: the NFC card is another agent's, and the request does not name that agent. */
  CARD_HELD: 409,
  /** Ours: the departure is before the planned end and no reason was given. */
  REASON_REQUIRED: 422,
  /** Ours: the reason explains another act. */
  REASON_UNFIT: 422,
  /** Ours: outside the area, at a site that refuses it. */
  OUTSIDE_AREA: 409,
  /** Ours: the ticket of the tablet has lived its 60 seconds. */
  TICKET_DEAD: 409,
  /** Ours: the same act is recorded already, under another uuid; `time` says at what time of its site. */
  ARRIVAL_KNOWN: 409,
  DEPARTURE_KNOWN: 409,
  ON_THE_WAY_KNOWN: 409,
  /** Ours: a break is open already, since `time`; or none is. */
  BREAK_OPEN: 409,
  BREAK_NOT_OPEN: 409,
  /** Ours: the act is believed, there is nothing to confirm. */
  CLOCKING_UNDOUBTED: 409,
  /** Ours: it is already confirmed or refused. */
  CLOCKING_DECIDED: 409,
  /** Ours: confirmed, it would not fit what is recorded: a departure without an arrival. */
  CLOCKING_UNFIT: 409,
  /** Ours: it is deleted or refused already, there is nothing to correct. */
  CLOCKING_GONE: 409,
  /** Ours: what it is corrected to has not come yet, lies far from its service, or does not fit the other acts of it. */
  CORRECTION_FUTURE: 422,
  CORRECTION_FAR: 422,
  CORRECTION_UNFIT: 422,
  /** Ours: no verification call is open; it is answered already, and `time` says when. */
  CHECK_NOT_DUE: 409,
  CHECK_KNOWN: 409,
} as const
