import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { OfflineDrawing } from '../../ui/illustrations/states.tsx'
import { StatePage } from '../../ui/feedback/StatePage.tsx'

/** The server cannot be reached, or is being maintained. */
export function MaintenancePage({ isAsking, retry }: { isAsking: boolean; retry: () => void }) {
  const { t } = useTranslation()
  const action = (
    <Button variant="contained" size="large" onClick={retry} disabled={isAsking} sx={{ minWidth: 180 }}>
      {isAsking ? t('shell.maintenance.asking') : t('common.retry')}
    </Button>
  )
  return (
    <Box component="main" sx={{ flex: 1, display: 'grid', alignContent: 'center' }}>
      <StatePage
        isPage
        drawing={<OfflineDrawing />}
        title={t('shell.maintenance.title')}
        text={t('shell.maintenance.text')}
        action={action}
      />
    </Box>
  )
}
