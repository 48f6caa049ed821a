import { changeAgent, readAgent, type AgentDetails } from '@vigie/contract/agents/agents.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefused } from '../../api/errors.ts'
import { askAnew, useSend } from '../../api/queries.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay } from '../../kit/dates.ts'
import { changedByOthers, differing, over } from '../../kit/drafts.ts'
import { useUnsaved } from '../../session/reach.ts'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { changesOf, draftOf, type Draft } from './draft.ts'

/** What is typed of an agent, what is wrong with it, and saving it. What was typed stays after a refusal. */
export function useAgentForm(agent: AgentDetails, onSaved: () => void) {
  const { t } = useTranslation()
  const language = useLanguage()
  const sentenceOf = useSentence()
  const [state, setState] = useState(() => ({ draft: draftOf(agent), from: draftOf(agent), version: agent.version }))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = useSend(changeAgent)
  const { draft, from, version } = state
  const isTouched = differing(draft, from).length > 0
  useUnsaved(isTouched)

  const change = (changes: Partial<Draft>) => {
    setState({ ...state, draft: { ...draft, ...changes } })
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))))
    setRefusal(null)
  }
  /** Whether it was saved. */
  const save = async (): Promise<boolean> => {
    setRefusal(null)
    try {
      await send.mutateAsync({ id: agent.id, ...changesOf(from, draft), ...(version !== null && { version }) })
      void askAnew(readAgent)
      toast('success', t('agents.edit.saved'))
      onSaved()
      return true
    } catch (error) {
      const fields = isRefused(error) ? error.errors : {}
      setProblems(fields)
      if (isRefused(error) && error.code === 'CONFLICT') await reconsider()
      else if (Object.keys(fields).length === 0) setRefusal(sentenceOf(error))
      return false
    }
  }
  /** The agent as another has left it: what was typed stays, and the next save knows of it. */
  const reconsider = async () => {
    await askAnew(readAgent)
    setRefusal(t('agents.edit.changed'))
  }
  const now = draftOf(agent)
  const hasMovedOn = agent.version !== version
  const theirs = new Set(hasMovedOn ? changedByOthers(now, state) : [])
  const wordsOf = (name: keyof Draft): string => {
    if (name === 'qualifications') return now.qualifications.map((one) => one.name).join(', ')
    if (name !== 'cardExpiresOn') return now[name]
    return now.cardExpiresOn === null ? '' : writtenDay(now.cardExpiresOn, language, 'digits')
  }
  return {
    draft,
    change,
    save,
    problems,
    refusal,
    isBusy: send.isPending,
    isTouched,
    hasMovedOn,
    /** What another has saved in a field meanwhile, where it is not what is typed. */
    hintOf: (name: keyof Draft) =>
      theirs.has(name) ? t('common.meanwhile.theirs', { words: wordsOf(name) || t('common.meanwhile.nothing') }) : undefined,
    take: () => {
      setState({ draft: over(now, state), from: now, version: agent.version })
      setRefusal(null)
    },
  }
}
