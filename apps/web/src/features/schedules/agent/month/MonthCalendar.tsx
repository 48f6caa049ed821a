import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../ui/page/Card.tsx'
import { stepOfKey } from '../../../../ui/pickers/MonthGrid.tsx'
import { WeekdayHeads } from '../../../../ui/pickers/WeekdayHeads.tsx'
import type { CalendarDay } from '../calendar.rules.ts'
import { DayMarks } from './DayMarks.tsx'
import { DayParts } from '../day/DayParts.tsx'
import { cellStyles, dayGround, tableStyles } from './month.styles.ts'
import type { ScheduleWords } from '../useScheduleWords.ts'

interface MonthCalendarProps {
  readonly label: string
  readonly weeks: readonly (readonly CalendarDay[])[]
  readonly today: Day
  readonly openDay: Day | null
  readonly changedIds: ReadonlySet<number>
  readonly words: ScheduleWords
  readonly onOpen: (day: Day) => void
}

/**
 * A month as a grid of weeks from Monday on: on a wide page each day with its shifts in words, on a phone with their
 * signs. One day at a time takes part in Tab; the arrows go by days and weeks, Enter opens.
 */
export function MonthCalendar({ label, weeks, today, openDay, changedIds, words, onOpen }: MonthCalendarProps) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const grid = useRef<HTMLTableElement>(null)
  const inside = weeks.flat().filter(({ isOutside }) => !isOutside)
  const entry = [openDay, today].find((day) => inside.some((one) => one.day === day)) ?? inside[0]?.day
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target as HTMLElement).dataset['day'] as Day | undefined
    const next = from && stepOfKey(event.key, from)
    const there = next && grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)
    if (!next) return
    event.preventDefault()
    there?.focus()
  }
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <Box component="table" ref={grid} role="grid" aria-label={label} onKeyDown={move} sx={tableStyles}>
        <thead>
          <WeekdayHeads week={weeks[0]?.map(({ day }) => day) ?? []} />
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]!.day}>
              {week.map((one) => (
                <Box component="td" key={one.day} role="gridcell" sx={dayGround(one, one.day === openDay)}>
                  {one.isOutside ? (
                    <Box component="span" aria-hidden="true" className="number" sx={{ color: 'text.disabled' }}>
                      {Number(one.day.slice(8))}
                    </Box>
                  ) : (
                    <ButtonBase
                      data-day={one.day}
                      tabIndex={one.day === entry ? 0 : -1}
                      aria-current={one.day === today ? 'date' : undefined}
                      onClick={() => onOpen(one.day)}
                      sx={cellStyles}
                    >
                      <span className="visually-hidden">{words.day(one, today, changedIds)}</span>
                      <Box component="span" aria-hidden="true" sx={{ display: 'grid', minWidth: 0 }}>
                        <span className={one.day === today ? 'number today' : 'number'}>{Number(one.day.slice(8))}</span>
                        {isPhone ? (
                          <DayMarks day={one} changedIds={changedIds} />
                        ) : (
                          <DayParts day={one} changedIds={changedIds} words={words} more={(count) => t('schedules.more', { count })} />
                        )}
                      </Box>
                    </ButtonBase>
                  )}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  )
}
