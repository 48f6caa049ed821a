import fc from 'fast-check'
import { addMinutes, minutesBetween, type Day, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { codedServices } from './codes.rules.ts'
import { fitRows, rowHeight } from './fit.rules.ts'
import { agentSheet, siteSheet, type NamedService } from './sheets.rules.ts'

const none = () => new Set<Day>()
let count = 0
const service = (startsAt: string, endsAt: string, more: Partial<NamedService> = {}): NamedService => ({
  id: ++count,
  siteId: 1,
  agentId: 1,
  agentName: 'MOREL Inès',
  startsAt: startsAt as Instant,
  endsAt: endsAt as Instant,
  timeZone: 'Europe/Paris',
  profileName: null,
  profileIsNight: null,
  ...more,
})
const codesOf = (...services: NamedService[]) =>
  codedServices(services, none).codes.map(({ code, from, until, count: of }) => [code, from, until, of])

describe('the codes of a sheet', () => {
  it('are a number for each hours, in the order of the clock, days and nights apart', () => {
    expect(
      codesOf(
        service('2026-11-03T07:00:00Z', '2026-11-03T15:00:00Z'),
        service('2026-11-01T06:00:00Z', '2026-11-01T18:00:00Z'),
        service('2026-11-02T06:00:00Z', '2026-11-02T18:00:00Z'),
        service('2026-11-02T18:00:00Z', '2026-11-03T06:00:00Z'),
      ),
    ).toEqual([
      ['J1', '07:00', '19:00', 2],
      ['J2', '08:00', '16:00', 1],
      ['N1', '19:00', '07:00', 1],
    ])
  })

  it('follow the profile where it says day or night, and the hours where it does not: more than half between 21h and 6h', () => {
    const hours = ['2026-11-02T16:00:00Z', '2026-11-03T00:00:00Z'] as const
    expect(codesOf(service(...hours))).toEqual([['J1', '17:00', '01:00', 1]])
    expect(codesOf(service(...hours, { profileName: 'Nuit', profileIsNight: true }))[0]![0]).toBe('N1')
    expect(codesOf(service('2026-11-02T15:59:00Z', '2026-11-02T23:59:00Z'))[0]![0]).toBe('J1')
    expect(codesOf(service('2026-11-02T16:01:00Z', '2026-11-03T00:01:00Z'))[0]![0]).toBe('N1')
    expect(codesOf(service('2026-11-02T20:00:00Z', '2026-11-03T05:00:00Z', { profileName: 'Jour', profileIsNight: false }))[0]![0]).toBe(
      'J1',
    )
  })

  it('are another for another profile at the same hours, and one for a night whose clock is changed', () => {
    const day = ['2026-11-02T06:00:00Z', '2026-11-02T18:00:00Z'] as const
    expect(codesOf(service(...day), service(...day, { profileName: 'Renfort' })).map(([code]) => code)).toEqual(['J1', 'J2'])
    const nights = codedServices(
      [
        service('2026-10-23T17:00:00Z', '2026-10-24T05:00:00Z'),
        service('2026-10-24T17:00:00Z', '2026-10-25T06:00:00Z'),
        service('2026-10-22T17:00:00Z', '2026-10-23T05:00:00Z'),
      ],
      none,
    )
    expect(nights.codes).toMatchObject([{ code: 'N1', minutes: 720, count: 3 }])
    expect(nights.services.map(({ day: on, hours }) => [on, hours.minutes])).toEqual([
      ['2026-10-22', 720],
      ['2026-10-23', 720],
      ['2026-10-24', 780],
    ])
  })
})

describe('a month’s sheet of a site', () => {
  const month = '202611' as Month
  const sheetOf = (services: readonly NamedService[], absences: Parameters<typeof siteSheet>[0]['absences'] = []) =>
    siteSheet({ month, timeZone: 'Europe/Paris', services, absences, holidaysOf: () => new Set(['2026-11-11'] as Day[]) })

  it('has a row for each agent, one for what nobody has, and both services of one day in one cell', () => {
    const sheet = sheetOf([
      service('2026-11-10T18:00:00Z', '2026-11-11T06:00:00Z', { agentId: 2, agentName: 'ZOLA Émile' }),
      service('2026-11-10T07:00:00Z', '2026-11-10T09:00:00Z'),
      service('2026-11-10T15:00:00Z', '2026-11-10T17:00:00Z'),
      service('2026-11-30T19:00:00Z', '2026-12-01T04:00:00Z', { agentId: null, agentName: null }),
    ])
    expect(sheet.rows.map(({ name }) => name)).toEqual(['MOREL Inès', 'ZOLA Émile'])
    expect(sheet.rows[0]!.cells[9]!.codes.map(({ code }) => code)).toEqual(['J1', 'J2'])
    expect(sheet.rows[1]!.sums).toEqual({
      dayCount: 0,
      nightCount: 1,
      hours: { minutes: 720, nightMinutes: 540, sundayMinutes: 0, holidayMinutes: 420 },
    })
    // The last night is whole on the day of its start.
    expect(sheet.open?.cells[29]!.codes.map(({ code }) => code)).toEqual(['N2'])
    expect(sheet.open?.sums.hours.minutes).toBe(540)
    expect([sheet.byDay[9], sheet.byDay[29]]).toEqual([
      { day: 2, night: 1 },
      { day: 0, night: 1 },
    ])
    expect(sheet.total.hours.minutes).toBe(720 + 240 + 540)
  })

  it('marks the days that an absence touches, and shows the service that is planned all the same', () => {
    const away = { agentId: 1, startsAt: '2026-11-04T23:00:00Z' as Instant, endsAt: '2026-11-06T23:00:00Z' as Instant }
    const [row] = sheetOf([service('2026-11-05T07:00:00Z', '2026-11-05T15:00:00Z')], [away]).rows
    expect(row!.cells.flatMap(({ isAway }, at) => (isAway ? [at + 1] : []))).toEqual([5, 6])
    expect(row!.cells[4]).toMatchObject({ isAway: true, codes: [{ code: 'J1' }] })
  })

  it('sums what its rows and its days hold, and every minute once', () => {
    const one = fc.record({
      after: fc.integer({ min: 0, max: 29 * 1440 }),
      lasts: fc.integer({ min: 15, max: 1440 }),
      agent: fc.integer({ min: 0, max: 4 }),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 60 }), (all) => {
        const services = all.map(({ after, lasts, agent }) => {
          const startsAt = addMinutes('2026-10-31T23:00:00Z' as Instant, after)
          return service(startsAt, addMinutes(startsAt, lasts), {
            agentId: agent === 0 ? null : agent,
            agentName: agent === 0 ? null : `A${agent}`,
          })
        })
        const sheet = sheetOf(services)
        const every = [...sheet.rows, ...(sheet.open ? [sheet.open] : [])]
        expect(sheet.total.hours.minutes).toBe(services.reduce((sum, { startsAt, endsAt }) => sum + minutesBetween(startsAt, endsAt), 0))
        expect(sheet.byDay.reduce((sum, { day, night }) => sum + day + night, 0)).toBe(services.length)
        expect(every.reduce((sum, { sums }) => sum + sums.dayCount + sums.nightCount, 0)).toBe(services.length)
        expect(sheet.codes.reduce((sum, code) => sum + code.count, 0)).toBe(services.length)
      }),
      { numRuns: 50 },
    )
  })
})

describe('a month’s sheet of an agent', () => {
  it('is whole weeks from Monday to Sunday, with the hours of each and of each site', () => {
    const own = (startsAt: string, endsAt: string, siteId: number) => ({
      ...service(startsAt, endsAt, { siteId }),
      siteName: 'Port',
    })
    const sheet = agentSheet({
      month: '202611' as Month,
      timeZone: 'Europe/Paris',
      services: [own('2026-11-01T07:00:00Z', '2026-11-01T15:00:00Z', 1), own('2026-11-30T18:00:00Z', '2026-12-01T06:00:00Z', 2)],
      absences: [],
      holidaysOf: none,
    })
    expect(sheet.weeks.map(({ days }) => [days[0]!.day, days[6]!.day])).toEqual([
      ['2026-10-26', '2026-11-01'],
      ['2026-11-02', '2026-11-08'],
      ['2026-11-09', '2026-11-15'],
      ['2026-11-16', '2026-11-22'],
      ['2026-11-23', '2026-11-29'],
      ['2026-11-30', '2026-12-06'],
    ])
    expect(sheet.weeks[0]!.days.map(({ isOutside }) => isOutside)).toEqual([true, true, true, true, true, true, false])
    expect(sheet.weeks.map(({ sums }) => sums.hours.minutes)).toEqual([480, 0, 0, 0, 0, 720])
    expect(sheet.sites.map(({ siteId, sums }) => [siteId, sums.hours.minutes])).toEqual([
      [1, 480],
      [2, 720],
    ])
  })
})

describe('rows on pages', () => {
  const rows = (...heights: number[]) => heights.map((height) => ({ height }))
  it('go on on the next page, with what follows them on the last', () => {
    expect(fitRows(rows(5, 5, 5), { page: 12, after: 4 }).map((page) => page.length)).toEqual([2, 1])
    expect(fitRows(rows(5, 5), { page: 12, after: 4 }).map((page) => page.length)).toEqual([2, 0])
    expect(fitRows(rows(20, 5), { page: 12, after: 0 }).map((page) => page.length)).toEqual([1, 1])
    expect(fitRows([], { page: 12, after: 4 })).toEqual([[]])
  })
  it('are as high as there is room, between two bounds', () => {
    expect([rowHeight(5, 100, [6, 10]), rowHeight(13, 100, [6, 10]), rowHeight(60, 100, [6, 10])]).toEqual([10, 7.6, 6])
  })
})
