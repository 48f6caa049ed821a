import { keptDrafts } from '../../../ui/forms/keptDrafts.ts'

/** What a manager types for a shift. */
export interface Draft {
  /** The day of the act, where it may be another one than today. */
  readonly day: string
  readonly time: string
  /** Which of two, where the time comes twice that night. */
  readonly which: '' | 'first' | 'second'
  readonly reasonId: string
  readonly comment: string
}
export const emptyDraft: Draft = { day: '', time: '', which: '', reasonId: '', comment: '' }

const drafts = keptDrafts<Draft>()
/** What was typed for an act on a shift and not sent: it is still there when the panel is opened again. */
export const keptDraft = (shiftId: number, act: 'start' | 'end') => drafts(`${shiftId} ${act}`)

/** Whether something waits there to be sent. */
export const hasKeptDraft = (shiftId: number, act: 'start' | 'end'): boolean => keptDraft(shiftId, act).read() !== undefined
