import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { gapOf } from '@vigie/contract/hours/hours.rules.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { figures as figuresFont } from '../../theme/augment.ts'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { CardList, cardStyles } from '../../ui/lists/CardList.tsx'
import { AgentDays } from './AgentDays.tsx'
import { daysListOf } from './daysList.ts'
import { HoursState } from './HoursRow.tsx'
import type { HoursListProps } from './HoursTable.tsx'
import { useAgentDays } from './useHours.ts'
import { useHourWords } from './useHourWords.ts'

/** Pixels of a card, with the space below it. */
export const cardHeight = 124

/** The hours on a phone: a card for each agent, whose days open over the page. */
export function HoursCards({ onClose, ...props }: HoursListProps & { readonly onClose: () => void }) {
  const { agents, hours, total, view, openId, onToggle, onSeen, gridRef, maySeeServices } = props
  const { t } = useTranslation()
  const words = useHourWords()
  const [showsAll, setShowsAll] = useState(false)
  const query = useAgentDays(view.month, openId)
  const open = agents.find(({ agentId }) => agentId === openId)
  const list = query.data && openId !== null ? daysListOf(query.data, showsAll) : undefined
  const isClosed = hours?.closing !== null
  const isOver = hours?.obstacle !== 'notOver'
  return (
    <>
      <CardList
        label={t('hours.list')}
        count={agents.length}
        total={total}
        height={cardHeight}
        keyOf={(at) => agents[at]!.agentId}
        listRef={gridRef}
        onSeen={onSeen}
        sx={styles}
      >
        {(at) => {
          const { agentId, agentName, employeeNumber, partnerName, figures, contractMinutes, carried } = agents[at]!
          const gap = gapOf(figures, contractMinutes)
          return (
            <ButtonBase className="card" onClick={() => onToggle(agentId)}>
              <span className="top">
                <b>{agentName}</b>
                <HoursState figures={figures} carried={carried} isClosed={isClosed} />
              </span>
              <span className="soft">{partnerName ?? employeeNumber}</span>
              <span className="sums">
                <span>
                  {t('hours.columns.done')} <b>{words.hours(figures.doneMinutes)}</b>
                </span>
                <span>
                  {t('hours.columns.planned')} {words.hours(figures.plannedMinutes)}
                </span>
                {gap !== null && <span className={isOver && gap < 0 ? 'below' : undefined}>{words.gap(gap)}</span>}
              </span>
            </ButtonBase>
          )
        }}
      </CardList>
      <Modal
        isOpen={openId !== null}
        onClose={onClose}
        title={open?.agentName ?? t('hours.list')}
        subtitle={open && <Sums agent={open} />}
        isWide
        maxWidth="sm"
      >
        {openId !== null && (
          <AgentDays
            name={open?.agentName ?? ''}
            agentId={openId}
            month={view.month}
            carriesTo={hours?.carriesTo ?? null}
            query={query}
            list={list}
            showsAll={showsAll}
            onShowAll={setShowsAll}
            maySeeServices={maySeeServices}
          />
        )}
      </Modal>
    </>
  )
}

/** All figures of an agent, which a card has no room for. */
function Sums({ agent: { figures, contractMinutes, carried } }: { agent: HoursListProps['agents'][number] }) {
  const { t } = useTranslation()
  const words = useHourWords()
  const rows: readonly (readonly [name: string, minutes: number | null])[] = [
    [t('hours.columns.contract'), contractMinutes],
    [t('hours.columns.planned'), figures.plannedMinutes],
    [t('hours.columns.done'), figures.doneMinutes],
    [t('hours.columns.night'), figures.doneNightMinutes],
    [t('hours.columns.sunday'), figures.doneSundayMinutes],
    [t('hours.columns.holiday'), figures.doneHolidayMinutes],
    [t('hours.columns.break'), figures.breakMinutes],
  ]
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontFamily: figuresFont }}>
      {rows.map(([name, minutes]) => (
        <span key={name}>
          {name} {minutes === null ? t('hours.none') : words.hours(minutes)}
        </span>
      ))}
      {carried && <span>{t('hours.carriedShort', { duration: words.gap(carried.doneMinutes) })}</span>}
    </Box>
  )
}

const styles = {
  '& .card': {
    ...cardStyles,
    width: '100%',
    display: 'grid',
    gap: 0.5,
    alignContent: 'start',
    justifyContent: 'stretch',
    textAlign: 'start',
    lineHeight: 1.35,
  },
  '& b': { fontWeight: 600 },
  '& .top': { display: 'flex', justifyContent: 'space-between', gap: 1, overflowWrap: 'anywhere', fontSize: '0.9375rem' },
  '& .soft': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& .sums': { display: 'flex', flexWrap: 'wrap', columnGap: 2, fontFamily: figuresFont },
  '& .below': { color: 'tone.late.ink' },
} as const
