import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../session/store.ts'
import { WarningIcon } from '../../ui/icons.tsx'
import type { Day } from './day.ts'
import { BigTime } from './BigTime.tsx'
import { GroupCards } from './GroupCards.tsx'
import { WallHead } from './WallHead.tsx'

interface WallProps {
  readonly day: Day | null
  readonly state: 'open' | 'connecting' | 'offline'
}

/** The navy panel: whose clock it is, what time it is, who is awaited and who is there. */
export function Wall({ day, state }: WallProps) {
  const exchange = useExchange()
  // Sites of several zones: the first one's time, since a wall hangs in one place.
  const timeZone = day?.sites[0]?.timeZone ?? exchange.timeZone
  return (
    <>
      <WallHead sites={day?.sites ?? []} state={state} />
      <BigTime timeZone={timeZone} />
      {!window.isSecureContext && <Insecure />}
      <GroupCards shifts={day?.shifts ?? []} />
    </>
  )
}

/** Away from localhost without HTTPS the clock works on, and says what it cannot do (decisions, section 1). */
function Insecure() {
  const { t } = useTranslation()
  return (
    <Box role="note" sx={{ display: 'flex', gap: 1.25, mb: 2, fontSize: 15, lineHeight: 1.4, color: '#f7c66b' }}>
      <WarningIcon style={{ flex: 'none' }} />
      {t('clock.insecure')}
    </Box>
  )
}
