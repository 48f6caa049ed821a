import Box from '@mui/material/Box'
import { sumsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import type { ScheduleWords } from './useScheduleWords.ts'

/** How many shifts, how long they last by the instants, how many are nights. */
export function Sums({ shifts, words }: { shifts: readonly Shift[]; words: ScheduleWords }) {
  const { t } = useTranslation()
  const { count, nightCount, minutes } = sumsOf(shifts)
  const said = [
    t('schedules.shiftCount', { count }),
    words.duration(minutes),
    nightCount > 0 && t('schedules.nightCount', { count: nightCount }),
  ]
  return (
    <Box component="span" sx={{ fontFamily: figures }}>
      {count === 0 ? t('schedules.noShift') : said.filter(Boolean).join(' · ')}
    </Box>
  )
}
