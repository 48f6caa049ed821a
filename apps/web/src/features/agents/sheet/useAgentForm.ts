import { changeAgent, readAgent, type AgentDetails } from '@vigie/contract/agents/agents.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useVersionedForm } from '../../../ui/forms/useVersionedForm.ts'
import { changesOf, draftOf, type Draft } from './draft.ts'

/** The form of an agent: what has changed is sent, and nothing else. */
export function useAgentForm(agent: AgentDetails, onClose: () => void) {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = draftOf(agent)
  const form = useVersionedForm<Draft, unknown>({
    now,
    version: agent.version,
    changed: t('agents.edit.changed'),
    refresh: () => invalidate(readAgent),
    send: ({ draft, from, version }) => ask(changeAgent, { id: agent.id, ...changesOf(from, draft), ...(version !== null && { version }) }),
    onDone: () => {
      void invalidate(readAgent)
      toast('success', t('agents.edit.saved'))
      onClose()
    },
    onUntouched: onClose,
  })
  const wordsOf = (name: keyof Draft): string => {
    if (name !== 'cardExpiresOn' && name !== 'bornOn') return now[name]
    const day = now[name]
    return day === null ? '' : writtenDay(day, language, 'digits')
  }
  const was = (name: keyof Draft) =>
    form.draft[name] === form.from[name] ? undefined : t('widgets.form.was', { words: wordsOf(name) || t('common.meanwhile.nothing') })
  return { ...form, hintOf: (name: keyof Draft) => form.theirsOf(name, wordsOf(name)) ?? was(name) }
}
