import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { DaysTable } from '../../../../ui/pickers/DaysTable.tsx'
import type { CalendarDay } from '../calendar.rules.ts'
import { DayParts } from '../day/DayParts.tsx'
import type { ScheduleWords } from '../useScheduleWords.ts'
import { DayMarks } from './DayMarks.tsx'

interface MonthCalendarProps {
  readonly label: string
  readonly weeks: readonly (readonly CalendarDay[])[]
  readonly today: Day
  readonly openDay: Day | null
  readonly changedIds: ReadonlySet<number>
  readonly words: ScheduleWords
  readonly onOpen: (day: Day) => void
}

/** A month: on a wide page each day with its shifts in words, on a phone with their signs. */
export function MonthCalendar({ label, weeks, today, openDay, changedIds, words, onOpen }: MonthCalendarProps) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const inside = weeks.flat().filter(({ isOutside }) => !isOutside)
  return (
    <DaysTable
      label={label}
      weeks={weeks}
      today={today}
      openDay={openDay}
      entry={[openDay, today].find((day) => inside.some((one) => one.day === day)) ?? inside[0]?.day}
      pressOf={(one) => () => onOpen(one.day)}
      words={(one) => words.day(one, today, changedIds)}
      renderParts={(one) =>
        isPhone ? (
          <DayMarks day={one} changedIds={changedIds} />
        ) : (
          <DayParts day={one} changedIds={changedIds} words={words} more={(count) => t('schedules.more', { count })} />
        )
      }
    />
  )
}
