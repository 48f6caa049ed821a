import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { WarningIcon } from '../firstIcons.tsx'

/** Away from localhost without HTTPS the clock works on, and says what it cannot do (decisions/08-offline). */
export function InsecureNote() {
  const { t } = useTranslation()
  if (window.isSecureContext) return null
  return (
    <Box role="note" sx={{ display: 'flex', gap: 1.25, mb: 2, fontSize: 15, lineHeight: 1.4, color: '#f7c66b' }}>
      <WarningIcon style={{ flex: 'none' }} />
      {t('clockings.tablet.insecure')}
    </Box>
  )
}
