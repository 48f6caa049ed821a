import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../session/store.ts'
import { shiftSortKeys, type ShiftSort } from '../../../routing/addresses/shifts.ts'
import { SortHead } from '../../../ui/lists/SortHead.tsx'
import { GridTable } from '../../../ui/lists/GridTable.tsx'
import type { Judged } from '../judge.ts'
import { rowId, ShiftRow } from './ShiftRow.tsx'
import { shiftsStyles } from './shiftsTable.styles.ts'
import { TimelineHours } from '../TimelineBar.tsx'
import { useFreshShifts } from '../useLiveShifts.ts'

export interface ListProps {
  readonly rows: readonly Judged[]
  readonly day: Day
  readonly now: Instant
  readonly selectedId: number | null
  readonly onOpen: (shiftId: number) => void
  readonly sort: ShiftSort | null
  readonly onSort: (sort: ShiftSort | null) => void
  /** A hand moves over the list. */
  readonly onHand: () => void
}

/** The services as a table of which only the rows in sight exist. */
export function ShiftsTable({
  rows,
  day,
  now,
  selectedId,
  sort,
  onSort,
  onOpen,
  onHand,
  gridRef,
}: ListProps & { gridRef: Ref<HTMLDivElement> }) {
  const { t } = useTranslation()
  const { timeZone } = useExchange()
  const fresh = useFreshShifts()
  const selectedAt = selectedId === null ? -1 : rows.findIndex(({ shift }) => shift.id === selectedId)
  return (
    <GridTable
      label={t('shifts.list')}
      count={rows.length}
      keyOf={(at) => rows[at]!.shift.id}
      selectedId={selectedId}
      selectedAt={selectedAt}
      rowId={rowId}
      head={<ShiftsTableHead day={day} zone={timeZone} sort={sort} onSort={onSort} />}
      styles={shiftsStyles}
      gridRef={gridRef}
      onPointerMove={onHand}
    >
      {(index, top) => {
        const judged = rows[index]!
        const { id } = judged.shift
        return (
          <ShiftRow
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
      }}
    </GridTable>
  )
}

function ShiftsTableHead({ day, zone, sort, onSort }: { day: Day; zone: string } & Pick<ListProps, 'sort' | 'onSort'>) {
  const { t } = useTranslation()
  return (
    <>
      <div role="columnheader">{t('shifts.columns.state')}</div>
      {shiftSortKeys.map((name) => (
        <SortHead key={name} name={t(`shifts.columns.${name}`)} column={name} sort={sort} usual={null} className={name} onSort={onSort} />
      ))}
      <div role="columnheader" className="timeline">
        <span className="visually-hidden">{t('shifts.columns.timeline')}</span>
        <TimelineHours day={day} zone={zone} write={(hour) => t('shifts.hour', { hour })} />
      </div>
      <div role="columnheader" className="act">
        <span className="visually-hidden">{t('shifts.columns.action')}</span>
      </div>
    </>
  )
}
