import { describe, expect, it } from 'vitest'
import { addMinutes, type Instant } from '../kit/time.ts'
import { breakActOf, breakActs, isBreakTurn, likelyAct, restOf, type RestedShift } from './clockings.breaks.rules.ts'

const at = (time: string) => `2026-11-20T${time}:00Z` as Instant
/** From six to six, at the post since 05:58. */
const shift = (change: Partial<RestedShift> = {}): RestedShift => ({
  endsAt: at('18:00'),
  arrivedAt: at('05:58'),
  leftAt: null,
  breakStartedAt: null,
  saidBreakStartedAt: change.breakStartedAt ?? null,
  breakMinutes: 0,
  longestBreakMinutes: 0,
  ...change,
})

describe('The break of the law', () => {
  it('is due when six hours of work are reached, and until then it is said when that is', () => {
    expect(restOf(shift(), at('11:22'))).toEqual({
      workedMinutes: 324,
      restedMinutes: 0,
      openMinutes: null,
      isTaken: false,
      dueAt: at('11:58'),
      isOverdue: false,
    })
    expect(restOf(shift(), addMinutes(at('11:58'), -1))).toMatchObject({ workedMinutes: 359, isOverdue: false })
    expect(restOf(shift(), at('11:58'))).toMatchObject({ workedMinutes: 360, isOverdue: true })
    expect(restOf(shift(), at('13:00'))).toMatchObject({ dueAt: at('11:58'), isOverdue: true })
  })

  it('is taken with twenty minutes in a row, and with no less: two of ten are none, and put the sixth hour off', () => {
    const ofTwenty = shift({ breakMinutes: 20, longestBreakMinutes: 20 })
    expect(restOf(ofTwenty, at('13:00'))).toMatchObject({ isTaken: true, dueAt: null, isOverdue: false, workedMinutes: 402 })
    const ofNineteen = shift({ breakMinutes: 19, longestBreakMinutes: 19 })
    expect(restOf(ofNineteen, at('12:16'))).toMatchObject({ isTaken: false, dueAt: at('12:17'), isOverdue: false })
    expect(restOf(shift({ breakMinutes: 20, longestBreakMinutes: 10 }), at('12:18'))).toMatchObject({ isTaken: false, isOverdue: true })
  })

  it('is being taken while one is open: from its twentieth minute on it is taken, and nothing is due meanwhile', () => {
    const resting = shift({ breakStartedAt: at('11:50') })
    expect(restOf(resting, at('12:09'))).toMatchObject({ openMinutes: 19, isTaken: false, isOverdue: false, workedMinutes: 352 })
    expect(restOf(resting, at('12:10'))).toMatchObject({ openMinutes: 20, restedMinutes: 20, isTaken: true, dueAt: null })
  })

  it('is not spoken of in a service that ends before, until somebody has worked for six hours all the same', () => {
    const short = shift({ endsAt: at('11:00') })
    expect(restOf(short, at('10:00'))).toMatchObject({ dueAt: null, isOverdue: false })
    expect(restOf(short, at('11:58'))).toMatchObject({ dueAt: at('11:58'), isOverdue: true })
    expect(restOf(shift({ endsAt: at('11:58') }), at('10:00'))).toMatchObject({ dueAt: at('11:58') })
  })

  it('is nobody’s who is not at the post', () => {
    expect(restOf(shift({ arrivedAt: null }), at('11:22'))).toBeNull()
    expect(restOf(shift({ leftAt: at('11:00') }), at('11:22'))).toBeNull()
  })

  it('counts no time of a clock that is behind the arrival', () => {
    expect(restOf(shift(), at('05:00'))).toMatchObject({ workedMinutes: 0, isOverdue: false })
    expect(restOf(shift({ breakStartedAt: at('11:00') }), at('10:50'))).toMatchObject({ openMinutes: 0 })
  })
})

describe('What comes next', () => {
  it('is a break while none is open, its end while one is, and nothing before the arrival or after the departure', () => {
    expect(breakActOf(shift())).toBe('break_start')
    expect(breakActOf(shift({ breakStartedAt: at('11:50') }))).toBe('break_end')
    expect(breakActOf(shift({ arrivedAt: null }))).toBeNull()
    expect(breakActOf(shift({ leftAt: at('18:00') }))).toBeNull()
  })

  it('follows the own word where it waits for a manager: a break that is but said is ended, and begun after an end that is but said', () => {
    const said = shift({ saidBreakStartedAt: at('11:50') })
    expect([breakActOf(said), likelyAct(said, at('17:40'))]).toEqual(['break_end', 'break_end'])
    expect(restOf(said, at('12:00'))).toMatchObject({ openMinutes: 10, restedMinutes: 10 })
    const ended = shift({ breakStartedAt: at('11:50'), saidBreakStartedAt: null })
    expect([breakActOf(ended), likelyAct(ended, at('12:00'))]).toEqual(['break_start', 'break_start'])
    const turns = (stands: RestedShift) => breakActs.filter((act) => isBreakTurn(act, stands, at('12:00')))
    expect([shift(), said, ended, shift({ breakStartedAt: at('11:50') })].map(turns)).toEqual([
      ['break_start'],
      ['break_start', 'break_end'],
      ['break_start', 'break_end'],
      ['break_end'],
    ])
    expect(isBreakTurn('break_end', said, at('11:49'))).toBe(false)
  })

  it('is most likely the break, and in the last half hour the departure; but an open break ends first', () => {
    expect(likelyAct(shift(), at('11:22'))).toBe('break_start')
    expect(likelyAct(shift(), at('17:29'))).toBe('break_start')
    expect(likelyAct(shift(), at('17:30'))).toBe('end')
    expect(likelyAct(shift(), at('19:00'))).toBe('end')
    expect(likelyAct(shift({ breakStartedAt: at('17:40') }), at('17:50'))).toBe('break_end')
  })
})
