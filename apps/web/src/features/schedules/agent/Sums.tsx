import Box from '@mui/material/Box'
import { sumsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import type { ScheduleWords } from './useScheduleWords.ts'

/** How many shifts, how long they last by the instants, how many are nights. */
export function Sums({ shifts, words }: { shifts: readonly Shift[]; words: ScheduleWords }) {
  return (
    <Box component="span" sx={{ fontFamily: figures }}>
      {useSums(shifts, words)}
    </Box>
  )
}

export function useSums(shifts: readonly Shift[], words: ScheduleWords): string {
  const { t } = useTranslation()
  const { count, nightCount, minutes } = sumsOf(shifts)
  if (count === 0) return t('schedules.noShift')
  const nights = nightCount > 0 && t('schedules.nightCount', { count: nightCount })
  return [t('schedules.shiftCount', { count }), words.duration(minutes), nights].filter(Boolean).join(' · ')
}
