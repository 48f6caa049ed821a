import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'

interface QuestionWords {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly cancel: string
}

/** Closes a form: at once where nothing is unsaved, else after the question whether what was typed may be lost. */
export function useLeaveQuestion(isUnsaved: boolean, onLeave: () => void, words: QuestionWords): [() => void, ReactNode] {
  const [isAsked, setAsked] = useState(false)
  const question = (
    <ConfirmDialog
      isOpen={isAsked}
      variant="warning"
      title={words.title}
      confirm={words.confirm}
      cancel={words.cancel}
      onConfirm={onLeave}
      onCancel={() => setAsked(false)}
    >
      {words.text}
    </ConfirmDialog>
  )
  return [() => (isUnsaved ? setAsked(true) : onLeave()), question]
}
