import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { addDays, type Day } from '@vigie/contract/kit/time.ts'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay } from '../../kit/dates.ts'
import { figures } from '../../theme/augment.ts'
import { clamped, sameDayOfMonth, stopOf, weekdayOf, type Bounds } from './spans.ts'
import { WeekdayHeads } from './WeekdayHeads.tsx'

/** The weeks of the month in which a day lies, from Monday to Sunday, with the days of the months around it. */
export function weeksOf(day: Day): Day[][] {
  const first = `${day.slice(0, 8)}01` as Day
  const start = addDays(first, -weekdayOf(first))
  const weeks = Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, at) => addDays(start, week * 7 + at)))
  return weeks.filter((week) => week.some((one) => one.slice(0, 7) === day.slice(0, 7)))
}

/** Where a key leads from a day of a calendar: by days and weeks, within the week, by months. */
export function stepOfKey(key: string, from: Day): Day | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayOf(from),
    End: 6 - weekdayOf(from),
  }
  if (key === 'PageUp' || key === 'PageDown') return sameDayOfMonth(from, key === 'PageUp' ? -1 : 1)
  return steps[key] === undefined ? undefined : addDays(from, steps[key])
}

/** Days from one to another, both of them marked. */
export interface Marked {
  readonly from: Day
  readonly to: Day
}

interface MonthGridProps {
  /** The day that has the focus; its month is shown. */
  readonly focused: Day
  /** One day, or all days of a week or a range. */
  readonly chosen: Marked | null
  readonly today: Day
  readonly label: string
  readonly bounds?: Bounds<Day> | undefined
  readonly onFocus: (day: Day) => void
  readonly onChoose: (day: Day) => void
}

/** A month as a grid of days. Arrows move by days and weeks, Home and End within the week, Page keys by months. */
export function MonthGrid({ focused, chosen, today, label, bounds = {}, onFocus, onChoose }: MonthGridProps) {
  const language = useLanguage()
  const grid = useRef<HTMLTableElement>(null)
  // The focus goes where the arrows go; the buttons of the months keep theirs.
  const isMoving = useRef(true)
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus({ preventScroll: true })
    isMoving.current = false
  }, [focused])
  const weeks = weeksOf(focused)
  const move = (event: KeyboardEvent) => {
    const next = stepOfKey(event.key, focused)
    if (!next) return
    event.preventDefault()
    isMoving.current = true
    onFocus(clamped(next, bounds))
  }
  const isChosen = (day: Day) => chosen !== null && chosen.from <= day && day <= chosen.to
  return (
    <Box component="table" ref={grid} role="grid" aria-label={label} onKeyDown={move} sx={table}>
      <thead>
        <WeekdayHeads week={weeks[0]!} />
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const isOut = stopOf(day, bounds) !== null
              return (
                <Box component="td" key={day} role="gridcell" aria-selected={isChosen(day)} sx={{ p: 0 }}>
                  <ButtonBase
                    data-day={day}
                    tabIndex={day === focused ? 0 : -1}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={isOut || undefined}
                    onClick={() => isOut || onChoose(day)}
                    sx={[
                      dayStyles,
                      day.slice(0, 7) !== focused.slice(0, 7) && { color: 'text.disabled' },
                      day === today && todayStyles,
                      isChosen(day) && chosenStyles,
                      isOut && outStyles,
                    ]}
                  >
                    <span aria-hidden="true">{Number(day.slice(8))}</span>
                    <span className="visually-hidden">{writtenDay(day, language, 'wholeWithYear')}</span>
                  </ButtonBase>
                </Box>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const table = { borderSpacing: 2, mx: 'auto', '& th': { fontSize: '0.75rem', color: 'text.secondary', height: 28 } } as const
const dayStyles = {
  position: 'relative',
  width: 40,
  height: 36,
  // Seven of them in a window of 320 pixels.
  '@media (pointer: coarse)': { width: 'min(44px, calc((100vw - 66px) / 7))', height: 44 },
  borderRadius: '8px',
  fontFamily: figures,
  fontSize: '0.875rem',
  '&:hover': { bgcolor: 'action.hover' },
} as const
const todayStyles = { fontWeight: 700, color: 'primary.readable' } as const
const chosenStyles = {
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  fontWeight: 700,
  '&:hover': { bgcolor: 'primary.dark' },
} as const
/** Also by a line through it: a colour alone says nothing. */
const outStyles = {
  color: 'text.disabled',
  textDecoration: 'line-through',
  cursor: 'not-allowed',
  '&:hover': { bgcolor: 'transparent' },
} as const
