import { describe, expect, it } from 'vitest'
import type { Day, Instant } from '../kit/time.ts'
import { concernedBy, obstaclesOf, unpassable, waivable, weekMinutes, type FitnessFacts } from './planning.fitness.rules.ts'
import { nationalParameters } from './planning.parameters.ts'
import type { PlannedShift } from './planning.periods.ts'
import { adult } from './planning.testing.ts'

let last = 0
const shift = (startsAt: string, endsAt: string): PlannedShift => ({
  number: `V${++last}`,
  startsAt: startsAt as Instant,
  endsAt: endsAt as Instant,
  timeZone: 'Europe/Paris',
})
const on = '2026-10-14' as Day
const fit: FitnessFacts = {
  unavailability: null,
  isEmployed: true,
  needsCard: true,
  cardNumber: 'CAR-075',
  cardExpiresOn: on,
  cardActivity: 'Surveillance humaine, Agent cynophile',
  askedActivity: '',
  missing: [],
  expired: [],
  on,
}
const asked = shift('2026-10-14T06:00:00Z', '2026-10-14T14:00:00Z')
const of = (shifts: readonly PlannedShift[], held: readonly PlannedShift[], facts = fit) =>
  obstaclesOf(
    shifts.map((one) => ({ shift: one, facts })),
    held,
    adult,
    nationalParameters,
  )
const codes = (held: readonly PlannedShift[], facts: Partial<FitnessFacts> = {}) =>
  of([asked], held, { ...fit, ...facts }).map(({ code, kind, canWaive }) => `${code} ${kind}${canWaive ? ' waivable' : ''}`)

describe('what stands against giving a service', () => {
  it('is nothing for somebody who is free, employed and qualified; a card holds on its last day', () => expect(codes([])).toEqual([]))

  it.each([
    [{ unavailability: 'Congés payés' }, 'UNAVAILABLE refuse'],
    [{ isEmployed: false }, 'CONTRACT_NONE refuse'],
    [{ cardNumber: '' }, 'CARD_MISSING refuse'],
    [{ cardExpiresOn: '2026-10-13' as Day }, 'CARD_EXPIRED refuse'],
    [{ askedActivity: 'Transport de fonds' }, 'CARD_ACTIVITY refuse'],
    [{ cardActivity: '', askedActivity: 'Surveillance humaine' }, 'CARD_ACTIVITY refuse'],
    [{ missing: ['SSIAP 1'] }, 'QUALIFICATION_MISSING refuse'],
    [{ expired: ['SST'] }, 'QUALIFICATION_EXPIRED refuse'],
  ] as const)('%j holds back whatever is written', (facts, said) => expect(codes([], facts)).toEqual([said]))

  it('a card is read without accents and case, one activity among several', () =>
    expect(codes([], { cardActivity: 'Télésurveillance / AGENT CYNOPHILE', askedActivity: 'Agent cynophile' })).toEqual([]))

  it('an activity that is itself written with commas is read part by part', () => {
    const activity = 'Transport de fonds, de bijoux ou de métaux précieux'
    expect(codes([], { cardActivity: activity, askedActivity: activity })).toEqual([])
    expect(codes([], { cardActivity: 'Transport de fonds', askedActivity: activity })).toEqual(['CARD_ACTIVITY refuse'])
  })

  it('does not refuse again what the week already is, when one more service goes into one of its days', () => {
    const week = Array.from({ length: 7 }, (_, at) => shift(`2026-10-${12 + at}T06:00:00Z`, `2026-10-${12 + at}T12:00:00Z`))
    const more = shift('2026-10-14T12:30:00Z', '2026-10-14T13:30:00Z')
    const found = of([more], week).map(({ code }) => code)
    expect(found).not.toContain('LONGEST_WEEK_DAYS')
    expect(found).not.toContain('WEEKLY_REST')
  })

  it('is no card where the prestation asks for none', () =>
    expect(codes([], { needsCard: false, cardNumber: '', cardExpiresOn: '2020-01-01' as Day })).toEqual([]))

  it('an overlap cannot be passed, too short a rest can', () => {
    expect(codes([shift('2026-10-14T13:00:00Z', '2026-10-14T19:00:00Z')])).toContain('OVERLAP refuse')
    expect(codes([shift('2026-10-13T14:00:00Z', '2026-10-13T22:00:00Z')])).toEqual(['SHORTEST_REST refuse waivable'])
  })

  it('a service alone that is shorter than what must be paid warns', () => {
    const short = shift('2026-10-14T06:00:00Z', '2026-10-14T09:00:00Z')
    expect(of([short], [])).toMatchObject([{ code: 'SHORTEST_PERIOD', kind: 'warn' }])
  })

  it('what is wrong already without it is not said again; a week that it makes longer is', () => {
    const long = [0, 1, 2, 3, 4].map((day) => shift(`2026-10-${19 + day}T06:00:00Z`, `2026-10-${19 + day}T16:00:00Z`))
    expect(codes(long)).toEqual([])
    const inWeek = shift('2026-10-24T06:00:00Z', '2026-10-24T14:00:00Z')
    expect(of([inWeek], long).map(({ code }) => code)).toEqual(['REST_AFTER_WORK', 'LONGEST_WEEK'])
    const later = shift('2026-10-25T07:00:00Z', '2026-10-25T15:00:00Z')
    const both = of([later], [...long, inWeek])
    expect(both.filter(({ code }) => code === 'LONGEST_WEEK')).toMatchObject([{ values: { hours: 66 } }])
    expect(waivable(both).length + unpassable(both).length).toBe(both.filter(({ kind }) => kind === 'refuse').length)
  })

  it('of many runs of weeks whose average is too high the highest is said', () => {
    const weeks = Array.from({ length: 14 }, (_, week) =>
      [0, 1, 2, 3, 4, 5].map((day) => {
        const start = Date.parse('2026-07-13T06:00:00Z') + (week * 7 + day) * 86_400_000
        return shift(new Date(start).toISOString(), new Date(start + 7.75 * 3_600_000).toISOString())
      }),
    ).flat()
    const without = weeks.filter(({ startsAt }) => !startsAt.startsWith('2026-09-16'))
    const given = weeks.find(({ startsAt }) => startsAt.startsWith('2026-09-16'))!
    const found = of([given], without).filter(({ code }) => code === 'AVERAGE_WEEK')
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ kind: 'warn', values: { hours: 46.5 } })
  })
})

describe('several services together', () => {
  const [saturday, sunday] = [shift('2026-10-17T18:00:00Z', '2026-10-18T06:00:00Z'), shift('2026-10-18T14:00:00Z', '2026-10-18T22:00:00Z')]
  it('are weighed beside each other: too short a rest between two of them is said, and belongs to both', () => {
    expect(of([saturday], [])).toEqual([])
    expect(of([sunday], [])).toEqual([])
    const found = of([saturday, sunday], [])
    expect(found.map(({ code }) => code)).toEqual(['SHORTEST_REST'])
    expect(concernedBy(found[0]!, [asked, saturday, sunday])).toEqual([saturday, sunday])
  })
  it('two at once are an overlap for everybody', () =>
    expect(of([asked, shift('2026-10-14T10:00:00Z', '2026-10-14T18:00:00Z')], []).map(({ code }) => code)).toContain('OVERLAP'))
  it('a card that is missing is said once, a contract of each day on which there is none', () => {
    const facts = (day: string): FitnessFacts => ({ ...fit, cardNumber: '', isEmployed: false, on: day as Day })
    const asked = [
      { shift: saturday, facts: facts('2026-10-17') },
      { shift: sunday, facts: facts('2026-10-18') },
    ]
    const found = obstaclesOf(asked, [], adult, nationalParameters).filter(({ canWaive }) => !canWaive)
    expect(found.map(({ code, values }) => [code, values])).toEqual([
      ['CONTRACT_NONE', { on: '2026-10-17' }],
      ['CARD_MISSING', { source: 'Code de la sécurité intérieure, art. L612-20' }],
      ['CONTRACT_NONE', { on: '2026-10-18' }],
    ])
  })
  it('count together in the week of the first', () =>
    expect(weekMinutes([sunday, saturday], [asked])).toEqual({ before: 480, after: 1680 }))
})

it('counts the civil week of the site in which a service begins, cut at its end', () => {
  const night = shift('2026-10-18T20:00:00Z', '2026-10-19T04:00:00Z')
  expect(weekMinutes([night], [shift('2026-10-12T06:00:00Z', '2026-10-12T14:00:00Z')])).toEqual({ before: 480, after: 600 })
})
