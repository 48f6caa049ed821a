import { keptDrafts, type KeptDraft } from '../../../../ui/forms/keptDrafts.ts'

/** Why a manager confirms or refuses an act. */
export interface DecisionDraft {
  readonly reason: string
}
export const noReason: DecisionDraft = { reason: '' }

const drafts = keptDrafts<DecisionDraft>()
/** What was typed about an act and not sent: a reason to confirm is none to refuse. */
export const keptReason = (clockingUuid: string, isConfirmed: boolean): KeptDraft<DecisionDraft> => drafts(`${clockingUuid} ${isConfirmed}`)

export const hasKeptReason = (clockingUuid: string, isConfirmed: boolean): boolean =>
  keptReason(clockingUuid, isConfirmed).read() !== undefined

/** The act has been decided, here or by another: nothing that was typed about it can be sent any more. */
export function forgetReasons(clockingUuid: string): void {
  for (const isConfirmed of [true, false]) keptReason(clockingUuid, isConfirmed).keep({ draft: noReason, from: noReason, version: null })
}
