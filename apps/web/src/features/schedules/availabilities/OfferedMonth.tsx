import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useRef, type KeyboardEvent } from 'react'
import { Card } from '../../../ui/page/Card.tsx'
import { stepOfKey } from '../../../ui/pickers/MonthGrid.tsx'
import { WeekdayHeads } from '../../../ui/pickers/WeekdayHeads.tsx'
import { cellStyles, dayGround, tableStyles } from '../agent/month/month.styles.ts'
import { OfferedLegend } from './OfferedLegend.tsx'
import type { OfferedDay } from './offered.rules.ts'
import { OfferedParts } from './OfferedParts.tsx'
import { useOfferedWords } from './useOfferedWords.ts'

interface OfferedMonthProps {
  readonly label: string
  readonly weeks: readonly (readonly OfferedDay[])[]
  readonly today: Day
  /** Null: nothing is added any more. */
  readonly onAdd: ((day: Day) => void) | null
}

/** A month as a grid of weeks from Monday on, each day with what is offered on it. A day from today on adds to it. */
export function OfferedMonth({ label, weeks, today, onAdd }: OfferedMonthProps) {
  const words = useOfferedWords()
  const grid = useRef<HTMLTableElement>(null)
  const isOpen = (day: Day) => onAdd !== null && day >= today
  const entry = weeks.flat().find(({ day, isOutside }) => !isOutside && isOpen(day))?.day
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target as HTMLElement).dataset['day'] as Day | undefined
    const next = from && stepOfKey(event.key, from)
    if (!next) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  const inside = (one: OfferedDay) => (
    <>
      <span className="visually-hidden">{words.day(one, today, isOpen(one.day))}</span>
      <Box component="span" aria-hidden="true" sx={{ display: 'grid', minWidth: 0 }}>
        <span className={one.day === today ? 'number today' : 'number'}>{Number(one.day.slice(8))}</span>
        <OfferedParts day={one} />
      </Box>
    </>
  )
  return (
    <div>
      <Card sx={{ overflow: 'hidden' }}>
        <Box
          component="table"
          ref={grid}
          role="grid"
          aria-label={label}
          onKeyDown={move}
          sx={[tableStyles, { '& td': { height: { xs: 52, sm: 92 } } }]}
        >
          <thead>
            <WeekdayHeads week={weeks[0]?.map(({ day }) => day) ?? []} />
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]!.day}>
                {week.map((one) => (
                  <Box component="td" key={one.day} role="gridcell" sx={dayGround(one, false)}>
                    {one.isOutside ? (
                      <Box component="span" aria-hidden="true" className="number" sx={{ color: 'text.disabled' }}>
                        {Number(one.day.slice(8))}
                      </Box>
                    ) : isOpen(one.day) && onAdd ? (
                      <ButtonBase
                        data-day={one.day}
                        tabIndex={one.day === entry ? 0 : -1}
                        aria-current={one.day === today ? 'date' : undefined}
                        onClick={() => onAdd(one.day)}
                        sx={cellStyles}
                      >
                        {inside(one)}
                      </ButtonBase>
                    ) : (
                      <Box sx={{ color: 'text.secondary' }}>{inside(one)}</Box>
                    )}
                  </Box>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Card>
      <OfferedLegend />
    </div>
  )
}
