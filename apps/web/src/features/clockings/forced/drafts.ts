import { onReset } from '../../../session/ending.ts'

/** What a manager has typed for a shift and not sent: it is still there when the panel is opened again. */
export interface Draft {
  readonly time: string
  readonly reasonId: string
  readonly comment: string
}
export const emptyDraft: Draft = { time: '', reasonId: '', comment: '' }

const drafts = new Map<string, Draft>()
onReset(() => drafts.clear())

export const draftOf = (key: string): Draft => drafts.get(key) ?? emptyDraft
export function keepDraft(key: string, draft: Draft): void {
  if (isEmpty(draft)) drafts.delete(key)
  else drafts.set(key, draft)
}
export const isEmpty = ({ time, reasonId, comment }: Draft): boolean => time === '' && reasonId === '' && comment.trim() === ''
