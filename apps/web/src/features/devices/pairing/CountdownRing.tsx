import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { countdownAt } from './countdown.ts'

const radius = 26
const length = 2 * Math.PI * radius

/** `9:42` */
const written = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** What is left of a code: a ring that empties, and the words. Its colour turns with them. */
export function CountdownRing({ seconds }: { seconds: number }) {
  const { t } = useTranslation()
  const { tone, left, share, says } = countdownAt(seconds)
  const words = t(`clockings.tablet.init.${says}`, { time: written(left) })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 60, fontFamily: figures, color: `tone.${tone}.ink` }}>
      <Box
        component="svg"
        viewBox="0 0 60 60"
        aria-hidden="true"
        sx={{ width: 60, height: 60, flex: 'none', transform: 'rotate(-90deg)', fill: 'none', strokeWidth: 6 }}
      >
        <Box component="circle" cx="30" cy="30" r={radius} sx={{ stroke: (theme) => theme.palette.divider }} />
        <Box
          component="circle"
          cx="30"
          cy="30"
          r={radius}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - share)}
          strokeLinecap="round"
          sx={{
            stroke: (theme) => theme.palette.tone[tone].mark,
            transition: 'stroke-dashoffset 1s linear',
            visibility: share === 0 ? 'hidden' : 'visible',
          }}
        />
      </Box>
      <Box role="timer" sx={{ fontSize: 20, fontWeight: 650 }}>
        {words}
      </Box>
    </Box>
  )
}
