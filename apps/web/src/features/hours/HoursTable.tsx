import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { hoursSortKeys, usualHoursSort, type HoursSort } from '@vigie/contract/hours/hours.sorts.ts'
import type { AgentHours, MonthHours } from '@vigie/contract/hours/hours.ts'
import { useCallback, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { HoursView } from '../../routing/addresses/hours.ts'
import { GridTable } from '../../ui/lists/GridTable.tsx'
import { SortHead } from '../../ui/lists/SortHead.tsx'
import { pixelsOfRem, rowRem } from '../../ui/lists/table.styles.ts'
import { Card } from '../../ui/page/Card.tsx'
import { useSpacedText } from '../../ui/spacedText.ts'
import { AgentDays } from './AgentDays.tsx'
import { daysListOf, daysRem } from './daysList.ts'
import { FigureCells, HoursRow, rowId } from './HoursRow.tsx'
import { hoursStyles, lineRems } from './hoursTable.styles.ts'
import { useAgentDays } from './useHours.ts'
import { useHourWords } from './useHourWords.ts'

export interface HoursListProps {
  readonly agents: readonly AgentHours[]
  readonly hours: MonthHours | undefined
  /** Agents that the filter and the words leave. */
  readonly total: number
  readonly view: HoursView
  readonly sort: HoursSort
  readonly onSort: (sort: HoursSort) => void
  readonly openId: number | null
  readonly onToggle: (id: number) => void
  readonly onSeen: (index: number) => void
  readonly gridRef: Ref<HTMLDivElement>
  readonly maySeeServices: boolean
}

/** The hours as a table; an agent opens to its days, and the totals stand under their columns. */
export function HoursTable({ selectedId, ...props }: HoursListProps & { readonly selectedId: number | null }) {
  const { agents, hours, total, view, sort, onSort, openId, onToggle, onSeen, gridRef, maySeeServices } = props
  const { t } = useTranslation()
  const words = useHourWords()
  const lineRem = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg')) ? lineRems.small : lineRems.wide
  const [allOf, setAllOf] = useState<number | null>(null)
  const query = useAgentDays(view.month, openId)
  const showsAll = allOf === openId
  const isSpaced = useSpacedText()
  const list = openId !== null && query.data ? daysListOf(query.data, showsAll) : undefined
  const openRem = daysRem(list, lineRem)
  const heightOf = useCallback((at: number) => (agents[at]?.agentId === openId ? rowRem + openRem : rowRem), [agents, openId, openRem])
  const head = { sort, usual: usualHoursSort, onSort } as const
  const isClosed = hours?.closing !== null
  const isOver = hours?.obstacle !== 'notOver'
  const isAll = view.filter === 'all' && view.search.trim() === ''
  return (
    <div>
      <GridTable
        label={t('hours.list')}
        count={agents.length}
        total={total}
        keyOf={(at) => agents[at]!.agentId}
        selectedId={selectedId}
        selectedAt={selectedId === null ? -1 : agents.findIndex(({ agentId }) => agentId === selectedId)}
        rowId={rowId}
        heightOf={heightOf}
        head={
          <>
            {hoursSortKeys.map((key) => (
              <SortHead<HoursSort>
                key={key}
                name={t(`hours.columns.${key}`)}
                column={key}
                className={key === 'agent' || key === 'state' ? key : `figure ${key}`}
                {...head}
              />
            ))}
            <div role="columnheader" className="open">
              <span className="visually-hidden">{t('hours.days.title', { name: '' }).trim()}</span>
            </div>
          </>
        }
        styles={hoursStyles}
        gridRef={gridRef}
        onSeen={onSeen}
      >
        {(index, top) => {
          const agent = agents[index]!
          const isOpen = agent.agentId === openId
          return (
            <>
              <HoursRow
                agent={agent}
                index={index}
                top={top}
                isSelected={agent.agentId === selectedId}
                isOpen={isOpen}
                isClosed={isClosed}
                isOver={isOver}
                onToggle={onToggle}
              />
              {isOpen && (
                <div role="row" className="days" style={{ transform: `translateY(${top + rowRem * pixelsOfRem()}px)` }}>
                  <div role="gridcell" aria-colspan={hoursSortKeys.length + 1}>
                    <AgentDays
                      name={agent.agentName}
                      agentId={agent.agentId}
                      month={view.month}
                      carriesTo={hours?.carriesTo ?? null}
                      query={query}
                      list={list}
                      showsAll={showsAll}
                      onShowAll={(all) => setAllOf(all ? agent.agentId : null)}
                      lineRem={lineRem}
                      maySeeServices={maySeeServices}
                    />
                  </div>
                </div>
              )}
            </>
          )
        }}
      </GridTable>
      {hours && isAll && (
        <Card className={isSpaced ? 'spaced' : undefined} sx={[hoursStyles, totals]} role="group" aria-label={t('hours.total')}>
          <div className="row total">
            <span className="agent">
              <b>
                {t('hours.total')} · {t('hours.agents', { count: hours.agentCounts.all })}
              </b>
            </span>
            <FigureCells
              figures={hours.figures}
              contractMinutes={hours.contractMinutes}
              gap={hours.gapMinutes}
              carried={hours.carried}
              isOver={isOver}
            />
            <span />
            <span />
          </div>
          {hours.withoutContract.agentCount > 0 && (
            <p className="apart">
              {t('hours.withoutContract', {
                count: hours.withoutContract.agentCount,
                duration: words.hours(hours.withoutContract.doneMinutes),
              })}
            </p>
          )}
        </Card>
      )}
    </div>
  )
}

/** It belongs to the table above, and stays in sight while that is longer than the page. */
const totals = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  borderTop: 2,
  borderTopColor: 'edge',
  borderTopLeftRadius: 0,
  borderTopRightRadius: 0,
  mt: '-1px',
} as const
