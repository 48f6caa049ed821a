import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Day, Instant } from '../kit/time.ts'
import { demandForms, infoForm, type DemandForm } from './demands.forms.ts'
import { fatesOf, spanOfAbsence, weeksAroundAbsence, weeksOfAbsence } from './demands.effects.rules.ts'
import { changesOf, problemsOfDemand, type DemandValues } from './demands.rules.ts'

const today = '2026-10-12' as Day
const own = (text: DemandForm['text'], files: DemandForm['files']): DemandForm => ({
  fields: [{ name: 'f1', kind: 'text', isRequired: false }],
  text,
  files,
})
const problems = (form: DemandForm, values: DemandValues, { text = '', fileCount = 0 } = {}) =>
  problemsOfDemand(form, { values, text, fileCount }, today).map(({ field, problem }) => `${field} ${problem}`)

describe('a filled form', () => {
  it.each([
    ['an advance without its amount', demandForms.advance, {}, {}, ['amount required']],
    ['an advance of nothing', demandForms.advance, { amount: 0 }, {}, ['amount demand.amount']],
    ['an advance of half a cent', demandForms.advance, { amount: 0.5 }, {}, ['amount demand.amount']],
    ['an advance in words', demandForms.advance, { amount: '400' }, {}, ['amount notAnAllowedValue']],
    ['an advance that is more than anybody earns', demandForms.advance, { amount: 1_000_001 }, {}, ['amount demand.amount']],
    ['an advance', demandForms.advance, { amount: 40_000 }, {}, []],
    ['an advance with a file', demandForms.advance, { amount: 40_000 }, { fileCount: 1 }, ['files demand.takesNoFile']],
    ['an expense without its receipt', demandForms.expense, { amount: 1, day: today, subject: 'Péage' }, {}, ['files demand.noFile']],
    [
      'an expense with eleven',
      demandForms.expense,
      { amount: 1, day: today, subject: 'Péage' },
      { fileCount: 11 },
      ['files demand.tooManyFiles'],
    ],
    ['a field that is not asked', demandForms.document, { subject: 'x', salary: 1 }, {}, ['salary notAnAllowedValue']],
    ['what is nothing but spaces', demandForms.other, {}, { text: '  ' }, ['text required']],
    ['a text of which nothing is seen', demandForms.other, {}, { text: '\u200b\u2060' }, ['text required']],
    ['a field of which nothing is seen', demandForms.equipment, { item: '\ufeff' }, {}, ['item required']],
    ['a first name of which nothing is seen', demandForms.info, { firstname: '\u00ad' }, {}, ['firstname required']],
    ['nothing to change', demandForms.info, {}, {}, ['fields demand.nothing']],
    ['no first name', demandForms.info, { firstname: '' }, {}, ['firstname required']],
    ['no second line of an address any more', demandForms.info, { address_complement: '' }, {}, []],
    [
      'an address that is none, a number that cannot be called',
      demandForms.info,
      { email: 'a@b', phone_mobile: 'x' },
      {},
      ['email field.email', 'phone_mobile field.phone'],
    ],
    [
      'whom to call, below the version that asks for it',
      infoForm(false),
      { emergency_name: 'Inès' },
      {},
      ['emergency_name notAnAllowedValue'],
    ],
    ['a month that is none', demandForms.payslip, { month: '202613' }, { text: 'x' }, ['month notAnAllowedValue']],
    ['a day that is none', demandForms.planning, { day: '2026-02-30' }, { text: 'x' }, ['day notAnAllowedValue']],
    [
      'an absence of a kind that no id can be',
      demandForms.unavailability,
      { unavailability_type_id: 99_999_999_999, date_start: today, date_end: today },
      {},
      ['unavailability_type_id notAnAllowedValue'],
    ],
    ['a company’s own with a text alone', own('optional', 'optional'), {}, { text: 'x' }, []],
    ['a company’s own with a file alone', own('optional', 'required'), {}, { fileCount: 1 }, []],
    ['a company’s own with nothing', own('optional', 'optional'), { f1: '' }, {}, ['fields demand.nothing']],
    ['one that asks nothing, with nothing', { fields: [], text: 'optional', files: 'none' }, {}, {}, ['fields demand.nothing']],
    ['a text that is not asked', own('none', 'optional'), { f1: 'x' }, { text: 'x' }, ['text demand.takesNoText']],
  ] as const)('%s', (_, form, values, more, expected) => expect(problems(form, values as DemandValues, more)).toEqual(expected))

  const away = (date_start: string, date_end: string) =>
    problems(demandForms.unavailability, { unavailability_type_id: 1, date_start, date_end })
  it('an absence ends after it begins, lasts a year at the most, and lies near', () => {
    expect(away('2026-12-14', '2026-12-14')).toEqual([])
    expect(away('2026-12-14', '2026-12-13')).toEqual(['date_end demand.endBeforeStart'])
    expect(away('2026-12-14', '2027-12-15')).toEqual(['date_end demand.tooLongAway'])
    expect(away('2026-07-11', '2026-07-12')).toEqual(['date_start demand.tooFar'])
    expect(away('2029-01-01', '2029-01-02')).toEqual(['date_start demand.tooFar'])
  })

  it('of a sheet that alone counts which differs', () => {
    expect(changesOf({ city: ' Colomiers ', postcode: '31770' }, { city: 'Albi', postcode: '31770' })).toEqual([
      { field: 'city', before: 'Albi', after: 'Colomiers' },
    ])
  })
})

const held = (startsAt: string, endsAt: string, more: { arrivedAt?: Instant; timeZone?: string } = {}) => ({
  number: startsAt,
  startsAt: startsAt as Instant,
  endsAt: endsAt as Instant,
  timeZone: 'Europe/Paris',
  arrivedAt: null,
  leftAt: null,
  preClockInAt: null,
  unconfirmedCount: 0,
  ...more,
})
const now = '2026-10-12T10:00:00Z' as Instant

describe('an absence', () => {
  it('is from midnight to midnight of the company’s zone, over both changes of clock', () => {
    expect(spanOfAbsence('2026-10-25' as Day, '2026-10-25' as Day, 'Europe/Paris')).toEqual([
      '2026-10-24T22:00:00Z',
      '2026-10-25T23:00:00Z',
    ])
    expect(spanOfAbsence('2027-03-28' as Day, '2027-03-28' as Day, 'Europe/Paris')).toEqual([
      '2027-03-27T23:00:00Z',
      '2027-03-28T22:00:00Z',
    ])
  })

  it('opens what nobody has clocked and is not over; a night that reaches into it is in it, what ends as it begins is not', () => {
    const span = spanOfAbsence('2026-10-12' as Day, '2026-10-13' as Day, 'Europe/Paris')
    const shifts = [
      held('2026-10-11T14:00:00Z', '2026-10-11T22:00:00Z'),
      held('2026-10-11T19:00:00Z', '2026-10-12T04:00:00Z'),
      held('2026-10-12T05:00:00Z', '2026-10-12T12:00:00Z'),
      held('2026-10-12T05:00:00Z', '2026-10-12T12:00:00Z', { arrivedAt: '2026-10-12T05:01:00Z' as Instant }),
      held('2026-10-13T19:00:00Z', '2026-10-14T04:00:00Z'),
      held('2026-10-13T22:00:00Z', '2026-10-14T04:00:00Z'),
    ]
    expect(fatesOf(shifts, span, now)).toEqual([null, 'over', 'opens', 'clocked', 'opens', null])
  })

  it('takes out of each week what opens: minutes before and after, cut at the sites’ own Sunday midnight', () => {
    const [first, last] = ['2026-10-18', '2026-10-19'] as Day[] as [Day, Day]
    const span = spanOfAbsence(first, last, 'Europe/Paris')
    const shifts = [held('2026-10-16T06:00:00Z', '2026-10-16T14:00:00Z'), held('2026-10-18T19:00:00Z', '2026-10-19T05:00:00Z')]
    const fates = fatesOf(shifts, span, now)
    expect(weeksOfAbsence(shifts, fates, span, 'Europe/Paris')).toEqual([
      { startsOn: '2026-10-12', minutes: 8 * 60 + 3 * 60, minutesAfter: 8 * 60 },
      { startsOn: '2026-10-19', minutes: 7 * 60, minutesAfter: 0 },
    ])
  })

  it('says what it takes of the week beside it: a night that begins on the Sunday before, or ends on the Monday after', () => {
    const nights = [
      { day: '2026-10-19', shift: held('2026-10-18T20:00:00Z', '2026-10-19T04:00:00Z'), weeks: ['2026-10-12', '2026-10-19'] },
      { day: '2026-10-18', shift: held('2026-10-18T20:00:00Z', '2026-10-19T04:00:00Z'), weeks: ['2026-10-12', '2026-10-19'] },
      { day: '2026-10-19', shift: held('2026-10-19T06:00:00Z', '2026-10-19T14:00:00Z'), weeks: ['2026-10-19'] },
    ]
    for (const { day: only, shift, weeks } of nights) {
      const span = spanOfAbsence(only as Day, only as Day, 'Europe/Paris')
      const shown = weeksOfAbsence([shift], fatesOf([shift], span, now), span, 'Europe/Paris')
      expect(shown.map(({ startsOn }) => startsOn)).toEqual(weeks)
      expect(shown.reduce((sum, { minutes, minutesAfter }) => sum + minutes - minutesAfter, 0)).toBe(480)
    }
  })

  it('whatever its days: its weeks hold it whole, and no week has more after than before', () => {
    const zones = ['Europe/Paris', 'America/Guadeloupe', 'Indian/Reunion', 'Pacific/Auckland']
    const day = fc
      .integer({ min: 0, max: 3000 })
      .map((at) => new Date(Date.UTC(2026, 0, 1) + at * 86_400_000).toISOString().slice(0, 10) as Day)
    const starts = fc.integer({ min: -40, max: 400 })
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 20 }),
        fc.constantFrom(...zones),
        fc.array(fc.tuple(starts, fc.integer({ min: 1, max: 24 })), { maxLength: 12 }),
        (first, days, zone, spans) => {
          const last = new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10) as Day
          const span = spanOfAbsence(first, last, zone)
          const [from, to] = weeksAroundAbsence(first, last, zone)
          expect(from < span[0] && to > span[1]).toBe(true)
          const shifts = spans.map(([hours, length]) => {
            const start = Date.parse(span[0]) + hours * 3_600_000
            const text = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z`
            return held(text(start), text(start + length * 3_600_000), { timeZone: zone })
          })
          const fates = fatesOf(shifts, span, '2000-01-01T00:00:00Z' as Instant)
          const weeks = weeksOfAbsence(shifts, fates, span, zone)
          for (const { minutes, minutesAfter } of weeks) expect(minutesAfter).toBeLessThanOrEqual(minutes)
          const isIn = shifts.map(({ startsAt, endsAt }) => startsAt < span[1] && endsAt > span[0])
          expect(fates.map((fate) => fate === 'opens')).toEqual(isIn)
        },
      ),
    )
  })
})
