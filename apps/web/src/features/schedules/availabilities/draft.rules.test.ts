import type { Day } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { fieldOf, isOverMidnight, lackingIn, newOffer, timesOf, type OfferDraft } from './draft.rules.ts'

const draft = (more: Partial<OfferDraft>): OfferDraft => ({ ...newOffer(5, '2026-10-31' as Day), starts: '8', ends: '16h30', ...more })

describe('what is filled in', () => {
  it('lacks a day, hours, a last day and weekdays, each where it is asked for', () => {
    expect(lackingIn(newOffer(5, null))).toEqual(['startsOn', 'starts', 'ends'])
    expect(lackingIn(draft({ kind: 'weekly', isWholeDay: true }))).toEqual(['untilOn', 'weekdays'])
    expect([lackingIn(draft({})), timesOf(draft({ ends: '25' }))]).toEqual([[], null])
  })

  it('is sent as the call takes it: hours as they were meant, over midnight and a month’s end', () => {
    expect(timesOf(draft({}))).toEqual({ startsLocal: '2026-10-31 08:00:00', endsLocal: '2026-10-31 16:30:00' })
    expect(timesOf(draft({ starts: '22', ends: '6' }))).toEqual({ startsLocal: '2026-10-31 22:00:00', endsLocal: '2026-11-01 06:00:00' })
    expect(timesOf(draft({ isWholeDay: true, starts: '', ends: '' }))).toEqual({
      startsLocal: '2026-10-31 00:00:00',
      endsLocal: '2026-11-01 00:00:00',
    })
    const weekly = draft({ kind: 'weekly', untilOn: '2026-11-30' as Day, weekdays: [1, 3] })
    expect(timesOf(weekly)).toMatchObject({ untilOn: '2026-11-30', weekdays: [1, 3] })
    expect(timesOf({ ...weekly, kind: 'several' })).not.toHaveProperty('weekdays')
    expect(timesOf({ ...weekly, kind: 'once' })).not.toHaveProperty('untilOn')
    expect([
      isOverMidnight(draft({})),
      isOverMidnight(draft({ ends: '8:00' })),
      isOverMidnight(draft({ isWholeDay: true, ends: '6' })),
    ]).toEqual([false, true, false])
  })

  it('has its problems at the field that they concern, by either name', () => {
    expect(['startsLocal', 'endsLocal', 'untilOn', 'weekdays'].map(fieldOf)).toEqual(['startsOn', 'ends', 'untilOn', 'weekdays'])
  })
})
