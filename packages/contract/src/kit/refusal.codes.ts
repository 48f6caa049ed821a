/** The refusal codes of each domain, with their HTTP status; `refusal.ts` puts them together with the common ones. */

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
  /** Ours: what it is corrected to does not fit the other acts of its service. */
  CORRECTION_UNFIT: 422,
  /** Ours: with what is decided the service would last longer than 24 hours. */
  SERVICE_TOO_LONG: 409,
  /** Ours: minutes of it count already: `name` was at `site` on `day` from `from` to `until`. */
  COUNTED_ALREADY: 409,
  /** Ours: it has no agent, so nobody can be clocked on it. */
  SHIFT_UNASSIGNED: 409,
  /** Ours: no verification call is open; it is answered already, and `time` says when. */
  CHECK_NOT_DUE: 409,
  CHECK_KNOWN: 409,
} as const

/** Refusals of alerts, with their status. All ours. */
export const alertCodes = {
  /** `name` has taken charge of it. */
  ALERT_TAKEN: 409,
  /** It is over: it was handled, or is no longer so. */
  ALERT_CLOSED: 409,
} as const

/** Refusals of demands, with their status. All ours. */
export const demandCodes = {
  /** Somebody looks at it already, or has answered: its author neither changes nor cancels it any more. */
  DEMAND_NOT_PENDING: 409,
  /** It is accepted, refused or cancelled: there is nothing to answer any more. */
  DEMAND_ANSWERED: 409,
  /** An advance payment once in a month for each contract (decisions/10-planning). */
  DEMAND_ADVANCE_TWICE: 409,
  /** What accepting would change is not what was shown any more. */
  DEMAND_EFFECTS_CHANGED: 409,
  /** One of the two no longer has what it would give, or that has begun. */
  DEMAND_SWAP_GONE: 409,
} as const

/** Refusals of closing a month. */
export const hoursCodes = {
  /** A month that is still under way. */
  HOURS_NOT_OVER: 409,
  HOURS_CLOSED: 409,
  /** An earlier month is to be closed first. */
  HOURS_EARLIER_OPEN: 409,
  /** A later month was closed first: this one stays as it is. */
  HOURS_BEFORE_FIRST: 409,
  /** Figures have changed since they were looked at. */
  HOURS_CHANGED: 409,
  /** Services count zero: closing asks for a reason. */
  HOURS_REASON_REQUIRED: 422,
} as const

/** Refusals of missions, with their status. All ours. */
export const missionCodes = {
  /** An assigned or past service, or one of another open mission, is not offered. */
  SHIFT_NOT_OPEN: 409,
  /** Two of the services are at the same time: no agent could have both. */
  SHIFTS_OVERLAP: 422,
  /** It is given, taken back or over: there is nothing to answer any more. */
  MISSION_CLOSED: 409,
} as const

/** Refusals of giving services to agents, with their status. All ours. */
export const planningCodes = {
  /** An act on the service stands or is to be confirmed: the agent who clocked keeps it. */
  SHIFT_CLOCKED: 409,
  /** It has begun and an agent has it: removed, it would hide that the agent did not come. */
  SHIFT_BEGUN: 409,
  /** The instant from which it is given lies outside the service: not between `earliest` and `latest`. */
  HANDOVER_OUTSIDE: 422,
  /** Whoever has it was there until `time`: the next agent begins then at the earliest. */
  HANDOVER_HELD: 409,
  /** It has begun: why its agent does not keep it is asked for. */
  HANDOVER_REASON_REQUIRED: 422,
  /** What no written reason passes stands against it; `why` says what. */
  AGENT_UNFIT: 409,
  /** A rule of law speaks against it: a written reason passes it. */
  WAIVER_REQUIRED: 422,
} as const

/** Refusals of printing, with their status. All ours. */
export const printCodes = {
  /** Nothing was chosen, or nothing of it has a service in that time. */
  PRINT_EMPTY: 409,
  /** One's own print before it is under way: its file comes first, or it is cancelled. */
  PRINT_RUNNING: 409,
  /** It has ended: there is nothing to cancel. */
  PRINT_OVER: 409,
  /** More sheets than one file holds. */
  PRINT_SHEETS_TOO_MANY: 413,
} as const
