import { expect, it } from 'vitest'
import { shiftOf } from '../../../../domains/shifts/shifts.testing.ts'
import { paperCellsOf } from './cells.rules.ts'

const shift = shiftOf('2026-11-03 07:00', '2026-11-03 19:00')
const leave = (from: number, to: number) => ({ id: 1, from, to, typeName: 'Congés', isDemand: false })
const drawn = (cells: Parameters<typeof paperCellsOf>[0]['cells'], away: Parameters<typeof paperCellsOf>[0]['away'], days = 7) =>
  paperCellsOf({ cells, away }, days).map(({ from, span, away: gone, shifts }) =>
    [from, span, gone?.typeName ?? '', shifts.length].join(' ').trim(),
  )

it('a line has a cell for each day, up to the last', () => {
  expect(drawn(new Map([[6, [shift, shift]]]), [], 7)).toEqual(['0 1  0', '1 1  0', '2 1  0', '3 1  0', '4 1  0', '5 1  0', '6 1  2'])
})

it('days in a row of an absence are one cell', () => {
  expect(drawn(new Map([[0, [shift]]]), [leave(2, 6)])).toEqual(['0 1  1', '1 1  0', '2 5 Congés 0'])
})

it('a shift within an absence stands on its day, with the absence', () => {
  expect(drawn(new Map([[3, [shift]]]), [leave(0, 6)])).toEqual(['0 3 Congés 0', '3 1 Congés 1', '4 3 Congés 0'])
})
