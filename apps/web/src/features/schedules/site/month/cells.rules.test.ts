import type { Month } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { moveOf, type CellPosition } from './cells.rules.ts'
import { daysOfMonth } from '../../../../domains/schedules/calendarDays.ts'
import { rowsOf } from '../rows.rules.ts'
import { shiftOf } from '../../../../domains/shifts/shifts.testing.ts'

const rows = rowsOf(
  [
    shiftOf('2026-10-02 06:00', '2026-10-02 10:00', { agent: 'A' }),
    shiftOf('2026-10-02 14:00', '2026-10-02 18:00', { agent: 'A' }),
    shiftOf('2026-10-02 14:00', '2026-10-02 18:00', { agent: 'B' }),
    shiftOf('2026-10-03 14:00', '2026-10-03 18:00', { agent: 'C' }),
  ],
  [],
  daysOfMonth('202610' as Month),
)
const after = (from: CellPosition, ...keys: string[]) => keys.reduce((cell, key) => moveOf(key, cell, rows, 31)?.cell ?? cell, from)
const at = (row: number, column: number, lane = 0): CellPosition => ({ row, column, lane })

it('down passes through the shifts of a cell before it leaves it, and up comes back the same way', () => {
  expect(after(at(0, 1), 'ArrowDown')).toEqual(at(0, 1, 1))
  expect(after(at(0, 1), 'ArrowDown', 'ArrowDown')).toEqual(at(1, 1))
  expect(after(at(1, 1), 'ArrowUp')).toEqual(at(0, 1, 1))
})

it('the first and the last line are where up and down end', () => {
  expect(after(at(0, 0), 'ArrowUp')).toEqual(at(0, 0))
  expect(after(at(2, 0), 'ArrowDown')).toEqual(at(2, 0))
  expect(after(at(1, 5), 'PageDown', 'End')).toEqual(at(2, 30))
  expect(after(at(1, 5), 'PageUp', 'Home')).toEqual(at(0, 0))
})

it('left of the first day is the month before, right of the last the month after', () => {
  expect(moveOf('ArrowLeft', at(1, 0), rows, 31)).toEqual({ months: -1, cell: at(1, 0) })
  expect(moveOf('ArrowRight', at(1, 30), rows, 31)).toEqual({ months: 1, cell: at(1, 0) })
  expect(after(at(1, 30), 'ArrowLeft')).toEqual(at(1, 29))
})

it('other keys do not move, and neither does anything on an empty board', () => {
  expect(moveOf('x', at(0, 0), rows, 31)).toBeUndefined()
  expect(moveOf('ArrowDown', at(0, 0), [], 31)).toBeUndefined()
})
