import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Splash } from './Splash.tsx'

/** The loader of the first second over a page that is there: nothing below it can be reached meanwhile. */
export function PageLoader() {
  const { t } = useTranslation()
  return (
    <Box sx={{ position: 'fixed', inset: 0, zIndex: 'modal', display: 'flex', bgcolor: 'background.default' }}>
      <Splash label={t('common.loading')} />
    </Box>
  )
}
