import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { EmptyState, StatePage } from '../../ui/feedback/StatePage.tsx'
import { SuccessDrawing } from '../../ui/illustrations/pages.tsx'

/** Why the list shows none, and what one can do. */
export function NoJobs({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation()
  if (!isNarrowed) return <StatePage drawing={<SuccessDrawing />} title={t('jobs.emptyTitle')} text={t('jobs.emptyText')} />
  const clear = (
    <Button variant="outlined" color="inherit" onClick={onClear}>
      {t('jobs.clearAll')}
    </Button>
  )
  return <EmptyState title={t('jobs.emptyFiltered')} action={clear} />
}
