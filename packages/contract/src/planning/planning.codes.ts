/** Refusals of giving services to agents, with their status. All ours. */
export const planningCodes = {
  /** An act on the service stands or is to be confirmed: the agent who clocked keeps it. */
  SHIFT_CLOCKED: 409,
  /** What no written reason passes stands against it; `why` says what. */
  AGENT_UNFIT: 409,
  /** A rule of law speaks against it: a written reason passes it. */
  WAIVER_REQUIRED: 422,
} as const
