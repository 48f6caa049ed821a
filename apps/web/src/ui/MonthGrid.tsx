import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { addDays, type Day } from '@vigie/contract/kit/time.ts'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { writtenDay } from '../kit/dates.ts'
import { useLanguage } from '../i18n/i18n.ts'
import { figures } from '../theme/augment.ts'

/** Monday is 0. */
const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The weeks of the month in which a day lies, from Monday to Sunday, with the days of the months around it. */
export function weeksOf(day: Day): Day[][] {
  const first = `${day.slice(0, 8)}01` as Day
  const start = addDays(first, -weekdayOf(first))
  const weeks = Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, at) => addDays(start, week * 7 + at)))
  return weeks.filter((week) => week.some((one) => one.slice(0, 7) === day.slice(0, 7)))
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

interface MonthGridProps {
  /** The day that has the focus; its month is shown. */
  readonly focused: Day
  readonly chosen: Day
  readonly today: Day
  readonly label: string
  readonly onFocus: (day: Day) => void
  readonly onChoose: (day: Day) => void
}

/** A month as a grid of days. Arrows move by days and weeks, Home and End within the week. */
export function MonthGrid({ focused, chosen, today, label, onFocus, onChoose }: MonthGridProps) {
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
    const step = event.key === 'Home' ? -weekdayOf(focused) : event.key === 'End' ? 6 - weekdayOf(focused) : steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    isMoving.current = true
    onFocus(addDays(focused, step))
  }
  return (
    <Box
      component="table"
      ref={grid}
      role="grid"
      aria-label={label}
      onKeyDown={move}
      sx={{ borderSpacing: 2, '& th': { fontSize: '0.75rem', color: 'text.secondary', height: 28 } }}
    >
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day} scope="col">
              {writtenDay(day, language, 'weekday')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Box component="td" key={day} role="gridcell" aria-selected={day === chosen} sx={{ p: 0 }}>
                <ButtonBase
                  data-day={day}
                  tabIndex={day === focused ? 0 : -1}
                  aria-label={writtenDay(day, language, 'wholeWithYear')}
                  aria-current={day === today ? 'date' : undefined}
                  onClick={() => onChoose(day)}
                  sx={[
                    dayLook,
                    day.slice(0, 7) !== focused.slice(0, 7) && { color: 'text.disabled' },
                    day === today && todayLook,
                    day === chosen && chosenLook,
                  ]}
                >
                  {Number(day.slice(8))}
                </ButtonBase>
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const dayLook = {
  width: 40,
  height: 36,
  '@media (pointer: coarse)': { width: 44, height: 44 },
  borderRadius: '8px',
  fontFamily: figures,
  fontSize: '0.875rem',
  '&:hover': { bgcolor: 'action.hover' },
} as const
const todayLook = { fontWeight: 700, color: 'primary.readable' } as const
const chosenLook = {
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  fontWeight: 700,
  '&:hover': { bgcolor: 'primary.dark' },
} as const
