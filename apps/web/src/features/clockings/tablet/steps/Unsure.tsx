import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Choice } from '../choices.ts'
import { clockOf } from '../words.ts'

/** That the same act stands already and is to be confirmed: clocked now, the new one takes its place. */
export function Unsure({ shift, act }: Choice) {
  const { t } = useTranslation()
  const at = act === 'start' ? shift.isClockInUnconfirmed && shift.arrivedLocal : shift.isClockOutUnconfirmed && shift.leftLocal
  if (!at || act === 'check') return null
  return (
    <Box sx={{ mt: 0.25, color: 'tone.late.ink', fontWeight: 600 }}>{t(`clockings.tablet.act.unsure.${act}`, { time: clockOf(at) })}</Box>
  )
}
