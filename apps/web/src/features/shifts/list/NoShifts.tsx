import Button from '@mui/material/Button'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import { useTranslation } from 'react-i18next'
import type { ShiftFilter } from '../../../routing/addresses/shifts.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { EmptyState, StatePage } from '../../../ui/feedback/StatePage.tsx'
import { QuietDrawing } from '../../../ui/illustrations/pages.tsx'

interface NoShiftsProps {
  /** How many services the day has, before filters. */
  readonly total: number
  readonly filter: ShiftFilter
  readonly isNarrowed: boolean
  readonly onClear: () => void
}

/** Filters that are empty when all is well. */
const troubles: readonly ShiftFilter[] = ['anomalies', 'unconfirmed', 'unassigned', 'missed', 'late', 'outsideArea', 'unanswered', 'unfit']

/** Why the list shows no service, and what one can do. */
export function NoShifts({ total, filter, isNarrowed, onClear }: NoShiftsProps) {
  const { t } = useTranslation()
  const mayImport = mayUse(useExchange(), mayOpen.imports)
  if (total === 0) {
    const toImport = mayImport && (
      <ButtonLink to="/import" variant="contained">
        {t('dashboard.steps.import')}
      </ButtonLink>
    )
    const text = mayImport ? t('shifts.empty.text') : undefined
    return <EmptyState title={t('shifts.empty.title')} text={text} action={toImport || undefined} />
  }
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
