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
