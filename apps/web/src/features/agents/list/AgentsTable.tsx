import type { AgentSort } from '@vigie/contract/agents/agents.sorts.ts'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { GridTable } from '../../../ui/lists/GridTable.tsx'
import { AgentRow, rowId } from './AgentRow.tsx'
import type { ListProps } from './AgentsList.tsx'
import { AgentsTableHead } from './AgentsTableHead.tsx'
import { agentsStyles } from './agentsTable.styles.ts'

interface AgentsTableProps extends ListProps {
  /** Of all pages. */
  readonly total: number
  readonly hasRights: boolean
  readonly selectedId: number | null
  readonly onOpen: (id: number) => void
  readonly onSort: (sort: AgentSort) => void
  readonly gridRef: Ref<HTMLDivElement>
}

/** The agents as a table. */
export function AgentsTable({
  agents,
  total,
  view,
  hasRights,
  words,
  codes,
  selectedId,
  onOpen,
  onSort,
  onSeen,
  gridRef,
}: AgentsTableProps) {
  const { t } = useTranslation()
  return (
    <GridTable
      label={t('agents.list')}
      count={agents.length}
      total={total}
      keyOf={(at) => agents[at]!.id}
      selectedId={selectedId}
      selectedAt={selectedId === null ? -1 : agents.findIndex(({ id }) => id === selectedId)}
      rowId={rowId}
      head={<AgentsTableHead hasRights={hasRights} sort={view.sort} onSort={onSort} />}
      styles={agentsStyles(hasRights)}
      gridRef={gridRef}
      onSeen={onSeen}
    >
      {(index, top) => {
        const agent = agents[index]!
        return (
          <AgentRow
            agent={agent}
            month={view.month}
            words={words}
            codes={codes}
            index={index}
            top={top}
            isSelected={agent.id === selectedId}
            onOpen={onOpen}
          />
        )
      }}
    </GridTable>
  )
}
