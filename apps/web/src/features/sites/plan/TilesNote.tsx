import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

/** Why there is no map although the company has one; nothing while it answers. */
export function TilesNote({ state }: { readonly state: 'asked' | 'shown' | 'failed' }) {
  const { t } = useTranslation()
  if (state !== 'failed') return null
  return (
    <Box role="status" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
      {t('sites.plan.tiles.failed')}
    </Box>
  )
}
