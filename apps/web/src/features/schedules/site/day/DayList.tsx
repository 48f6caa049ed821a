import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { dayOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../../kit/dates.ts'
import { DayShift } from './DayShift.tsx'
import { dayStyles } from './day.styles.ts'
import { DayStrip } from './DayStrip.tsx'
import { shiftsOfDay } from '../rows.rules.ts'
import type { SiteSchedule } from '../useSiteSchedule.ts'
import type { Words } from '../useWords.ts'

export interface DayListProps {
  readonly schedule: SiteSchedule
  readonly day: Day
  readonly today: Day
  readonly now: Instant
  readonly words: Words
  readonly openId: number | null
  readonly onOpen: (shiftId: number) => void
  readonly onDay: (day: Day) => void
}

/** The month on a phone: its days in a strip, and below it the shifts of one: what nobody does first, then by the clock. */
export function DayList({ schedule, day, today, now, words, openId, onOpen, onDay }: DayListProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { columns, shifts } = schedule
  const counts = useMemo(() => {
    const byDay = Map.groupBy(shifts, ({ startsLocal }) => dayOf(startsLocal))
    return columns.map((column) => byDay.get(column.day)?.length ?? 0)
  }, [shifts, columns])
  const ofDay = useMemo(() => shiftsOfDay(shifts, day), [shifts, day])
  const isOfSites = new Set(shifts.map(({ siteId }) => siteId)).size > 1
  const column = columns.find((one) => one.day === day)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DayStrip columns={columns} counts={counts} day={day} today={today} words={words} onDay={onDay} />
      <Box>
        <Typography variant="h2">{capital(writtenDay(day, language, 'whole'))}</Typography>
        {column?.holiday && <Typography sx={{ color: 'group.holiday.ink' }}>{column.holiday}</Typography>}
      </Box>
      {ofDay.length === 0 ? (
        <Typography color="textSecondary">{t('schedules.site.empty.day')}</Typography>
      ) : (
        <Box component="ul" sx={dayStyles}>
          {ofDay.map((shift) => (
            <DayShift
              key={shift.id}
              shift={shift}
              isOfSites={isOfSites}
              isOpen={shift.id === openId}
              now={now}
              words={words}
              onOpen={onOpen}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}
