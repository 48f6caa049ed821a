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
