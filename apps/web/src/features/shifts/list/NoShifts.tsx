import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { ShiftFilter } from '../../../routing/addresses/shifts.ts'
import { EmptyState, StatePage } from '../../../ui/feedback/StatePage.tsx'
import { QuietDrawing } from '../../../ui/illustrations.tsx'

interface NoShiftsProps {
  /** How many services the day has, before filters. */
  readonly total: number
  readonly filter: ShiftFilter
  readonly isNarrowed: boolean
  readonly onClear: () => void
}

/** Filters that are empty when all is well. */
const troubles: readonly ShiftFilter[] = ['anomalies', 'unassigned', 'missed', 'late', 'outsideArea']

/** Why the list shows no service, and what one can do. */
export function NoShifts({ total, filter, isNarrowed, onClear }: NoShiftsProps) {
  const { t } = useTranslation()
  if (total === 0) return <EmptyState title={t('shifts.empty.title')} text={t('shifts.empty.text')} />
  const clear = (
    <Button variant="outlined" color="inherit" onClick={onClear}>
      {t('shifts.filters.clear')}
    </Button>
  )
  if (troubles.includes(filter) && !isNarrowed) {
    return <StatePage drawing={<QuietDrawing />} title={t('shifts.empty.fine')} text={t('shifts.empty.fineText')} action={clear} />
  }
  return <EmptyState title={t('shifts.empty.filtered')} action={clear} />
}
