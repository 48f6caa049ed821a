import { describe, expect, it } from 'vitest'
import { addMinutes, type Instant } from '../kit/time.ts'
import {
  checksOf,
  nextCheckAt,
  openCheck,
  shownCheck,
  silentSince,
  type CheckedShift,
  type CheckSettings,
} from './clockings.checks.rules.ts'

const at = (clock: string, day = 12) => `2026-10-${day}T${clock}:00Z` as Instant
const hourly: CheckSettings = { shift_check_every_minutes: 60, shift_check_answer_minutes: 15, shift_check_since: null }
/** A night from 20h to 6h, whose agent came at ten past. */
const night: CheckedShift = { endsAt: at('06:00', 13), arrivedAt: at('20:10'), leftAt: null, checkTimes: [], pauseTimes: [] }

const states = (shift: CheckedShift, now: Instant, settings = hourly) =>
  checksOf(shift, now, settings).map(({ dueAt, state }) => `${dueAt.slice(11, 16)} ${state}`)

describe('the verification calls of a service', () => {
  it('fall due each interval after the arrival, and may be answered for so many minutes', () => {
    expect(states(night, at('21:09'))).toEqual([])
    expect(states(night, at('21:10'))).toEqual(['21:10 due'])
    expect(states(night, at('21:25'))).toEqual(['21:10 due'])
    expect(states(night, at('21:26'))).toEqual(['21:10 missed'])
    expect(nextCheckAt(night, at('21:10'), hourly)).toBe(at('22:10'))
  })

  it('are answered in time, late or never, each by the first word between it and the next', () => {
    const said = { ...night, checkTimes: [at('21:25'), at('22:40')] }
    expect(states(said, at('23:30'))).toEqual(['21:10 answered', '22:10 late', '23:10 missed'])
  })

  it('are none that what is left of the service is too short to answer', () => {
    const all = checksOf({ ...night, arrivedAt: at('20:45') }, at('09:00', 13), hourly)
    expect(all.at(-1)?.dueAt).toBe(at('05:45', 13))
    expect(checksOf({ ...night, arrivedAt: at('20:46') }, at('09:00', 13), hourly).at(-1)?.dueAt).toBe(at('04:46', 13))
  })

  it('end with the departure, which answers the one that is due', () => {
    expect(states({ ...night, leftAt: at('22:20') }, at('23:30'))).toEqual(['21:10 missed'])
    expect(states({ ...night, leftAt: at('22:26') }, at('23:30'))).toEqual(['21:10 missed', '22:10 missed'])
  })

  it('are moved by what a break lasted; while it is open none falls due', () => {
    const paused = { ...night, pauseTimes: [at('21:00'), at('21:30')] }
    expect(states(paused, at('23:00'))).toEqual(['21:40 missed', '22:40 missed'])
    expect(states({ ...night, pauseTimes: [at('21:00')] }, at('23:00'))).toEqual([])
    expect(states({ ...night, pauseTimes: [at('21:10'), at('21:30')] }, at('21:30'))).toEqual(['21:30 due'])
  })

  it('are none where the company has none, before it set them as they are, and where nobody has come', () => {
    expect(states(night, at('23:30'), { ...hourly, shift_check_every_minutes: 0 })).toEqual([])
    expect(states(night, at('23:30'), { ...hourly, shift_check_since: at('23:00') })).toEqual(['23:10 missed'])
    expect(states({ ...night, arrivedAt: null }, at('23:30'))).toEqual([])
  })
})

describe('the call that may be answered now', () => {
  it('is the last one, late too, until the next falls due', () => {
    expect(openCheck(night, at('21:00'), hourly)).toBeNull()
    expect(openCheck(night, at('21:20'), hourly)).toMatchObject({ dueAt: at('21:10'), state: 'due' })
    expect(openCheck(night, at('22:09'), hourly)).toMatchObject({ dueAt: at('21:10'), state: 'missed' })
    expect(openCheck(night, at('22:10'), hourly)).toMatchObject({ dueAt: at('22:10'), state: 'due' })
  })

  it('is none when it was answered, when the agent has left, and after the service', () => {
    expect(openCheck({ ...night, checkTimes: [at('21:12')] }, at('21:20'), hourly)).toBeNull()
    expect(openCheck({ ...night, leftAt: at('21:15') }, at('21:20'), hourly)).toBeNull()
    expect(openCheck(night, addMinutes(night.endsAt, 1), hourly)).toBeNull()
  })
})

describe('a page whose clock turns every few seconds', () => {
  it('counts an answer at once that came since its last turn', () => {
    const said = { ...night, checkTimes: [at('21:12')] }
    expect([openCheck(said, at('21:11'), hourly), shownCheck(said, at('21:11'), hourly)]).toEqual([expect.anything(), null])
    expect(shownCheck(said, at('22:10'), hourly)).toMatchObject({ dueAt: at('22:10'), state: 'due' })
    expect(silentSince({ ...night, checkTimes: [at('21:40')] }, at('21:39'), hourly)).toBeNull()
    expect(silentSince({ ...night, pauseTimes: [at('21:40')] }, at('21:39'), hourly)).toBeNull()
  })
})

describe('nothing is heard of an agent', () => {
  it('from the call that was missed on, also while the next one is due, until an answer or a break', () => {
    expect(silentSince(night, at('21:25'), hourly)).toBeNull()
    expect(silentSince(night, at('21:26'), hourly)).toBe(at('21:10'))
    expect(silentSince(night, at('22:15'), hourly)).toBe(at('21:10'))
    expect(silentSince({ ...night, checkTimes: [at('21:40')] }, at('21:41'), hourly)).toBeNull()
    expect(silentSince({ ...night, checkTimes: [at('22:12')] }, at('22:15'), hourly)).toBeNull()
    expect(silentSince({ ...night, pauseTimes: [at('21:30')] }, at('21:45'), hourly)).toBeNull()
    expect(silentSince({ ...night, checkTimes: [at('22:12')] }, at('23:26'), hourly)).toBe(at('23:10'))
    expect(silentSince({ ...night, leftAt: at('21:40') }, at('21:45'), hourly)).toBeNull()
  })
})
