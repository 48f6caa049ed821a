import Box from '@mui/material/Box'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../session/store.ts'
import { Card } from '../../ui/Card.tsx'
import { useTableRows } from '../../ui/lists/useTableRows.ts'
import type { Judged } from './judge.ts'
import { rowId, ShiftRow } from './ShiftRow.tsx'
import { shiftsStyles } from './shiftsTable.styles.ts'
import { TimelineHours } from './TimelineBar.tsx'
import { useFreshShifts } from './useLiveShifts.ts'

export interface ListProps {
  readonly rows: readonly Judged[]
  readonly day: Day
  readonly now: Instant
  readonly selectedId: number | null
  readonly onOpen: (shiftId: number) => void
  /** A hand moves over the list. */
  readonly onHand: () => void
}

/** The services as a table of which only the rows in sight exist. */
export function ShiftsTable({ rows, day, now, selectedId, onOpen, onHand, gridRef }: ListProps & { gridRef: Ref<HTMLDivElement> }) {
  const { t } = useTranslation()
  const { timeZone } = useExchange()
  const fresh = useFreshShifts()
  const selectedAt = selectedId === null ? -1 : rows.findIndex(({ shift }) => shift.id === selectedId)
  const keyOf = (at: number) => rows[at]!.shift.id
  const { body, rows: seen, height } = useTableRows({ count: rows.length, keyOf, selectedAt, selectedId })
  const columns = ['state', 'agent', 'site', 'planned'] as const
  return (
    <Card
      ref={gridRef}
      role="grid"
      tabIndex={0}
      aria-label={t('shifts.list')}
      aria-rowcount={rows.length + 1}
      aria-activedescendant={selectedAt < 0 ? undefined : rowId(rows[selectedAt]!.shift.id)}
      onPointerMove={onHand}
      sx={shiftsStyles}
    >
      <div role="row" className="head" aria-rowindex={1}>
        {columns.map((name) => (
          <div key={name} role="columnheader">
            {t(`shifts.columns.${name}`)}
          </div>
        ))}
        <div role="columnheader" className="timeline">
          <span className="visually-hidden">{t('shifts.columns.timeline')}</span>
          <TimelineHours day={day} zone={timeZone} write={(hour) => t('shifts.hour', { hour })} />
        </div>
        <div role="columnheader" className="act">
          <span className="visually-hidden">{t('shifts.columns.action')}</span>
        </div>
      </div>
      <Box ref={body} role="rowgroup" className="rows" style={{ height }}>
        {seen.map(({ index, top }) => {
          const judged = rows[index]!
          const { id } = judged.shift
          return (
            <ShiftRow
              key={id}
              judged={judged}
              day={day}
              now={now}
              index={index}
              top={top}
              isSelected={id === selectedId}
              isFresh={fresh.has(id)}
              onOpen={onOpen}
            />
          )
        })}
      </Box>
    </Card>
  )
}
