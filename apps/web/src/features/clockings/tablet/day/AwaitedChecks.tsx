import Box from '@mui/material/Box'
import { shownCheck } from '@vigie/contract/clockings/clockings.checks.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../../session/store.ts'
import { figures } from '../../../../theme/augment.ts'
import { BellIcon } from '../../../../ui/icons.tsx'
import type { Day } from './day.ts'

/** How many of those at their post are asked whether all is well. Where the company asks, its line has its height before one is due. */
export function AwaitedChecks({ shifts = [], now }: { shifts: Day['shifts'] | undefined; now: Instant }) {
  const { t } = useTranslation()
  const { features, settings } = useExchange().environment
  if (!features.includes('shiftChecks') || settings.shift_check_every_minutes === 0) return null
  const count = shifts.filter((shift) => shownCheck(shift, now, settings) !== null).length
  return (
    <Box sx={styles}>
      {count > 0 && (
        <>
          <BellIcon size={20} />
          {t('clockings.checks.tablet.awaited', { count })}
        </>
      )}
    </Box>
  )
}

const styles = {
  mt: 1,
  minHeight: '1.5em',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  color: '#f7c66b',
  fontFamily: figures,
  fontWeight: 650,
  fontSize: 17,
} as const
