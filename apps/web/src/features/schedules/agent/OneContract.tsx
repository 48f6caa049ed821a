import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/feedback/Banner.tsx'

/** The shifts of one contract alone are shown: said, with the way back to all. */
export function OneContract({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation()
  const all = (
    <Button color="inherit" onClick={onAll}>
      {t('schedules.allContracts')}
    </Button>
  )
  return (
    <Banner tone="wait" action={all}>
      {t('schedules.oneContract')}
    </Banner>
  )
}
