import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../../session/store.ts'
import { figures } from '../../../../theme/augment.ts'
import { navy } from '../../../../theme/palette.ts'
import { Mark } from '../../../../ui/marks/Mark.tsx'

/** At the head of a navy panel that is no clock: which app this is, and whose. */
export function Brand() {
  const { t } = useTranslation()
  const { theme } = useExchange()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '14px' }}>
      <Mark size={46} />
      <Box sx={{ minWidth: 0, fontFamily: figures }}>
        <Box sx={{ fontSize: 20, fontWeight: 650 }}>{t('shell.spaces.clocking_device')}</Box>
        <Box sx={{ fontSize: 15, fontWeight: 500, color: navy.soft }}>{theme.name}</Box>
      </Box>
    </Box>
  )
}
