import type { Day } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { readQuery, writeQuery, type Texts } from '../query.ts'
import { everything, nothing, only, printShiftsAddress, printSignaturesAddress } from './prints.ts'

const today = '2026-11-20' as Day
const readShifts = (texts: Texts) => readQuery(printShiftsAddress.query, texts, today)
const readSignatures = (texts: Texts) => readQuery(printSignaturesAddress.query, texts, today)
const written = (texts: Texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))

const options = { hasHolidays: true, hasTotals: true, hasDeclaration: true }
const usual = { sites: everything, search: '', sheet: null, openId: null, ...options }

describe('the addresses of printing', () => {
  it('begin with all sites of now and with no agent', () => {
    expect(readShifts({})).toEqual({ ...usual, month: '202611', agents: nothing, list: 'sites' })
    expect(readSignatures({})).toEqual({ ...usual, day: today })
  })

  it('fall back where they are wrong', () => {
    expect(readShifts({ month: '202613', sites: 'x', agents: 'all-', list: 'clients', sheet: 'site-x', file: '-1' })).toEqual(
      readShifts({}),
    )
    expect(readSignatures({ date: '2026-02-30', sites: '...' })).toEqual(readSignatures({}))
  })

  it('say who is chosen: all, none, some, or all but some', () => {
    expect(readShifts({ sites: 'none' }).sites).toEqual(nothing)
    expect(readShifts({ sites: '3.7.3' }).sites).toEqual(only(3, 7))
    expect(readShifts({ agents: 'all' }).agents).toEqual(everything)
    expect(readShifts({ agents: 'all-3.7' }).agents).toEqual({ isAll: true, ids: [3, 7] })
  })

  it('are read back from what is written, and the usual leaves no trace', () => {
    const texts = {
      month: '202610',
      sites: 'all-3.7',
      agents: '12',
      list: 'agents',
      search: 'léa',
      sheet: 'agent-12',
      holidays: '0',
      totals: '0',
      declaration: '0',
      file: '4',
    }
    expect(written(writeQuery(printShiftsAddress.query, readShifts(texts), today))).toEqual(texts)
    expect(written(writeQuery(printShiftsAddress.query, readShifts({}), today))).toEqual({ month: '202611' })
    const week = { date: '2026-11-16', sites: 'none', sheet: 'site-3' }
    expect(written(writeQuery(printSignaturesAddress.query, readSignatures(week), today))).toEqual(week)
  })
})
