import Box from '@mui/material/Box'
import type { AgentSort } from '@vigie/contract/agents/agents.sorts.ts'
import type { Agent } from '@vigie/contract/agents/agents.ts'
import { useEffect, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkTarget } from '../../routing/linkTo.ts'
import { Card } from '../../ui/Card.tsx'
import { DownIcon } from '../../ui/icons.tsx'
import { directionOf, nextSort } from '../../ui/lists/sorting.ts'
import { useTableRows } from '../../ui/lists/useTableRows.ts'
import { AgentRow, rowId } from './AgentRow.tsx'
import { agentsStyles } from './agentsTable.styles.ts'
import type { AgentWords } from './words.ts'

export interface ListProps {
  readonly agents: readonly Agent[]
  /** Of all pages. */
  readonly total: number
  readonly hasRights: boolean
  readonly words: AgentWords
  readonly codes: ReadonlyMap<number, string>
  readonly selectedId: number | null
  readonly sheetOf: (id: number) => LinkTarget
  readonly onOpen: (id: number) => void
  /** The end of what is there comes near. */
  readonly onEnd: () => void
}
interface AgentsTableProps extends ListProps {
  readonly sort: AgentSort
  readonly onSort: (sort: AgentSort) => void
  readonly gridRef: Ref<HTMLDivElement>
}

/** Rows before the end at which the next page is asked for. */
export const ahead = 40

/** The agents as a table of which only the rows in sight exist. */
export function AgentsTable({
  agents,
  total,
  hasRights,
  words,
  codes,
  selectedId,
  sheetOf,
  onOpen,
  onEnd,
  sort,
  onSort,
  gridRef,
}: AgentsTableProps) {
  const { t } = useTranslation()
  const selectedAt = selectedId === null ? -1 : agents.findIndex(({ id }) => id === selectedId)
  const { body, rows, height } = useTableRows({ count: agents.length, keyOf: (at) => agents[at]!.id, selectedAt, selectedId })
  const last = rows.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= agents.length - ahead) onEnd()
  }, [last, agents.length, onEnd])
  const head = (column: 'name' | 'number' | 'card' | 'hours') => {
    const direction = directionOf(sort, column)
    const order = direction === 'none' ? undefined : direction
    return (
      <div role="columnheader" className={column} aria-sort={order}>
        <button
          type="button"
          aria-label={t('agents.columns.sort', { column: t(`agents.columns.${column}`) })}
          data-on={order && true}
          data-down={order === 'ascending' || undefined}
          onClick={(event) => {
            onSort(nextSort(sort, column, 'name'))
            // After a click the arrows go on through the rows; whoever came by the keyboard stays where they are.
            if (event.detail > 0) event.currentTarget.closest<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true })
          }}
        >
          {t(`agents.columns.${column}`)}
          <DownIcon size={14} />
        </button>
      </div>
    )
  }
  return (
    <Card
      ref={gridRef}
      role="grid"
      tabIndex={0}
      aria-label={t('agents.list')}
      aria-rowcount={total + 1}
      aria-activedescendant={selectedAt < 0 ? undefined : rowId(agents[selectedAt]!.id)}
      sx={agentsStyles(hasRights)}
    >
      <div role="row" className="head" aria-rowindex={1}>
        {head('name')}
        {hasRights && head('number')}
        {head('card')}
        {!hasRights && (
          <div role="columnheader" className="cardNumber">
            {t('agents.columns.cardNumber')}
          </div>
        )}
        <div role="columnheader" className="skills">
          {t('agents.columns.qualifications')}
        </div>
        {hasRights && (
          <>
            <div role="columnheader" className="contract">
              {t('agents.columns.contract')}
            </div>
            {head('hours')}
          </>
        )}
      </div>
      <Box ref={body} role="rowgroup" className="rows" style={{ height }}>
        {rows.map(({ index, top }) => {
          const agent = agents[index]!
          return (
            <AgentRow
              key={agent.id}
              agent={agent}
              words={words}
              codes={codes}
              index={index}
              top={top}
              isSelected={agent.id === selectedId}
              sheet={sheetOf(agent.id)}
              onOpen={onOpen}
            />
          )
        })}
      </Box>
    </Card>
  )
}
