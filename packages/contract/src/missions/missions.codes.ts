/** Refusals of missions, with their status. All ours. */
export const missionCodes = {
  /** A service that somebody has, that is over, or that another open mission offers, is not offered. */
  SHIFT_NOT_OPEN: 409,
  /** Two of the services are at the same time: nobody could have them together. */
  SHIFTS_OVERLAP: 422,
  /** It is given, taken back or over: there is nothing to answer any more. */
  MISSION_CLOSED: 409,
} as const
