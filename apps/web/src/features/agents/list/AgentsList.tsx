import Button from '@mui/material/Button'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import type { Agent } from '@vigie/contract/agents/agents.ts'
import type { AgentSort } from '@vigie/contract/agents/agents.sorts.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgentsView } from '../../../routing/addresses/agents.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { useToday } from '../../../session/today.ts'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/StatePage.tsx'
import { ListStates } from '../../../ui/lists/ListStates.tsx'
import { CardListSkeleton } from '../../../ui/lists/skeletons.tsx'
import type { ListPageState } from '../../../ui/lists/useListPage.ts'
import { useNextPage } from '../../../ui/lists/useNextPage.ts'
import { AgentCards } from './AgentCards.tsx'
import { AgentsSkeleton } from './AgentsSkeleton.tsx'
import { AgentsTable } from './AgentsTable.tsx'
import type { useAgents } from './useAgents.ts'
import { useCatalogue } from '../useChoices.ts'
import { useAgentWords, type AgentWords } from '../words.ts'

export interface ListProps {
  readonly agents: readonly Agent[]
  readonly view: AgentsView
  readonly words: AgentWords
  /** Names of what the agents have, by id. */
  readonly codes: ReadonlyMap<number, string>
  /** The list has been scrolled to this row. */
  readonly onSeen: (index: number) => void
}

interface AgentsListProps extends ReturnType<typeof useAgents> {
  readonly page: ListPageState
  readonly view: AgentsView
  readonly hasRights: boolean
  readonly onClear: () => void
  readonly onOpen: (id: number) => void
  readonly onSort: (sort: AgentSort) => void
}

/** Rows before the end at which the next page is asked for. */
const ahead = 40

/** The agents: a table, or cards on a phone. */
export function AgentsList({ query, agents, total, page, view, hasRights, onClear, onOpen, onSort }: AgentsListProps) {
  const words = useAgentWords(useToday())
  const catalogue = useCatalogue()
  const codes = useMemo(() => new Map(catalogue.map(({ id, code }) => [id, code])), [catalogue])
  const list: ListProps = { agents, view, words, codes, onSeen: useNextPage(query, agents.length, ahead) }
  const isNarrowed = view.filter !== 'all' || view.search !== '' || view.qualificationId !== null || view.contractTypeId !== null
  return (
    <ListStates
      query={query}
      isEmpty={agents.length === 0}
      skeleton={page.isPhone ? <CardListSkeleton height={84} /> : <AgentsSkeleton hasRights={hasRights} />}
      empty={<NoAgents isNarrowed={isNarrowed} hasRights={hasRights} onClear={onClear} />}
    >
      {page.isPhone ? (
        <AgentCards {...list} gridRef={page.grid} />
      ) : (
        <AgentsTable
          {...list}
          total={total}
          hasRights={hasRights}
          selectedId={page.selectedId}
          gridRef={page.grid}
          onOpen={onOpen}
          onSort={onSort}
        />
      )}
    </ListStates>
  )
}

function NoAgents({ isNarrowed, hasRights, onClear }: { isNarrowed: boolean; hasRights: boolean; onClear: () => void }) {
  const { t } = useTranslation()
  const mayImport = mayUse(useExchange(), mayOpen.imports)
  if (!isNarrowed) {
    const toImport = mayImport && (
      <ButtonLink to="/import" variant="contained">
        {t('agents.empty.import')}
      </ButtonLink>
    )
    const text = t(mayImport ? 'agents.empty.text' : hasRights ? 'agents.empty.readerText' : 'agents.empty.clientText')
    return <EmptyState title={t('agents.empty.title')} text={text} action={toImport || undefined} />
  }
  const clear = (
    <Button variant="outlined" color="inherit" onClick={onClear}>
      {t('agents.filters.clear')}
    </Button>
  )
  return <EmptyState title={t('agents.empty.filtered')} action={clear} />
}
