import { clockOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { isUnconfirmed, type ShiftState } from '@vigie/contract/shifts/shifts.rules.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../ui/marks/Tag.tsx'
import type { Judged } from '../judge.ts'
import { TimelineBar } from '../TimelineBar.tsx'
import { toneOfState } from '../../../domains/shifts/states.rules.ts'
import { useShiftWords } from '../../../domains/shifts/useShiftWords.ts'

/** What the row's act is called; the whole row leads to it. */
const acts: Partial<Record<ShiftState, 'clock' | 'see' | 'check' | 'confirm' | 'fill'>> = {
  unassigned: 'fill',
  missed: 'clock',
  postEmpty: 'see',
  notLeft: 'clock',
  preClockingDue: 'see',
  late: 'see',
  unanswered: 'see',
  outsideArea: 'check',
  finishedOutsideArea: 'check',
  imprecise: 'check',
  finishedImprecise: 'check',
  unconfirmed: 'confirm',
}

export interface ShiftRowProps {
  readonly judged: Judged
  readonly day: Day
  readonly now: Instant
  readonly index: number
  readonly top: number
  readonly isSelected: boolean
  readonly isFresh: boolean
  readonly onOpen: (shiftId: number) => void
}

export const rowId = (shiftId: number): string => `service-${shiftId}`

/** One service of the day. The row is one target. */
export const ShiftRow = memo(function ServiceRow({ judged, day, now, index, top, isSelected, isFresh, onOpen }: ShiftRowProps) {
  const { t } = useTranslation()
  const words = useShiftWords()
  const { shift, state } = judged
  const tone = toneOfState[state]
  const beside = words.beside(shift, day)
  const act = isUnconfirmed(shift) ? 'confirm' : acts[state]
  const names = ['row', toneOfState[state] === 'missing' && 'hot', isSelected && 'selected', isFresh && 'fresh'].filter(Boolean).join(' ')
  return (
    // The keyboard works the grid as a whole (useListKeys): it says which row is meant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="row"
      id={rowId(shift.id)}
      className={names}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => onOpen(shift.id)}
    >
      <div role="gridcell" className="state">
        <Tag tone={tone}>{words.state(judged, now)}</Tag>
      </div>
      <div role="gridcell" className="agent">
        {shift.agentName === null ? '—' : <b title={shift.agentName}>{shift.agentName}</b>}
      </div>
      <div role="gridcell" className="site">
        <span title={shift.siteName}>{shift.siteName}</span>
      </div>
      <div role="gridcell" className="planned">
        <span>{t('shifts.times', { start: clockOf(shift.startsLocal), end: clockOf(shift.endsLocal) })}</span>
        {beside && <small title={beside}>{beside}</small>}
      </div>
      <div role="gridcell" className="timeline">
        <TimelineBar shift={shift} day={day} now={now} tone={tone} />
      </div>
      <div role="gridcell" className="act">
        {act && t(`shifts.actions.${act}`)}
      </div>
    </div>
  )
})
