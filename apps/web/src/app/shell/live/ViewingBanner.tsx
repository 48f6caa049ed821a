import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { clockOf, localOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { ownZone } from '../../../kit/dates.ts'
import { leaveViewing } from '../../../session/signing.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { layout } from '../../../theme/theme.ts'
import { lowWindow } from '../../../theme/media.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'

/** As whom an administrator looks at the portal, until when, and the way back: it stays in sight on every screen. */
export function ViewingBanner() {
  const { t } = useTranslation()
  const { firstName, lastName, email } = useUser()
  const { viewingUntil } = useExchange()
  const name = `${firstName} ${lastName}`.trim() || email
  const time = viewingUntil ? clockOf(localOf(viewingUntil, ownZone())) : ''
  return (
    <Box sx={place}>
      <Banner
        tone="late"
        isWide
        action={
          <Button variant="outlined" color="inherit" onClick={() => void leaveViewing()} sx={{ flex: 'none', minHeight: 40 }}>
            {t('shell.viewing.back')}
          </Button>
        }
      >
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {t('shell.viewing.text', { name, time })}
        </Box>
      </Banner>
    </Box>
  )
}

const place = {
  position: 'sticky',
  top: { xs: layout.barPhone, md: layout.bar },
  zIndex: 'appBar',
  [lowWindow]: { position: 'static' },
  // On a phone the way back has a line of its own.
  '& > [role]': { flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& > .MuiButton-root': { width: { xs: '100%', sm: 'auto' } } },
} as const
