import Button from '@mui/material/Button'
import type { DemandState } from '@vigie/contract/demands/demands.ts'
import { useTranslation } from 'react-i18next'
import { EmptyState, StatePage } from '../../../ui/feedback/StatePage.tsx'
import { QuietDrawing } from '../../../ui/illustrations/pages.tsx'

interface NoDemandsProps {
  /** By words or a type. */
  readonly isNarrowed: boolean
  readonly state: DemandState
  /** The company has none at all. */
  readonly isNone: boolean
  readonly onAll: () => void
}

/** Why the list shows no demand, and what one can do. */
export function NoDemands({ isNarrowed, state, isNone, onAll }: NoDemandsProps) {
  const { t } = useTranslation()
  if (isNone && !isNarrowed) return <EmptyState title={t('demands.empty.title')} text={t('demands.empty.text')} />
  const all = (
    <Button variant="outlined" color="inherit" onClick={onAll}>
      {t('demands.empty.all')}
    </Button>
  )
  // What waits for nobody is good news.
  if (state === 'open' && !isNarrowed) return <StatePage drawing={<QuietDrawing />} title={t('demands.empty.done')} action={all} />
  return <EmptyState title={t('demands.empty.filtered')} action={all} />
}
