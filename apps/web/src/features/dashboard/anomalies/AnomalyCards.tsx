import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { MonthCard, MonthCards } from '../MonthCards.tsx'
import type { AnomalyCells, LinkOf } from './AnomalyCells.tsx'

interface AnomalyCardsProps {
  readonly shifts: readonly Shift[]
  readonly cells: AnomalyCells
  readonly linkOf: LinkOf
  readonly onSeen: (index: number) => void
  readonly gridRef: Ref<HTMLElement | null>
}

/** The services of a month that went wrong, on a phone. */
export function AnomalyCards({ shifts, cells, linkOf, onSeen, gridRef }: AnomalyCardsProps) {
  const { t } = useTranslation()
  return (
    <MonthCards label={t('dashboard.anomalies.list')} rows={shifts} height={120} onSeen={onSeen} gridRef={gridRef}>
      {(shift) => (
        <MonthCard link={linkOf(shift)}>
          <span className="top soft">
            {cells.day(shift)}
            {cells.times(shift)}
          </span>
          <b>{shift.agentName ?? '—'}</b>
          <span>{shift.siteName}</span>
          {cells.what(shift)}
        </MonthCard>
      )}
    </MonthCards>
  )
}
