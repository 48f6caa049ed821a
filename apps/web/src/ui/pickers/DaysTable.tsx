import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { SxProps, Theme } from '@mui/material/styles'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Card } from '../page/Card.tsx'
import { cellStyles, dayGround, tableStyles, type GroundOfDay } from './daysTable.styles.ts'
import { stepOfKey } from './MonthGrid.tsx'
import { WeekdayHeads } from './WeekdayHeads.tsx'

interface DaysTableProps<One extends GroundOfDay & { readonly day: Day }> {
  readonly label: string
  readonly weeks: readonly (readonly One[])[]
  readonly today: Day
  /** The day that stands open; it has a frame. */
  readonly openDay?: Day | null
  /** The day that Tab reaches. */
  readonly entry: Day | undefined
  /** What pressing a day does; null: nothing. */
  readonly pressOf: (one: One) => (() => void) | null
  /** The whole day in words. */
  readonly words: (one: One) => string
  /** What is drawn under the number; its words are said above. */
  readonly renderParts: (one: One) => ReactNode
  readonly sx?: SxProps<Theme>
}

/** A month as a grid of weeks from Monday on. One day at a time takes part in Tab; the arrows go by days and weeks, Enter presses. */
export function DaysTable<One extends GroundOfDay & { readonly day: Day }>(props: DaysTableProps<One>) {
  const { label, weeks, today, openDay = null, entry, pressOf, words, renderParts, sx = {} } = props
  const grid = useRef<HTMLTableElement>(null)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target as HTMLElement).dataset['day'] as Day | undefined
    const next = from && stepOfKey(event.key, from)
    if (!next) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  const inside = (one: One) => (
    <>
      <span className="visually-hidden">{words(one)}</span>
      <Box component="span" aria-hidden="true" sx={{ display: 'grid', minWidth: 0 }}>
        <span className={one.day === today ? 'number today' : 'number'}>{Number(one.day.slice(8))}</span>
        {renderParts(one)}
      </Box>
    </>
  )
  const cell = (one: One) => {
    if (one.isOutside)
      return (
        <Box component="span" aria-hidden="true" className="number" sx={{ color: 'text.disabled' }}>
          {Number(one.day.slice(8))}
        </Box>
      )
    const press = pressOf(one)
    if (!press) return <Box sx={{ color: 'text.secondary' }}>{inside(one)}</Box>
    return (
      <ButtonBase
        data-day={one.day}
        tabIndex={one.day === entry ? 0 : -1}
        aria-current={one.day === today ? 'date' : undefined}
        onClick={press}
        sx={cellStyles}
      >
        {inside(one)}
      </ButtonBase>
    )
  }
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-label={label}
        onKeyDown={move}
        sx={[tableStyles, ...(Array.isArray(sx) ? sx : [sx])]}
      >
        <thead>
          <WeekdayHeads week={weeks[0]?.map(({ day }) => day) ?? []} />
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]!.day}>
              {week.map((one) => (
                <Box component="td" key={one.day} role="gridcell" sx={dayGround(one, one.day === openDay)}>
                  {cell(one)}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  )
}
