import { keptDrafts } from '../../../ui/forms/keptDrafts.ts'
import type { Draft } from '../forced/drafts.ts'

const drafts = keptDrafts<Draft>()
/** What was typed about an act and not sent: it is still there when the panel is opened again. */
export const keptCorrection = (clockingUuid: string, does: 'correct' | 'delete') => drafts(`${clockingUuid} ${does}`)

export const hasKeptCorrection = (clockingUuid: string, does: 'correct' | 'delete'): boolean =>
  keptCorrection(clockingUuid, does).read() !== undefined
