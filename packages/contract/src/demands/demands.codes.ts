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
} as const
