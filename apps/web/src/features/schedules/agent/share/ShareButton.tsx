import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ShareIcon } from '../../../../ui/icons.tsx'
import { ShareWindow } from './ShareWindow.tsx'

/** Opens what shares one's own planning with a program of calendars. */
export function ShareButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={t('schedules.feed.title')}
        title={t('schedules.feed.title')}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 44, minHeight: 44, gap: 1, px: { xs: 1.25, sm: 2 }, flex: 'none', bgcolor: 'background.paper' }}
      >
        <ShareIcon />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('schedules.feed.open')}
        </Box>
      </Button>
      {isOpen && <ShareWindow onClose={() => setOpen(false)} />}
    </>
  )
}
