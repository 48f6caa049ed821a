import Checkbox from '@mui/material/Checkbox'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { publicationSortKeys, type PublicationSort } from '../../../routing/addresses/schedules.ts'
import { SortHead } from '../../../ui/lists/SortHead.tsx'
import { GridTable } from '../../../ui/lists/GridTable.tsx'
import { publicationStyles, rowHeights } from './publicationList.styles.ts'
import { PublicationRow, rowId } from './PublicationRow.tsx'
import type { AgentOfMonth } from './usePublications.ts'

interface ChosenProps {
  readonly sort: PublicationSort
  readonly onSort: (sort: PublicationSort) => void
  readonly agents: readonly AgentOfMonth[]
  readonly chosen: ReadonlySet<number>
  readonly onChosen: (chosen: ReadonlySet<number>) => void
}
interface PublicationListProps extends ChosenProps {
  readonly selectedId: number | null
  readonly onToggle: (agentId: number) => void
  readonly gridRef: Ref<HTMLDivElement>
}

/** The agents of a month with how far each planning has come, of which only the lines in sight exist. */
export function PublicationList({ agents, chosen, onChosen, sort, onSort, selectedId, onToggle, gridRef }: PublicationListProps) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'))
  return (
    <GridTable
      label={t('schedules.publication.list')}
      count={agents.length}
      keyOf={(at) => agents[at]!.agentId}
      selectedId={selectedId}
      selectedAt={selectedId === null ? -1 : agents.findIndex(({ agentId }) => agentId === selectedId)}
      rowId={rowId}
      rowHeight={isPhone ? rowHeights.phone : isSmall ? rowHeights.small : rowHeights.wide}
      isMany
      head={<PublicationListHead agents={agents} chosen={chosen} onChosen={onChosen} sort={sort} onSort={onSort} />}
      styles={publicationStyles}
      gridRef={gridRef}
    >
      {(index, top) => {
        const agent = agents[index]!
        return (
          <PublicationRow
            agent={agent}
            index={index}
            top={top}
            isSelected={agent.agentId === selectedId}
            isChosen={chosen.has(agent.agentId)}
            onToggle={onToggle}
          />
        )
      }}
    </GridTable>
  )
}

/** The columns; the first one chooses all that are shown, and leaves the others as they are. */
function PublicationListHead({ agents, chosen, onChosen, sort, onSort }: ChosenProps) {
  const { t } = useTranslation()
  const shownIds = new Set(agents.map(({ agentId }) => agentId))
  const chosenCount = agents.filter(({ agentId }) => chosen.has(agentId)).length
  const toggleAll = () => {
    const others = [...chosen].filter((id) => !shownIds.has(id))
    onChosen(new Set(chosenCount === agents.length ? others : [...others, ...shownIds]))
  }
  return (
    <>
      <div role="columnheader" className="choose">
        <Checkbox
          size="small"
          checked={agents.length > 0 && chosenCount === agents.length}
          indeterminate={chosenCount > 0 && chosenCount < agents.length}
          onChange={toggleAll}
          slotProps={{ input: { 'aria-label': t('schedules.publication.chooseAll') } }}
        />
      </div>
      {publicationSortKeys.map((name) => (
        <SortHead<PublicationSort>
          key={name}
          name={t(`schedules.publication.columns.${name}`)}
          column={name}
          sort={sort}
          usual="agent"
          className={name}
          onSort={onSort}
        />
      ))}
      <div role="columnheader" className="stamps">
        {t('schedules.publication.columns.stamps')}
      </div>
    </>
  )
}
