import type { Day, Month } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { readView, turnTo, writeView } from './view.ts'

const today = '2026-10-14' as Day

it('reads the address, and falls back on the month and the day of now', () => {
  expect(readView({}, today)).toEqual({ siteId: null, name: 'month', month: '202610', day: today, shiftId: null })
  expect(readView({ siteId: '0', month: '202612', view: 'week', date: '2026-12-31', vacationId: '7' }, today)).toEqual({
    siteId: 0,
    name: 'week',
    month: '202612',
    day: '2026-12-31',
    shiftId: 7,
  })
  expect(readView({ siteId: 'x', month: '202613', view: 'year', date: '2026-02-30', vacationId: '-1' }, today)).toEqual({
    siteId: null,
    name: 'month',
    month: '202610',
    day: '2026-10-01',
    shiftId: null,
  })
})

it('a date alone says its month, and a month alone its first day', () => {
  expect(readView({ date: '2026-02' }, today)).toMatchObject({ month: '202602', day: '2026-02-01' })
  expect(readView({ month: '202611' }, today)).toMatchObject({ month: '202611', day: '2026-11-01' })
})

it('what is as usual is left out of the address', () => {
  expect(writeView({ name: 'month', shiftId: null })).toEqual({ view: undefined, vacationId: undefined })
  expect(writeView({ name: 'pHebdo', siteId: 0, month: '202612' as Month })).toEqual({ view: 'pHebdo', siteId: '0', month: '202612' })
})

it('from a month to its week and back', () => {
  const view = readView({ siteId: '3' }, today)
  expect(turnTo('week', view, today)).toMatchObject({ name: 'week', day: today, month: '202610' })
  const other = readView({ siteId: '3', month: '202612' }, today)
  expect(turnTo('pHebdo', other, today)).toMatchObject({ day: '2026-12-01', month: '202612' })
  const week = readView({ siteId: '3', view: 'week', date: '2027-01-02', month: '202612' }, today)
  expect(turnTo('month', week, today)).toMatchObject({ name: 'month', month: '202701' })
})
