import { listAgents } from '@vigie/contract/agents/agents.ts'
import { listSites } from '@vigie/contract/sites/sites.ts'
import { useMemo, useState } from 'react'
import { useAsk } from '../../../api/queries.ts'
import type { Choice } from '../../../ui/fields/choices/choices.tsx'
import { useDebounced } from '../../../ui/useDebounced.ts'

/** Agents that the list shows at a time; others are found by typing. */
const shown = 30
/** Milliseconds after the last letter. */
const pause = 200
/** Milliseconds: sites hardly ever change while a message is written. */
const fresh = 300_000
const nothing: readonly never[] = []

/** The agents that fit what is typed, beside those that are chosen already. */
export function useAgentChoices(chosen: readonly Choice[], isEnabled: boolean) {
  const [search, setSearch] = useState('')
  const [, type] = useDebounced(search, setSearch, pause)
  const words = search.trim()
  const { data, isPending } = useAsk(
    listAgents,
    { ...(words && { search: words.slice(0, 100) }), limit: shown },
    { isEnabled, keepsFormer: true },
  )
  const choices = useMemo((): readonly Choice[] => {
    const known = new Set(chosen.map(({ id }) => id))
    const found = (data?.agents ?? nothing).filter(({ id }) => !known.has(id))
    return [...chosen, ...found.map(({ id, name, employeeNumber }) => ({ id, label: name, note: employeeNumber ?? undefined }))]
  }, [chosen, data])
  return { choices, isLoading: isEnabled && isPending, onSearch: type }
}

export function useSiteChoices(isEnabled: boolean) {
  const { data, isPending } = useAsk(listSites, { sort: 'name' }, { isEnabled, staleTime: fresh })
  const choices = useMemo(
    (): readonly Choice[] =>
      (data?.sites ?? nothing).map(({ id, name, code, city }) => ({ id, label: name, note: [city, code].filter(Boolean).join(' · ') })),
    [data],
  )
  return { choices, isLoading: isEnabled && isPending }
}
