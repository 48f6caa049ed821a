import { countRecipients, sendNotification } from '@vigie/contract/notifications/notifications.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { useAsk } from '../../../api/queries.ts'
import { showHandOver } from '../../../ui/feedback/handOver.ts'
import { keptDrafts } from '../../../ui/forms/keptDrafts.ts'
import { useForm } from '../../../ui/forms/useForm.ts'
import { missingIn, recipientsOf, type MessageDraft } from './message.rules.ts'

/** How many a message is for, and whether it has also left by e-mail. */
export interface Posted {
  readonly toldCount: number
  readonly hasLeft: boolean
}

const kept = keptDrafts<MessageDraft>()

/** What the server calls a field, in the draft. */
const nameOf = (field: string): string => (field === 'agentIds' ? 'agents' : field)

/** A message as it is written: kept, by where it was begun, when one looks elsewhere meanwhile; counted before it goes. */
export function useMessage(key: string, start: MessageDraft, onSent: (posted: Posted) => void) {
  const { t } = useTranslation()
  const form = useForm<MessageDraft, Posted>({
    start,
    validate: (draft) =>
      Object.fromEntries(Object.entries(missingIn(draft)).map(([field, missing]) => [field, t(`notifications.send.${missing}`)])),
    nameOf,
    kept: kept(key),
    send: async ({ draft }) => {
      const { toldCount, handOver } = await ask(sendNotification, {
        title: draft.title.trim(),
        text: draft.text.trim(),
        ...recipientsOf(draft),
      })
      return { toldCount, hasLeft: !showHandOver(handOver) }
    },
    onDone: onSent,
  })
  const recipients = recipientsOf(form.draft)
  const counted = useAsk(countRecipients, recipients ?? {}, { isEnabled: recipients !== null })
  return { form, isNobodyChosen: recipients === null, counted: recipients === null ? undefined : counted.data, countError: counted.error }
}
