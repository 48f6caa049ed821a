import { listAgents } from '@vigie/contract/agents/agents.ts'
import { useState } from 'react'
import { useAsk } from '../../api/queries.ts'
import type { Choice } from '../../ui/fields/choices/choices.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'

/** Milliseconds after the last letter; agents that are offered. */
const [pause, limit] = [250, 20]

/** The agents that a form chooses from, found by typing; `own`: the one that is chosen already. */
export function useAgentSearch({ own, isEnabled = true }: { readonly own?: Choice | undefined; readonly isEnabled?: boolean } = {}) {
  const [words, setWords] = useState('')
  const [, onType] = useDebounced(words, setWords, pause)
  const { data, isFetching } = useAsk(listAgents, { search: words.trim(), limit }, { keepsFormer: true, isEnabled })
  const found = (data?.agents ?? []).map(({ id, lastName, firstName, employeeNumber }): Choice => ({
    id,
    label: `${lastName} ${firstName}`,
    note: employeeNumber ?? undefined,
  }))
  const choices = own && !found.some(({ id }) => id === own.id) ? [own, ...found] : found
  return { choices, search: { onType, isLoading: isFetching } }
}
