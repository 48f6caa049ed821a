import Box from '@mui/material/Box'
import { managerAccessMinutes } from '@vigie/contract/devices/devices.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../../theme/augment.ts'
import { navy } from '../../../../theme/palette.ts'
import { onPhone } from '../../../../ui/page/tablet.ts'
import { useSecondsTo } from '../SecondsLeft.tsx'
import { countdown } from '../words.ts'
import { forgetAccess, useAccess, useAccessName } from './access.ts'

const radius = 28
const length = 2 * Math.PI * radius

/** How long a manager's access still is, always in sight while it is open, and whose it is. */
export function AccessRing() {
  const { t } = useTranslation()
  const until = useAccess()
  const name = useAccessName()
  const seconds = useSecondsTo(until)
  useEffect(() => {
    if (until !== null && seconds === 0 && until <= Date.now()) forgetAccess()
  }, [seconds, until])
  if (until === null || seconds === null) return null
  const part = Math.min(1, seconds / (managerAccessMinutes * 60))
  return (
    <Box sx={card}>
      <svg width={62} height={62} viewBox="0 0 62 62" aria-hidden="true" className="ring">
        <g fill="none" strokeWidth={6} transform="rotate(-90 31 31)">
          <circle cx={31} cy={31} r={radius} stroke="#2a3d5e" />
          <circle cx={31} cy={31} r={radius} stroke="#7ea6ff" strokeLinecap="round" strokeDasharray={`${part * length} ${length}`} />
        </g>
      </svg>
      <Box role="timer" aria-live="off" sx={{ minWidth: 0, fontFamily: figures }}>
        <Box sx={{ fontSize: 28, fontWeight: 700, lineHeight: 1.1 }}>{countdown(seconds)}</Box>
        <Box sx={{ fontSize: 15, color: navy.soft }}>{t('clockings.kiosk.access.left')}</Box>
        <Box sx={{ fontSize: 15, fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</Box>
      </Box>
    </Box>
  )
}

const card = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 2.5,
  py: 2,
  borderRadius: '14px',
  bgcolor: navy.raised,
  border: `1px solid ${navy.line}`,
  '& .ring': { flex: 'none' },
  [onPhone]: { px: 1.5, py: 1.25, '& .ring': { display: 'none' } },
} as const
