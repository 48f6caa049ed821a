import { useEffect, useRef, type KeyboardEvent } from 'react'
import { moveOf, type CellPosition } from './cells.rules.ts'
import type { Row } from '../rows.rules.ts'

export interface BoardKeys {
  readonly board: { readonly current: HTMLElement | null }
  readonly rows: readonly Row[]
  readonly columnCount: number
  /** Today among the columns; -1 in another month. */
  readonly todayPlace: number
  readonly meant: CellPosition | null
  readonly onMean: (cell: CellPosition) => void
  readonly onOpen: (shiftId: number) => void
  readonly onMonths: (months: -1 | 1) => void
  readonly onToday: () => void
  /** Brings a line into sight. */
  readonly onShow: (row: number) => void
}

/**
 * The board answers to the keyboard where it has the focus, so that no sign acts elsewhere (WCAG 2.1.4): arrows move from
 * cell to cell and beyond the edge into the next month, Enter opens, `t` leads to today.
 */
export function useBoardKeys(keys: BoardKeys) {
  const { board, rows, columnCount, todayPlace, onMean, onShow } = keys
  // A month with fewer lines or days than the one before still means a cell that is there.
  const meant = keys.meant && rows.length > 0 ? within(keys.meant, rows, columnCount) : null
  const shown = useRef(meant)
  useEffect(() => {
    if (!meant || (shown.current?.row === meant.row && shown.current.column === meant.column)) return
    shown.current = meant
    onShow(meant.row)
    bringIntoSight(board.current, meant.column)
  })
  const start: CellPosition = { row: 0, column: Math.max(0, todayPlace), lane: 0 }
  const onPress = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    // On a bar that was clicked, Enter presses it by itself.
    if (event.key === 'Enter' && event.target !== board.current) return
    if (event.key === 'Enter' && meant) {
      const shift = rows[meant.row]?.cells.get(meant.column)?.[meant.lane]
      if (shift) act(event, () => keys.onOpen(shift.id))
    } else if (event.key === 't' || event.key === 'T') {
      act(event, () => (todayPlace < 0 ? keys.onToday() : onMean({ ...(meant ?? start), column: todayPlace, lane: 0 })))
    } else {
      // The first arrow only shows where one is.
      const move = moveOf(event.key, meant ?? start, rows, columnCount)
      if (!move) return
      act(event, () => {
        if ('months' in move) {
          keys.onMonths(move.months)
          onMean(move.months < 0 ? { ...move.cell, column: lastColumn } : move.cell)
        } else onMean(meant ? move.cell : start)
      })
    }
  }
  return { meant, onPress }
}

/** Beyond every month's end: it is cut to the last day of the month that comes. */
const lastColumn = 30

function within(cell: CellPosition, rows: readonly Row[], columnCount: number): CellPosition {
  const row = Math.min(cell.row, rows.length - 1)
  const column = Math.min(cell.column, columnCount - 1)
  return { row, column, lane: Math.min(cell.lane, Math.max(0, (rows[row]!.cells.get(column)?.length ?? 1) - 1)) }
}

/** Moves the board sideways until a day stands beside the names. */
function bringIntoSight(board: HTMLElement | null, column: number): void {
  const [who, day] = [board?.querySelector<HTMLElement>('.head .who'), board?.querySelectorAll<HTMLElement>('.day')[column]]
  if (!board || !who || !day) return
  const [left, right] = [day.offsetLeft - who.offsetWidth, day.offsetLeft + day.offsetWidth]
  if (left < board.scrollLeft) board.scrollLeft = left
  else if (right > board.scrollLeft + board.clientWidth) board.scrollLeft = right - board.clientWidth
}

function act(event: KeyboardEvent, what: () => void): void {
  event.preventDefault()
  what()
}
