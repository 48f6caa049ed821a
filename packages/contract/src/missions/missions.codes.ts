/** Refusals of missions, with their status. All ours. */
export const missionCodes = {
  /** An assigned or past service, or one of another open mission, is not offered. */
  SHIFT_NOT_OPEN: 409,
  /** Two of the services are at the same time: no agent could have both. */
  SHIFTS_OVERLAP: 422,
  /** It is given, taken back or over: there is nothing to answer any more. */
  MISSION_CLOSED: 409,
} as const
