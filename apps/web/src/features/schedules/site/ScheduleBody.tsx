import Box from '@mui/material/Box'
import { addMonths, dayOf, firstDayOf, monthOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { useMemo } from 'react'
import { shownUnder } from '../../../domains/shifts/post.rules.ts'
import { OnPaper } from '../../../ui/paper/OnPaper.tsx'
import { dayWithin, type SiteScheduleView } from '../../../routing/addresses/schedules.ts'
import type { CellPosition } from './month/cells.rules.ts'
import { DayList } from './day/DayList.tsx'
import { DayStrip } from './day/DayStrip.tsx'
import { isWithin, type Window } from '../../../domains/schedules/calendarDays.ts'
import { EmptySchedule } from './EmptySchedule.tsx'
import { Legend } from './Legend.tsx'
import { MonthPaper } from './paper/MonthPaper.tsx'
import { MonthBoard } from './month/MonthBoard.tsx'
import { rowsOf } from './rows.rules.ts'
import type { SiteSchedule } from './useSiteSchedule.ts'
import type { Words } from './useWords.ts'
import { WeekGrid } from './week/WeekGrid.tsx'
import { WeekPaper, WeekSheet } from './week/WeekSheet.tsx'

interface ScheduleBodyProps {
  readonly schedule: SiteSchedule
  readonly view: SiteScheduleView
  readonly siteId: number
  readonly siteName: string
  readonly zone: string
  readonly zoneName: string | null
  readonly bounds: Window | null
  /** By the clock of the site. */
  readonly today: Day
  readonly now: Instant
  readonly words: Words
  readonly isPhone: boolean
  /** Where the keyboard is on the month's board; it outlives the months that come and go. */
  readonly meant: CellPosition | null
  readonly onMean: (cell: CellPosition) => void
  readonly onOpen: (shiftId: number) => void
  readonly onChange: (changes: Partial<SiteScheduleView>) => void
}

/** The schedule in one of its views, or the sentence that there is nothing in it. */
export function ScheduleBody({ schedule, view, zone, bounds, today, words, isPhone, onOpen, onChange, ...rest }: ScheduleBodyProps) {
  const { columns, shifts, unavailabilities } = schedule
  const days = useMemo(() => columns.map(({ day }) => day), [columns])
  const rows = useMemo(() => rowsOf(shifts, unavailabilities, days), [shifts, unavailabilities, days])
  const isWeek = view.name === 'week'
  const hasShifts = isWeek ? shifts.length > 0 : rows.length > 0
  if (!hasShifts) return <EmptySchedule view={view.name} />
  const shared = { schedule, words, now: rest.now, openId: shownUnder(shifts, view.shiftId)?.id ?? null, onOpen }
  const goTo = (day: Day) => onChange({ day, month: monthOf(day), shiftId: null })
  const named = { schedule, words, siteName: rest.siteName, zone: rest.zoneName }
  const paper =
    view.name === 'month' ? (
      <OnPaper>{() => <MonthPaper {...named} rows={rows} month={view.month} />}</OnPaper>
    ) : (
      <OnPaper>{() => <WeekPaper {...named} now={rest.now} />}</OnPaper>
    )
  if (view.name === 'pHebdo') {
    return (
      <>
        <WeekSheet {...shared} siteName={rest.siteName} zone={rest.zoneName} />
        {paper}
      </>
    )
  }
  if (isWeek) {
    const counts = columns.map(({ day }) => shifts.filter(({ startsLocal }) => dayOf(startsLocal) === day).length)
    const shown = isPhone ? columns.filter(({ day }) => day === view.day) : columns
    return (
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isPhone && <DayStrip columns={columns} counts={counts} day={view.day} today={today} words={words} onDay={goTo} />}
        <WeekGrid
          {...shared}
          columns={shown}
          zone={zone}
          today={today}
          onMonth={() => onChange({ name: 'month', month: monthOf(view.day) })}
        />
        <Legend columns={columns} />
        {paper}
      </Box>
    )
  }
  const dayOfMonth = monthOf(view.day) === view.month ? view.day : dayWithin(view.month, today)
  const turn = (months: -1 | 1) => {
    const month = addMonths(view.month, months)
    if (isWithin(month, bounds)) onChange({ month, day: firstDayOf(month), shiftId: null })
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isPhone ? (
        <DayList {...shared} day={dayOfMonth} today={today} onDay={goTo} />
      ) : (
        <MonthBoard
          {...shared}
          rows={rows}
          today={today}
          meant={rest.meant}
          onMean={rest.onMean}
          onMonths={turn}
          onToday={() => goTo(today)}
        />
      )}
      <Legend columns={columns} />
      {paper}
    </Box>
  )
}
