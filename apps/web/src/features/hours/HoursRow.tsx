import { gapOf, unsettledCountOf, type HoursFigures } from '@vigie/contract/hours/hours.rules.ts'
import type { AgentHours, CarriedHours } from '@vigie/contract/hours/hours.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { DownIcon } from '../../ui/icons.tsx'
import { Avatar } from '../../ui/marks/Avatar.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { useHourWords } from './useHourWords.ts'

export const rowId = (id: number): string => `hours-row-${id}`

interface FigureCellsProps {
  readonly figures: HoursFigures
  readonly contractMinutes: number | null
  /** Null: no contract says any hours. */
  readonly gap: number | null
  readonly carried: CarriedHours | null
  /** The month is over: being below the contract says something. */
  readonly isOver: boolean
}

/** Contract, planned, done by kind, breaks and the gap: each in its column; nothing is a dash. */
export function FigureCells({ figures, contractMinutes, gap, carried, isOver }: FigureCellsProps) {
  const { t } = useTranslation()
  const words = useHourWords()
  const orNone = (minutes: number | null) => (minutes === null || minutes === 0 ? t('hours.none') : words.hours(minutes))
  const carry = carried && t('hours.carriedShort', { duration: words.gap(carried.doneMinutes) })
  return (
    <>
      <span className="figure contract">{orNone(contractMinutes)}</span>
      <span className="figure planned">{orNone(figures.plannedMinutes)}</span>
      <span className="figure done" title={carry ?? undefined}>
        {words.hours(figures.doneMinutes)}
        {carry && <span className="visually-hidden">, {carry}</span>}
      </span>
      <span className="figure night">{orNone(figures.doneNightMinutes)}</span>
      <span className="figure sunday">{orNone(figures.doneSundayMinutes)}</span>
      <span className="figure holiday">{orNone(figures.doneHolidayMinutes)}</span>
      <span className="figure break">{orNone(figures.breakMinutes)}</span>
      <span className={isOver && gap !== null && gap < 0 ? 'figure gap below' : 'figure gap'}>
        {gap === null ? t('hours.none') : words.gap(gap)}
      </span>
    </>
  )
}

/** What is left to do about an agent's month. */
export function HoursState({ figures, carried, isClosed }: Pick<AgentHours, 'figures' | 'carried'> & { isClosed: boolean }) {
  const { t } = useTranslation()
  const words = useHourWords()
  const unsettled = unsettledCountOf(figures)
  if (isClosed) return <Tag tone="wait">{t('hours.states.closed')}</Tag>
  if (unsettled > 0) return <Tag tone="late">{t('hours.states.unsettled', { count: unsettled })}</Tag>
  if (carried) return <Tag tone="run">{words.gap(carried.doneMinutes)}</Tag>
  return figures.awaitedCount > 0 ? <Tag tone="run">{t('hours.states.awaited')}</Tag> : <Tag tone="done">{t('hours.states.ready')}</Tag>
}

interface HoursRowProps {
  readonly agent: AgentHours
  readonly index: number
  readonly top: number
  readonly isSelected: boolean
  readonly isOpen: boolean
  readonly isClosed: boolean
  readonly isOver: boolean
  readonly onToggle: (id: number) => void
}

/** An agent's month: one line, which opens to its days. */
function PlainRow({ agent, index, top, isSelected, isOpen, isClosed, isOver, onToggle }: HoursRowProps) {
  const { agentId, agentName, firstName, lastName, employeeNumber, partnerName, figures, contractMinutes, carried } = agent
  const { t } = useTranslation()
  return (
    // The keyboard works the grid as a whole (useListKeys): it says which row is meant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="row"
      id={rowId(agentId)}
      className={['row', (isSelected || isOpen) && 'selected', isOpen && 'opened'].filter(Boolean).join(' ')}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${top}px)` }}
      onClick={(event) => !event.defaultPrevented && onToggle(agentId)}
    >
      <div role="gridcell" className="agent" title={[agentName, employeeNumber, partnerName].filter(Boolean).join(' · ')}>
        <Avatar firstName={firstName} lastName={lastName} size={28} />
        <span className="name">
          <b>{agentName}</b>
          <small>{partnerName ?? employeeNumber}</small>
        </span>
      </div>
      <FigureCells
        figures={figures}
        contractMinutes={contractMinutes}
        gap={gapOf(figures, contractMinutes)}
        carried={carried}
        isOver={isOver}
      />
      <div role="gridcell" className="state">
        <HoursState figures={figures} carried={carried} isClosed={isClosed} />
      </div>
      <div role="gridcell" className="open">
        {/* A press on the row does the same; a grid's rows say nothing of being open. */}
        <button type="button" tabIndex={-1} aria-expanded={isOpen} aria-label={t('hours.days.title', { name: agentName })}>
          <DownIcon size={18} />
        </button>
      </div>
    </div>
  )
}
export const HoursRow = memo(PlainRow)
