import Box from '@mui/material/Box'
import { clockOf, dayOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useDemandWords } from '../words.ts'
import type { DaySpan } from './touched.rules.ts'
import type { Touched } from './useTouched.ts'

/** Services that are named one by one. */
const most = 4

/** The services that the chosen days touch, as soon as they are chosen. */
export function TouchedShifts({ span, touched }: { span: DaySpan; touched: Touched | null }) {
  const { t } = useTranslation()
  const words = useDemandWords()
  if (!touched) return null
  const { shifts, isWhole } = touched
  const isOneDay = span.first === span.last
  const lineOf = ({ siteName: site, startsLocal, endsLocal }: Touched['shifts'][number]) => {
    const times = t('schedules.times', { start: clockOf(startsLocal), end: clockOf(endsLocal) })
    const day = dayOf(startsLocal)
    if (isOneDay && day === span.first) return t('demands.effects.atTimes', { site, times })
    return t('demands.effects.at', { site, day: words.day(day), times })
  }
  if (shifts.length === 0) return isWhole && <Banner tone="wait">{t('demands.own.touched.none')}</Banner>
  return (
    <Banner tone="late">
      <Box component="b" sx={{ display: 'block', fontFamily: figures }}>
        {t(isOneDay ? 'demands.own.touched.day' : 'demands.own.touched.days', { count: shifts.length })}
      </Box>
      {shifts.slice(0, most).map((shift) => (
        <Box key={shift.id} component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {lineOf(shift)}
        </Box>
      ))}
      {shifts.length > most && t('demands.effects.more', { count: shifts.length - most })}
    </Banner>
  )
}
