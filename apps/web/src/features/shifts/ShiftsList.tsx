import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { ShiftFilter } from '../../routing/addresses/shifts.ts'
import { Card } from '../../ui/Card.tsx'
import { QuietDrawing } from '../../ui/illustrations.tsx'
import { EmptyState, ErrorState, StatePage } from '../../ui/feedback/StatePage.tsx'
import { CardListSkeleton } from '../../ui/lists/skeletons.tsx'
import { headRem, rowRem } from '../../ui/lists/table.styles.ts'
import { ShiftCards } from './ShiftCards.tsx'
import { ShiftsTable, type ListProps } from './ShiftsTable.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'

interface ShiftsListProps extends ListProps {
  readonly isPhone: boolean
  readonly isLoading: boolean
  readonly error: Error | null
  readonly onRetry: () => void
  /** How many services the day has, before filters. */
  readonly total: number
  readonly filter: ShiftFilter
  /** Narrowed by a search or a site, too. */
  readonly isNarrowed: boolean
  readonly onClear: () => void
  readonly gridRef: React.Ref<HTMLDivElement>
}

/** Filters that are empty when all is well. */
const troubles: readonly ShiftFilter[] = ['anomalies', 'unassigned', 'missed', 'late', 'outsideArea']

/** The list in its four states: on its way, failed, empty, full. */
export function ShiftsList({ isPhone, isLoading, error, onRetry, total, filter, isNarrowed, onClear, gridRef, ...list }: ShiftsListProps) {
  const { t } = useTranslation()
  if (isLoading) return isPhone ? <CardListSkeleton height={96} /> : <ListSkeleton />
  if (error) {
    return (
      <Card>
        <ErrorState error={error} onRetry={onRetry} />
      </Card>
    )
  }
  if (list.rows.length > 0) return isPhone ? <ShiftCards {...list} /> : <ShiftsTable {...list} gridRef={gridRef} />
  const clear = (
    <Button variant="outlined" color="inherit" onClick={onClear}>
      {t('shifts.filters.clear')}
    </Button>
  )
  return (
    <Card sx={{ minHeight: `${headRem + 8 * rowRem}rem`, display: 'grid', alignContent: 'center' }}>
      {total === 0 ? (
        <EmptyState title={t('shifts.empty.title')} text={t('shifts.empty.text')} />
      ) : troubles.includes(filter) && !isNarrowed ? (
        <StatePage drawing={<QuietDrawing />} title={t('shifts.empty.fine')} text={t('shifts.empty.fineText')} action={clear} />
      ) : (
        <EmptyState title={t('shifts.empty.filtered')} action={clear} />
      )}
    </Card>
  )
}
