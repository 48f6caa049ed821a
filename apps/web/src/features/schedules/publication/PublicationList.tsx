import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/Card.tsx'
import { pixelsOfRem } from '../../../ui/lists/table.styles.ts'
import { publicationStyles } from './publicationList.styles.ts'
import { PublicationRow } from './PublicationRow.tsx'
import type { AgentOfMonth } from './usePublications.ts'

interface PublicationListProps {
  readonly agents: readonly AgentOfMonth[]
  readonly chosen: ReadonlySet<number>
  readonly onChosen: (chosen: ReadonlySet<number>) => void
}

/** The agents of a month with how far each planning has come, of which only the lines in sight exist. */
export function PublicationList({ agents, chosen, onChosen }: PublicationListProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const rem = pixelsOfRem()
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: agents.length,
    getScrollElement: () => list.current,
    estimateSize: () => (isPhone ? 5.25 : 2.75) * rem,
    overscan: 8,
    getItemKey: (at) => agents[at]!.agentId,
  })
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChosen(next)
  }
  return (
    <Card
      ref={list}
      role="table"
      tabIndex={0}
      aria-label={t('schedules.publication.list')}
      aria-rowcount={agents.length + 1}
      sx={publicationStyles}
    >
      <PublicationListHead agents={agents} chosen={chosen} onChosen={onChosen} />
      <Box role="rowgroup" className="lines" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, size }) => {
          const agent = agents[index]!
          const style = { transform: `translateY(${start}px)`, height: size }
          const isChosen = chosen.has(agent.agentId)
          return <PublicationRow key={agent.agentId} agent={agent} index={index} style={style} isChosen={isChosen} onToggle={toggle} />
        })}
      </Box>
    </Card>
  )
}

const columns = ['agent', 'number', 'shifts', 'state', 'stamps'] as const

/** The columns; the first one chooses all that are shown, and leaves the others as they are. */
function PublicationListHead({ agents, chosen, onChosen }: PublicationListProps) {
  const { t } = useTranslation()
  const shownIds = new Set(agents.map(({ agentId }) => agentId))
  const chosenCount = agents.filter(({ agentId }) => chosen.has(agentId)).length
  const toggleAll = () => {
    const others = [...chosen].filter((id) => !shownIds.has(id))
    onChosen(new Set(chosenCount === agents.length ? others : [...others, ...shownIds]))
  }
  return (
    <div role="row" aria-rowindex={1} className="head line">
      <div role="columnheader" className="choose">
        <Checkbox
          size="small"
          checked={agents.length > 0 && chosenCount === agents.length}
          indeterminate={chosenCount > 0 && chosenCount < agents.length}
          onChange={toggleAll}
          slotProps={{ input: { 'aria-label': t('schedules.publication.chooseAll') } }}
        />
      </div>
      {columns.map((name) => (
        <div key={name} role="columnheader" className={name === 'agent' ? undefined : name}>
          {t(`schedules.publication.columns.${name}`)}
        </div>
      ))}
    </div>
  )
}
