import type { UnfitShift } from '@vigie/contract/planning/planning.unfit.ts'

/** What the home says of agents who may not have their services, the gravest first. */
const unfitCodes = [
  'CARD_EXPIRED',
  'CARD_MISSING',
  'CARD_ACTIVITY',
  'QUALIFICATION_EXPIRED',
  'QUALIFICATION_MISSING',
  'CONTRACT_NONE',
  'UNAVAILABLE',
  'OVERLAP',
] as const
export type UnfitCode = (typeof unfitCodes)[number]

/** How many agents each holds back, where it does anybody; the most first. */
export function unfitCounts(shifts: readonly UnfitShift[]): readonly { readonly code: UnfitCode; readonly count: number }[] {
  return unfitCodes
    .map((code) => ({
      code,
      count: new Set(shifts.filter(({ obstacles }) => obstacles.some((one) => one.code === code)).map(({ agentId }) => agentId)).size,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}
