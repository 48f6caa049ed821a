import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { RefreshIcon } from '../../../ui/icons.tsx'
import { EmptyDrawing } from '../../../ui/illustrations/states.tsx'
import { TabletLayout } from '../../../ui/feedback/TabletLayout.tsx'
import { StatePage } from '../../../ui/feedback/StatePage.tsx'

/** NO_SITE (coverage 8.059): no site takes clockings yet; «Actualiser» reads them again. */
export function NoSite({ isBusy, onRefresh }: { isBusy: boolean; onRefresh: () => void }) {
  const { t } = useTranslation()
  return (
    <TabletLayout>
      <StatePage
        drawing={<EmptyDrawing />}
        title={t('clockings.tablet.pairing.noSiteTitle')}
        text={t('clockings.tablet.pairing.noSiteText')}
        action={
          <Button variant="contained" startIcon={<RefreshIcon />} disabled={isBusy} onClick={onRefresh}>
            {t('common.refresh')}
          </Button>
        }
      />
    </TabletLayout>
  )
}
