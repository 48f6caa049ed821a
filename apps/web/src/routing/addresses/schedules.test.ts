import type { Day, Month } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { readQuery, writeQuery, type Texts } from '../query.ts'
import { scheduleAddress, siteScheduleAddress } from './schedules.ts'

const today = '2026-10-14' as Day

describe('the address of an agent’s schedule', () => {
  const read = (texts: Texts) => readQuery(scheduleAddress.query, texts, today)

  it('without anything is the month of today', () => {
    expect(read({})).toEqual({ name: 'month', month: '202610', day: today, open: null, contractId: null, isChecked: false })
  })

  it('says month, day, contract, what is opened and that the validation is asked', () => {
    const texts = { month: '202611', contractId: '7', checked: '1', view: 'week', date: '2026-11-05', open: '2026-11-06' }
    expect(read(texts)).toEqual({ name: 'week', month: '202611', day: '2026-11-05', open: '2026-11-06', contractId: 7, isChecked: true })
  })

  it('falls back on now where it means nothing, and takes a month for its first day', () => {
    expect(read({ month: '202613', date: '2026-02-30', contractId: 'x', checked: 'yes', view: 'year', open: '2026-10' })).toEqual(read({}))
    expect(read({ date: '2026-12' })).toMatchObject({ month: '202612', day: '2026-12-01' })
    expect(read({ month: '202611' })).toMatchObject({ day: '2026-11-01' })
  })

  it('loses what is taken back', () => {
    const { query } = scheduleAddress
    expect(writeQuery(query, { name: 'month', open: null, contractId: null, isChecked: false }, today)).toEqual({
      view: undefined,
      open: undefined,
      contractId: undefined,
      checked: undefined,
    })
    expect(writeQuery(query, { name: 'week', day: today, isChecked: true }, today)).toEqual({ view: 'week', date: today, checked: '1' })
  })
})

describe('the address of a site’s schedule', () => {
  const read = (texts: Texts) => readQuery(siteScheduleAddress.query, texts, today)

  it('is read, and falls back on the month and the day of now', () => {
    expect(read({})).toEqual({ siteId: null, name: 'month', month: '202610', day: today, shiftId: null })
    expect(read({ siteId: '0', month: '202612', view: 'week', date: '2026-12-31', vacationId: '7' })).toEqual({
      siteId: 0,
      name: 'week',
      month: '202612',
      day: '2026-12-31',
      shiftId: 7,
    })
    expect(read({ siteId: 'x', month: '202613', view: 'year', date: '2026-02-30', vacationId: '-1' })).toEqual({
      siteId: null,
      name: 'month',
      month: '202610',
      day: '2026-10-01',
      shiftId: null,
    })
  })

  it('a date alone says its month, and a month alone its first day', () => {
    expect(read({ date: '2026-02' })).toMatchObject({ month: '202602', day: '2026-02-01' })
    expect(read({ month: '202611' })).toMatchObject({ month: '202611', day: '2026-11-01' })
  })

  it('what is as usual is left out of it', () => {
    const { query } = siteScheduleAddress
    expect(writeQuery(query, { name: 'month', shiftId: null }, today)).toEqual({ view: undefined, vacationId: undefined })
    expect(writeQuery(query, { name: 'pHebdo', siteId: 0, month: '202612' as Month }, today)).toEqual({
      view: 'pHebdo',
      siteId: '0',
      month: '202612',
    })
  })
})
