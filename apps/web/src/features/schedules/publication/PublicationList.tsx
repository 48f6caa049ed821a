import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { PublicationState } from '@vigie/contract/schedules/schedules.ts'
import { Fragment, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenInstant } from '../../../kit/dates.ts'
import type { Tone } from '../../../theme/palette.ts'
import { Card } from '../../../ui/Card.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import type { AgentOfMonth } from './usePublications.ts'

const toneOf: Record<PublicationState, Tone> = { unpublished: 'wait', published: 'run', validated: 'done', changed: 'late' }

interface PublicationListProps {
  readonly agents: readonly AgentOfMonth[]
  readonly chosen: ReadonlySet<number>
  readonly onChosen: (chosen: ReadonlySet<number>) => void
}

/** The agents of a month with how far each planning has come, of which only the lines in sight exist. */
export function PublicationList({ agents, chosen, onChosen }: PublicationListProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const list = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: agents.length,
    getScrollElement: () => list.current,
    estimateSize: () => (isPhone ? 5.25 : 2.75) * rem,
    overscan: 8,
    getItemKey: (at) => agents[at]!.agentId,
  })
  const chosenCount = agents.filter(({ agentId }) => chosen.has(agentId)).length
  const toggleAll = () => {
    const others = [...chosen].filter((id) => !agents.some(({ agentId }) => agentId === id))
    onChosen(new Set(chosenCount === agents.length ? others : [...others, ...agents.map(({ agentId }) => agentId)]))
  }
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChosen(next)
  }
  const stampsOf = ({ publishedAt, validatedAt }: AgentOfMonth): readonly string[] =>
    [
      publishedAt
        ? t('schedules.publication.publishedOn', { at: writtenInstant(publishedAt, language) })
        : t('schedules.publication.neverPublished'),
      validatedAt ? t('schedules.publication.validatedOn', { at: writtenInstant(validatedAt, language) }) : '',
    ].filter(Boolean)
  return (
    <Card ref={list} role="table" tabIndex={0} aria-label={t('schedules.publication.list')} aria-rowcount={agents.length + 1} sx={styles}>
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
        <div role="columnheader">{t('schedules.publication.columns.agent')}</div>
        <div role="columnheader" className="number">
          {t('schedules.publication.columns.number')}
        </div>
        <div role="columnheader" className="shifts">
          {t('schedules.publication.columns.shifts')}
        </div>
        <div role="columnheader" className="state">
          {t('schedules.publication.columns.state')}
        </div>
        <div role="columnheader" className="stamps">
          {t('schedules.publication.columns.stamps')}
        </div>
      </div>
      <Box role="rowgroup" className="lines" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, size }) => {
          const agent = agents[index]!
          const isChosen = chosen.has(agent.agentId)
          return (
            <div
              key={agent.agentId}
              role="row"
              aria-rowindex={index + 2}
              className={isChosen ? 'line on' : 'line'}
              style={{ transform: `translateY(${start}px)`, height: size }}
            >
              <div role="cell" className="choose">
                <Checkbox
                  size="small"
                  checked={isChosen}
                  onChange={() => toggle(agent.agentId)}
                  slotProps={{ input: { 'aria-label': t('schedules.publication.chooseOne', { name: agent.agentName }) } }}
                />
              </div>
              <div role="cell" className="agent">
                <b title={agent.agentName}>{agent.agentName}</b>
              </div>
              <div role="cell" className="number">
                {agent.employeeNumber}
              </div>
              <div role="cell" className="shifts">
                {t('schedules.publication.number', { value: agent.shiftCount })}
              </div>
              <div role="cell" className="state">
                <Tag tone={toneOf[agent.state]}>{t(`schedules.publication.state.${agent.state}`)}</Tag>
              </div>
              <div role="cell" className="stamps">
                {stampsOf(agent).map((stamp, at, all) => (
                  <Fragment key={stamp}>
                    <span className={at < all.length - 1 ? 'former' : undefined}>{stamp}</span>
                    {at < all.length - 1 && <span className="former"> · </span>}
                  </Fragment>
                ))}
              </div>
            </div>
          )
        })}
      </Box>
    </Card>
  )
}

const styles = (theme: Theme) => {
  const rule = `1px solid ${theme.palette.divider}`
  return {
    overflow: 'auto',
    maxHeight: 'max(24rem, calc(100dvh - 20rem))',
    '& .line': {
      display: 'grid',
      alignItems: 'center',
      columnGap: '8px',
      paddingInline: '6px 16px',
      gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"choose agent state" "choose stamps stamps"',
      // On a phone the name has its line for itself, and the last stamp tells enough.
      [theme.breakpoints.down('sm')]: {
        gridTemplateColumns: '2.75rem minmax(0, 1fr)',
        gridTemplateAreas: '"choose agent" "choose state" "choose stamps"',
        alignContent: 'center',
        rowGap: '2px',
        '& .former': { display: 'none' },
      },
      [theme.breakpoints.up('md')]: {
        columnGap: '16px',
        gridTemplateColumns: '2.75rem minmax(9rem, 1fr) 6rem 5rem 15rem minmax(17rem, 1.4fr)',
        gridTemplateAreas: '"choose agent number shifts state stamps"',
      },
    },
    '& .lines': { position: 'relative' },
    '& .lines .line': {
      position: 'absolute',
      insetInline: 0,
      top: 0,
      borderBottom: rule,
      '&.on': { backgroundColor: theme.palette.primary.lighter },
    },
    '& .lines .line:last-child': { borderBottom: 0 },
    '& .head': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      minHeight: '2.75rem',
      backgroundColor: theme.palette.background.paper,
      borderBottom: rule,
      fontWeight: 600,
      fontSize: '0.8125rem',
      color: theme.palette.text.secondary,
      [theme.breakpoints.down('md')]: { gridTemplateAreas: '"choose agent state"', '& .stamps': { display: 'none' } },
      [theme.breakpoints.down('sm')]: { gridTemplateAreas: '"choose agent"', '& .state': { display: 'none' } },
    },
    '& .choose': { gridArea: 'choose', alignSelf: 'center' },
    '& .agent': { minWidth: 0, '& b': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
    '& .number, & .shifts': { [theme.breakpoints.down('md')]: { display: 'none' } },
    '& .shifts': { textAlign: 'end', paddingInlineEnd: '12px' },
    '& .state': { gridArea: 'state', minWidth: 0 },
    '& .stamps': { gridArea: 'stamps', fontSize: '0.8125rem', color: theme.palette.text.secondary },
    [theme.breakpoints.up('md')]: { '& .stamps span': { whiteSpace: 'nowrap' } },
    // A finger has the height of the line.
    '@media (pointer: coarse)': { '& .choose .MuiCheckbox-root': { width: 44, height: 44 } },
  } as const
}
