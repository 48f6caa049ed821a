import { addComment, changeComment, longestComment, type Comment } from '@vigie/contract/comments/comments.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../../api/ask.ts'
import { isRefused } from '../../../../api/errors.ts'
import { createStore } from '../../../../kit/store.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { keptDrafts } from '../../../../ui/forms/keptDrafts.ts'
import { useForm } from '../../../../ui/forms/useForm.ts'
import { askCommentsAnew } from './invalidate.ts'

export interface CommentDraft {
  readonly text: string
  readonly isVisibleClient: boolean
  readonly isVisibleAgent: boolean
}
const drafts = keptDrafts<CommentDraft>()
/** Whom the last comment was for: the next one begins with it. */
const lastSeen = createStore<Pick<CommentDraft, 'isVisibleClient' | 'isVisibleAgent'>>({ isVisibleClient: false, isVisibleAgent: false })

/** A new comment on a service, or another text for one. What was typed stays after a failure, and when the panel is closed. */
export function useCommentForm(shiftId: number, comment: Comment | null, onClose?: () => void) {
  const { t } = useTranslation()
  const start = comment
    ? { text: comment.text, isVisibleClient: comment.isVisibleClient, isVisibleAgent: comment.isVisibleAgent }
    : { text: '', ...lastSeen.get() }
  const form = useForm<CommentDraft, Comment>({
    start,
    kept: drafts(comment ? `comment ${comment.id}` : `shift ${shiftId}`),
    version: comment?.version ?? null,
    validate: ({ text }) => (text.trim() === '' ? { text: t('shifts.comments.required') } : {}),
    send: async ({ draft, version }) => {
      const said = { ...draft, text: draft.text.trim() }
      const answer = comment
        ? await ask(changeComment, { id: comment.id, ...said, version: version ?? comment.version })
        : await ask(addComment, { shiftId, ...said })
      return answer.comment
    },
    onDone: async ({ isVisibleClient, isVisibleAgent }) => {
      toast('success', t('shifts.comments.saved'))
      lastSeen.set({ isVisibleClient, isVisibleAgent })
      await askCommentsAnew()
      const empty = { text: '', isVisibleClient, isVisibleAgent }
      if (!comment) form.replace({ draft: empty, from: empty, version: null })
      onClose?.()
    },
    onKept: () => {
      const empty = { text: '', isVisibleClient: lastSeen.get().isVisibleClient, isVisibleAgent: lastSeen.get().isVisibleAgent }
      if (!comment) form.replace({ draft: empty, from: empty, version: null })
      onClose?.()
    },
    explain: async (error) => {
      if (!isRefused(error) || error.status >= 500) return t('shifts.comments.notSaved')
      if (error.code !== 'CONFLICT') return undefined
      await askCommentsAnew()
      return t('shifts.comments.moved')
    },
  })
  return { ...form, mostLength: longestComment }
}
