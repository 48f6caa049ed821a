import type { CountedAct, ShiftHours } from '@vigie/contract/hours/hours.ts'
import type { Instant, LocalDateTime } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { partsOf, reasonsOf } from './days.rules.ts'

const none: CountedAct = { at: null, local: null, firstLocal: null, managerName: null, did: null, reasonName: null, comment: null }
const act = (at: string, more: Partial<CountedAct> = {}): CountedAct => ({ ...none, at: at as Instant, ...more })
const shift = (more: Partial<ShiftHours> = {}): ShiftHours => ({
  id: 1,
  siteId: 1,
  siteName: 'Siège',
  timeZone: 'Europe/Paris',
  startsAt: '2026-11-04T05:00:00Z' as Instant,
  endsAt: '2026-11-04T13:00:00Z' as Instant,
  startsLocal: '2026-11-04 06:00:00' as LocalDateTime,
  endsLocal: '2026-11-04 14:00:00' as LocalDateTime,
  state: 'done',
  holidayNames: [],
  plannedMinutes: 480,
  doneMinutes: 480,
  nightMinutes: 0,
  sundayMinutes: 0,
  holidayMinutes: 0,
  breakMinutes: 0,
  arrival: act('2026-11-04T05:00:00Z'),
  departure: act('2026-11-04T13:00:00Z'),
  settledMinutes: null,
  ...more,
})
const phrases = (one: ShiftHours) => reasonsOf(one).map(({ phrase, minutes }) => (minutes === undefined ? phrase : `${phrase} ${minutes}`))

describe('why a day differs', () => {
  it('is how late or early somebody came and went, at the minute that the clock shows, with the reason that was given', () => {
    expect(phrases(shift())).toEqual([])
    expect(phrases(shift({ arrival: act('2026-11-04T05:16:59Z'), departure: act('2026-11-04T11:45:00Z') }))).toEqual([
      'late 16',
      'leftEarly 75',
    ])
    expect(phrases(shift({ arrival: act('2026-11-04T04:58:01Z'), departure: act('2026-11-04T13:00:59Z') }))).toEqual(['early 2'])
    const reason = { reasonName: 'Panne de métro', comment: 'Ligne 13' }
    expect(reasonsOf(shift({ arrival: act('2026-11-04T05:16:00Z', reason) }))[0]!.notes).toEqual(['Panne de métro', 'Ligne 13'])
  })

  it('is who has set the time, in place of how far it lies from the plan', () => {
    const corrected = act('2026-11-04T04:58:00Z', {
      did: 'corrected',
      managerName: 'Camille',
      firstLocal: '2026-11-04 06:09:00' as LocalDateTime,
    })
    expect(reasonsOf(shift({ arrival: corrected }))).toEqual([{ phrase: 'arrivalCorrected', name: 'Camille', clock: '06:09', notes: [] }])
    expect(phrases(shift({ departure: act('2026-11-04T16:30:00Z', { did: 'forced' }) }))).toEqual(['departureForced'])
  })

  it('is what is missing, and what took it away', () => {
    expect(phrases(shift({ state: 'noDeparture', departure: none }))).toEqual(['noDeparture'])
    expect(phrases(shift({ state: 'noDeparture', departure: { ...none, did: 'deleted' } }))).toEqual(['departureDeleted', 'noDeparture'])
    expect(phrases(shift({ state: 'noArrival', arrival: none, departure: none }))).toEqual(['noArrival'])
    expect(phrases(shift({ state: 'unconfirmed', arrival: act('2026-11-04T05:10:00Z') }))).toEqual(['unconfirmed', 'late 10'])
    expect(phrases(shift({ state: 'tooLong', doneMinutes: 0, departure: act('2026-12-07T17:00:00Z', { did: 'forced' }) }))).toEqual([
      'tooLong',
      'departureForced',
    ])
    expect(phrases(shift({ state: 'upcoming', arrival: none, departure: none }))).toEqual(['upcoming'])
  })
})

describe('an agent’s days', () => {
  it('are those that differ, with how many do not and how many are to come', () => {
    const even = shift({ id: 1 })
    const short = shift({ id: 2, doneMinutes: 464 })
    const missing = shift({ id: 3, state: 'noArrival', doneMinutes: 0 })
    const coming = shift({ id: 4, state: 'upcoming', doneMinutes: 0 })
    const before = shift({ id: 5, state: 'before', doneMinutes: 0 })
    const changed = shift({ id: 6, settledMinutes: 450 })
    const { differing, evenCount, awaitedCount } = partsOf([even, short, missing, coming, before, changed])
    expect([differing.map(({ id }) => id), evenCount, awaitedCount]).toEqual([[2, 3, 6], 2, 1])
  })
})
