import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { MissionsView } from '../../../../routing/addresses/missions.ts'
import { shiftsAddress } from '../../../../routing/addresses/shifts.ts'
import { linkTo } from '../../../../routing/linkTo.ts'
import { EmptyState, StatePage } from '../../../../ui/feedback/StatePage.tsx'
import { QuietDrawing } from '../../../../ui/illustrations/pages.tsx'
import { ButtonLink } from '../../../../ui/links/ButtonLink.tsx'

interface NoMissionsProps {
  readonly view: MissionsView
  /** The company has none at all. */
  readonly isBare: boolean
  readonly onAll: () => void
}

/** Why the list shows no mission, and what one can do. */
export function NoMissions({ view, isBare, onAll }: NoMissionsProps) {
  const { t } = useTranslation()
  if (isBare) {
    const action = (
      <ButtonLink {...linkTo(shiftsAddress, { filter: 'unassigned' })} variant="contained">
        {t('missions.emptyAction')}
      </ButtonLink>
    )
    return <EmptyState title={t('missions.emptyTitle')} text={t('missions.emptyText')} action={action} />
  }
  const all = (
    <Button variant="outlined" color="inherit" onClick={onAll}>
      {t('missions.showAll')}
    </Button>
  )
  if (view.state === 'answered' && view.search === '') {
    return <StatePage drawing={<QuietDrawing />} title={t('missions.fine')} text={t('missions.fineText')} action={all} />
  }
  return <EmptyState title={t('missions.filtered')} action={all} />
}
