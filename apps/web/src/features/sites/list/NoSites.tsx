import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { SiteChoice } from '../../../routing/addresses/sites.ts'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { EmptyState, StatePage } from '../../../ui/feedback/StatePage.tsx'
import { QuietDrawing } from '../../../ui/illustrations/pages.tsx'

interface NoSitesProps {
  readonly choice: SiteChoice
  /** The company has no site at all. */
  readonly hasNone: boolean
  readonly mayImport: boolean
  readonly onAll: () => void
}

/** Why the list shows no site, and what one can do. */
export function NoSites({ choice, hasNone, mayImport, onAll }: NoSitesProps) {
  const { t } = useTranslation()
  const all = (
    <Button variant="outlined" color="inherit" onClick={onAll}>
      {t('sites.empty.showAll')}
    </Button>
  )
  if (hasNone) {
    const toImport = mayImport && (
      <ButtonLink to="/import" variant="contained">
        {t('sites.empty.import')}
      </ButtonLink>
    )
    return <EmptyState title={t('sites.empty.title')} text={mayImport ? t('sites.empty.text') : undefined} action={toImport || undefined} />
  }
  if (choice === 'unassigned') {
    return <StatePage drawing={<QuietDrawing />} title={t('sites.empty.fine')} text={t('sites.empty.fineText')} action={all} />
  }
  return <EmptyState title={t('sites.empty.inMonth')} text={t('sites.empty.inMonthText')} action={all} />
}
