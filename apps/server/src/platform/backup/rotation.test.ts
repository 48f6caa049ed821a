import { expect, test } from 'vitest'
import { at } from '../../../test/app.ts'
import { follows, gapAfter, isBefore, isOfLog, isSegment, isWhole } from './lsn.ts'
import { outdated } from './rotation.ts'
import { backupName, namedBackup } from './series.ts'
import { afterShipping, isTorn, newLog, noNight, troubleOf } from './state.ts'

const segment = '000000010000000000000002'
/** A backup at four in the morning of a day of November or December 2026. */
const backup = (day: string, time = '04:00:00') => namedBackup(backupName(at(`2026-${day}T${time}Z`), '0a1b2c3d', segment))!
const daysOf = (month: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, one) => backup(`${month}-${String(from + one).padStart(2, '0')}`))
const left = (all: ReturnType<typeof backup>[], nights = 7, sundays = 4) => {
  const gone = new Set(outdated(all, { nights, sundays }))
  return all.filter((one) => !gone.has(one)).map(({ endedAt }) => endedAt.slice(5, 10))
}

test('seven nights and four Sundays are kept', () => {
  // The 1st, 8th, 15th, 22nd and 29th of November 2026 are Sundays.
  expect(left(daysOf('11', 1, 30))).toEqual(['11-08', '11-15', '11-22', '11-24', '11-25', '11-26', '11-27', '11-28', '11-29', '11-30'])
  expect(left(daysOf('11', 1, 30), 2, 0)).toEqual(['11-29', '11-30'])
  expect(left(daysOf('11', 1, 5))).toHaveLength(5)
})

test('of a night the last one is kept, and a night ends at four in Paris', () => {
  const [first, second, next] = [backup('11-24', '04:00:00'), backup('11-25', '02:59:59'), backup('11-25', '03:00:00')]
  expect(outdated([first, second, next], { nights: 7, sundays: 4 })).toEqual([first])
})

test('nights without one count for none: what is there is kept however old it is', () => {
  expect(left([backup('11-02'), backup('11-03')], 2, 0)).toHaveLength(2)
})

test('a name says when a backup ended, of which folder it is, and where its log begins', () => {
  const name = 'vigie-20261126T030000Z-0a1b2c3d-000000010000000000000002.tar.zst'
  expect(backupName(at('2026-11-26T03:00:00Z'), '0a1b2c3d', segment)).toBe(name)
  expect(namedBackup(name)).toEqual({ name, endedAt: '2026-11-26T03:00:00Z', series: '0a1b2c3d', startSegment: segment })
  for (const other of ['', 'vigie.tar.zst', `x${name}`, `${name}.draft`, name.replace('0a1b', 'zzzz'), name.replace('1126', '1399')])
    expect(namedBackup(other)).toBeUndefined()
})

test('a segment follows the one before it, over the end of four gigabytes too', () => {
  expect(follows('000000010000000000000003', '000000010000000000000002')).toBe(true)
  expect(follows('000000010000000100000000', '0000000100000000000000FF')).toBe(true)
  expect(follows('000000010000000000000003', '000000010000000000000003')).toBe(true)
  expect(follows('000000010000000000000004', '000000010000000000000002')).toBe(false)
  expect(follows('000000010000000200000000', '0000000100000000000000FF')).toBe(false)
  expect(follows(segment, '000000020000000000000001')).toBe(true)
})

test('only what PostgreSQL names so is a segment or a file of the log', () => {
  const mark = `${segment}.00000028.backup`
  for (const name of [segment, mark, '00000002.history']) expect([isOfLog(name), isSegment(name)]).toEqual([true, name === segment])
  for (const name of [
    `.${segment}.part`,
    `${segment}.zst`,
    `${segment}0`,
    segment.toLowerCase().replace('2', 'a'),
    `a${segment}`,
    'x.history',
  ])
    expect([isOfLog(name), isSegment(name)]).toEqual([false, false])
})

test('a segment is missing where two do not follow each other, and one that is cut is not whole', () => {
  const [one, two, three, five] = ['1', '2', '3', '5'].map((last) => `00000001000000000000000${last}`) as [string, string, string, string]
  expect([gapAfter(one, []), gapAfter(one, [one, two, three]), gapAfter(one, [two, three])]).toEqual([undefined, undefined, undefined])
  expect([gapAfter(one, [two, three, five]), gapAfter(one, [three])]).toEqual([three, one])
  expect([isWhole(one, 2 ** 24), isWhole(one, 2 ** 24 - 1), isWhole('00000002.history', 40)]).toEqual([true, false, true])
})

test('a segment, or a mark in it, lies before another by its number alone; what is none lies before none', () => {
  expect(isBefore('000000010000000000000001', segment)).toBe(true)
  expect(isBefore('000000090000000000000001', segment)).toBe(true)
  expect(isBefore('0000000100000000000000FF', '000000010000000100000000')).toBe(true)
  expect(isBefore('000000010000000000000001.00000028.backup', segment)).toBe(true)
  for (const name of [segment, '00000001.history', `x000000010000000000000001`, '000000010000000000000001.tmp'])
    expect(isBefore(name, segment)).toBe(false)
})

const now = at('2026-11-26T12:00:00Z')
const segments = (...numbers: number[]) => numbers.map((number) => `0000000100000000000000${String(number).padStart(2, '0')}`)
const shipped = (...numbers: number[]) => segments(...numbers).reduce(afterShipping, newLog(now))

test('the log is torn where a segment is missing since the last backup, and not where it was before it', () => {
  const night = (first: number) => ({ ...noNight, name: backupName(now, '0a1b2c3d', segments(first)[0]!) })
  expect(isTorn(night(3), shipped(1, 2, 3, 4))).toBe(false)
  expect(isTorn(night(3), shipped(1, 2, 4))).toBe(true)
  // A backup that began before the gap and ended after it does not make it whole; one that began after it does.
  expect(isTorn(night(2), shipped(1, 2, 5, 6))).toBe(true)
  expect(isTorn(night(5), shipped(1, 2, 5, 6))).toBe(false)
  // Once more the same after a kill, or one that came late, tears nothing.
  expect(shipped(1, 2, 2, 1, 3)).toEqual(shipped(1, 2, 3))
  expect(afterShipping(shipped(1), '00000002.history')).toEqual(shipped(1))
  expect(isTorn(night(1), newLog(now))).toBe(false)
})

const night = { ...noNight, endedAt: at('2026-11-26T03:00:00Z') }
const log = newLog(at('2026-11-01T00:00:00Z'))
test.each([
  [null, {}, {}],
  ['failed', { failure: 'ENOSPC' }, {}],
  [null, { endedAt: at('2026-11-25T00:00:00Z') }, {}],
  ['old', { endedAt: at('2026-11-24T23:59:00Z') }, {}],
  ['old', { endedAt: null }, {}],
  [null, { endedAt: null }, { since: at('2026-11-26T11:00:00Z') }],
  [null, {}, { unshippedSince: at('2026-11-26T11:45:00Z') }],
  ['log', {}, { unshippedSince: at('2026-11-26T11:44:00Z') }],
] as const)('what somebody should look at: %s of %j and %j', (trouble, ofNight, ofLog) => {
  expect(troubleOf({ ...night, ...ofNight }, { ...log, ...ofLog }, now)).toBe(trouble)
})
