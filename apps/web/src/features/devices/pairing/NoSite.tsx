import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { RefreshIcon } from '../../../ui/icons.tsx'
import { EmptyDrawing } from '../../../ui/illustrations/states.tsx'
import { StatePage } from '../../../ui/feedback/StatePage.tsx'
import { tabletTarget } from '../../../ui/page/tablet.ts'

/** NO_SITE (specification, section 8): no site takes clockings yet; «Actualiser» reads them again. */
export function NoSite({ isBusy, onRefresh }: { isBusy: boolean; onRefresh: () => void }) {
  const { t } = useTranslation()
  return (
    <StatePage
      drawing={<EmptyDrawing />}
      title={t('clockings.tablet.pairing.noSiteTitle')}
      text={t('clockings.tablet.pairing.noSiteText')}
      action={
        <Button
          variant="contained"
          startIcon={<RefreshIcon />}
          disabled={isBusy}
          onClick={onRefresh}
          sx={{ minHeight: tabletTarget, px: 4, borderRadius: '16px', fontSize: 18 }}
        >
          {t('common.refresh')}
        </Button>
      }
    />
  )
}
