import Button from '@mui/material/Button'
import type { DemandState } from '@vigie/contract/demands/demands.ts'
import { useTranslation } from 'react-i18next'
import { EmptyState, StatePage } from '../../../ui/feedback/StatePage.tsx'
import { QuietDrawing } from '../../../ui/illustrations/pages.tsx'

interface NoDemandsProps {
  readonly state: DemandState
  /** The company has none at all. */
  readonly isNone: boolean
  readonly onAll: () => void
}

/** Why a list that nothing narrows shows no demand, and what one can do. */
export function NoDemands({ state, isNone, onAll }: NoDemandsProps) {
  const { t } = useTranslation()
  if (isNone) return <EmptyState title={t('demands.empty.title')} text={t('demands.empty.text')} />
  const all = (
    <Button variant="outlined" color="inherit" onClick={onAll}>
      {t('demands.empty.showAll')}
    </Button>
  )
  // What waits for nobody is good news.
  if (state === 'open') return <StatePage drawing={<QuietDrawing />} title={t('demands.empty.done')} action={all} />
  return <EmptyState title={t('demands.empty.filtered')} action={all} />
}
