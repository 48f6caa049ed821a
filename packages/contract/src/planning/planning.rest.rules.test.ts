import { describe, expect, test } from 'vitest'
import { days, found, inForceFrom, paris, shift } from './planning.testing.ts'

const weeklyRest = (...parts: Parameters<typeof found>[1][]) =>
  found('WEEKLY_REST', parts.flat()).map(({ values }) => [values['from'], values['hours']])

describe('the pause that joins two services into one period', () => {
  const twice = (second: string) => [shift('2026-10-12 06:00', '2026-10-12 12:00'), shift(`2026-10-12 ${second}`, '2026-10-12 20:00')]
  test('lasts two hours at most: a minute more is a rest that is too short', () => {
    expect(found('SHORTEST_REST', twice('14:00'))).toEqual([])
    expect(found('SHORTEST_REST', twice('14:01'))[0]?.values).toMatchObject({ hours: 2.02, limit: 11 })
  })
  test('is counted by what passes, over both changes of clock and by night', () => {
    const over = (day: string, from: string, to: string) =>
      found('SHORTEST_REST', [shift(`${day} 00:00`, `${day} ${from}`), shift(`${day} ${to}`, `${day} 06:00`)]).length
    // 01:30 to 02:30+01:00 is two hours in October, 01:00 to 04:00 two hours in March.
    expect([over('2026-10-25', '01:30', '03:00'), over('2027-03-28', '01:00', '04:00')]).toEqual([1, 0])
    expect(over('2027-03-28', '00:59', '04:00')).toBe(1)
  })
  test('is no figure before its first day', () => {
    const later = (second: string, from: string) =>
      found('SHORTEST_REST', twice(second), undefined, inForceFrom(from, 'SAME_PERIOD_GAP_MINUTES')).length
    expect([later('14:00', '2026-10-13'), later('14:00', '2026-10-12')]).toEqual([1, 0])
  })
})

describe('the weekly rest', () => {
  const monday = (day: string) => days(day, 6, '08:00', '14:00')
  test('serves one civil week alone: of two weeks that share 40 hours one has none', () => {
    // Rest from Sunday 04:00 to Monday 20:00, half of it in each week; no other of 35 hours in either.
    const before = [...days('2026-11-02', 5, '08:00', '14:00'), shift('2026-11-07 22:00', '2026-11-08 04:00')]
    const after = days('2026-11-09', 7, '20:00', '02:00', 1)
    const start = shift('2026-11-01 08:00', '2026-11-01 14:00')
    expect(weeklyRest([start], before, after, [shift('2026-11-16 20:00', '2026-11-17 02:00')])).toEqual([['2026-11-09', 18]])
  })
  test('serves both from 70 hours on, not at a minute less', () => {
    // From Saturday 13:00 to Tuesday 11:00 are 70 hours, 35 in each week.
    const before = [
      shift('2026-11-01 08:00', '2026-11-01 14:00'),
      ...days('2026-11-02', 5, '07:00', '13:00'),
      shift('2026-11-07 07:00', '2026-11-07 13:00'),
    ]
    const after = (from: string) => [
      shift(`2026-11-10 ${from}`, '2026-11-10 17:00'),
      ...days('2026-11-11', 5, '08:00', '14:00'),
      shift('2026-11-16 08:00', '2026-11-16 14:00'),
    ]
    expect(weeklyRest(before, after('11:00'))).toEqual([])
    expect(weeklyRest(before, after('10:59'))).toEqual([['2026-11-09', 34.98]])
  })
  test('is 35 hours in a row, not a minute less', () => {
    const week = (end: string) => [
      shift('2026-11-01 08:00', '2026-11-01 14:00'),
      ...days('2026-11-02', 5, '08:00', '14:00'),
      shift('2026-11-07 15:00', `2026-11-07 ${end}`),
    ]
    expect(weeklyRest(week('21:00'), monday('2026-11-09'))).toEqual([])
    expect(weeklyRest(week('21:01'), monday('2026-11-09'))).toEqual([['2026-11-02', 34.98]])
  })
  test('is counted by what passes over a change of clock', () => {
    // Saturday 22:00 to Monday 08:00: 35 hours when the clocks go back, 33 when they go forward, 34 else.
    const over = (saturday: string, sunday: string, week: string, next: string) =>
      weeklyRest([
        shift(`${sunday} 08:00`, `${sunday} 14:00`),
        ...days(week, 5, '08:00', '14:00'),
        shift(`${saturday} 16:00`, `${saturday} 22:00`),
        shift(`${next} 08:00`, `${next} 14:00`),
      ])
    expect(over('2026-10-24', '2026-10-18', '2026-10-19', '2026-10-26')).toEqual([])
    expect(over('2027-03-27', '2027-03-21', '2027-03-22', '2027-03-29')).toEqual([['2027-03-22', 33]])
  })
  test('twelve days in a row may have one in each week, at both ends', () => {
    const beside = [shift('2026-11-01 09:00', '2026-11-01 12:00'), shift('2026-11-16 09:00', '2026-11-16 12:00')]
    expect(weeklyRest(beside, days('2026-11-03', 12, '09:00', '12:00'))).toEqual([])
  })
  test('is no figure before its first day', () => {
    const seven = [...days('2026-11-01', 9, '08:00', '14:00')]
    const from = (day: string) => found('WEEKLY_REST', seven, undefined, inForceFrom(day, 'WEEKLY_REST_HOURS')).length
    expect([from('2026-11-03'), from('2026-11-02')]).toEqual([0, 1])
  })
})

describe('the rest after 48 hours of service', () => {
  const four = days('2026-11-05', 4, '07:00', '19:00')
  const rest = (shifts: Parameters<typeof found>[1]) =>
    found('REST_AFTER_WORK', shifts).map(({ kind, values }) => [kind, values['hours'], values['worked']])
  test('is 24 hours, not a minute less', () => {
    expect(rest([...four, shift('2026-11-09 19:00', '2026-11-10 01:00')])).toEqual([])
    expect(rest([...four, shift('2026-11-09 18:59', '2026-11-10 01:00')])).toEqual([['refuse', 23.98, 48]])
  })
  test('is due once 48 hours are reached, not a minute before', () => {
    const next = shift('2026-11-09 07:00', '2026-11-09 13:00')
    expect(rest([...days('2026-11-05', 3, '07:00', '19:00'), shift('2026-11-08 07:00', '2026-11-08 18:59'), next])).toEqual([])
    expect(rest([...four, next])).toEqual([['refuse', 12, 48]])
  })
  test('begins anew with each rest of 24 hours', () => {
    expect(rest([...days('2026-11-05', 2, '07:00', '19:00'), ...days('2026-11-08', 3, '07:00', '19:00')])).toEqual([])
  })
  test('stops days of six hours in a row on the ninth', () => {
    expect(rest(days('2026-11-10', 8, '08:00', '14:00'))).toEqual([])
    expect(found('REST_AFTER_WORK', days('2026-11-10', 9, '08:00', '14:00')).map(({ values }) => values['on'])).toEqual(['2026-11-18'])
  })
  test('counts nights by what is worked over a change of clock', () => {
    const nights = (zone: string) => days('2026-10-21', 4, '19:00', '07:00', 1, zone)
    // The night of the 24th lasts 13 hours in Paris: 49 are reached, where four of twelve make 48 as well.
    const next = (zone: string) => shift('2026-10-25 20:00', '2026-10-26 02:00', zone)
    expect(rest([...nights(paris), next(paris)])).toEqual([['refuse', 13, 49]])
    expect(rest([...nights('Indian/Reunion'), next('Indian/Reunion')])).toEqual([['refuse', 13, 48]])
  })
  test('is no figure before its first day', () => {
    const from = (day: string) =>
      found(
        'REST_AFTER_WORK',
        [...four, shift('2026-11-09 07:00', '2026-11-09 13:00')],
        undefined,
        inForceFrom(day, 'REST_DUE_AFTER_HOURS'),
      ).length
    expect([from('2026-11-10'), from('2026-11-09')]).toEqual([0, 1])
  })
})
