import Box from '@mui/material/Box'
import { shownCheck } from '@vigie/contract/clockings/clockings.checks.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../../session/store.ts'
import { figures } from '../../../../theme/augment.ts'
import { BellIcon } from '../../../../ui/icons.tsx'
import type { Day } from './day.ts'

/** How many of those at their post are asked whether all is well; nothing where nobody is. */
export function AwaitedChecks({ shifts, now }: { shifts: Day['shifts']; now: Instant }) {
  const { t } = useTranslation()
  const { features, settings } = useExchange().environment
  const count = features.includes('shiftChecks') ? shifts.filter((shift) => shownCheck(shift, now, settings) !== null).length : 0
  if (count === 0) return null
  return (
    <Box sx={styles}>
      <BellIcon size={20} />
      {t('clockings.checks.tablet.awaited', { count })}
    </Box>
  )
}

const styles = {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  color: '#f7c66b',
  fontFamily: figures,
  fontWeight: 650,
  fontSize: 17,
} as const
