import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

/** Why there is no map although the company has one; nothing while it answers. */
export function TilesNote({ state }: { readonly state: 'asked' | 'shown' | 'failed' | 'blocked' }) {
  const { t } = useTranslation()
  if (state === 'asked' || state === 'shown') return null
  return (
    <Box
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontSize: '0.8125rem', color: 'text.secondary' }}
    >
      {t(`sites.plan.tiles.${state}`)}
      {state === 'blocked' && (
        <Button size="small" onClick={() => location.reload()}>
          {t('sites.plan.reload')}
        </Button>
      )}
    </Box>
  )
}
