import type { Day } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { readView, turnTo, writeView, type ViewTexts } from './view.ts'

const today = '2026-10-12' as Day
const read = (texts: ViewTexts) => readView(texts, today)

describe('the address of an agent’s schedule', () => {
  it('without anything is the month of today', () => {
    expect(read({})).toEqual({ name: 'month', month: '202610', day: today, open: null, contractId: null, isChecked: false })
  })

  it('says month, day, contract, what is opened and that the validation is asked', () => {
    const texts = { month: '202611', contractId: '7', checked: '1', view: 'week', date: '2026-11-05', open: '2026-11-06' }
    expect(read(texts)).toEqual({
      name: 'week',
      month: '202611',
      day: '2026-11-05',
      open: '2026-11-06',
      contractId: 7,
      isChecked: true,
    })
  })

  it('falls back on now where it means nothing, and takes a month for its first day', () => {
    expect(read({ month: '202613', date: '2026-02-30', contractId: 'x', checked: 'yes', view: 'year', open: 'today' })).toEqual(read({}))
    expect(read({ date: '2026-12' })).toMatchObject({ month: '202612', day: '2026-12-01' })
    expect(read({ month: '202611' })).toMatchObject({ day: '2026-11-01' })
  })

  it('loses what is taken back', () => {
    expect(writeView({ name: 'month', open: null, contractId: null, isChecked: false })).toEqual({
      view: undefined,
      open: undefined,
      contractId: undefined,
      checked: undefined,
    })
    expect(writeView({ name: 'week', day: today, isChecked: true })).toEqual({ view: 'week', date: today, checked: '1' })
  })

  it('turns to the week of today in its month, to that of the first day in another, and back to the month of the week', () => {
    expect(turnTo('week', read({}), today)).toEqual({ name: 'week', day: today })
    expect(turnTo('week', read({ month: '202612' }), today)).toEqual({ name: 'week', day: '2026-12-01' })
    expect(turnTo('month', read({ view: 'week', date: '2026-11-30', month: '202612' }), today)).toEqual({ name: 'month', month: '202611' })
  })
})
