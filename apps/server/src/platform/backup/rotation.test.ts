import { expect, test } from 'vitest'
import { at } from '../../../test/app.ts'
import { outdated } from './rotation.ts'
import { backupName, namedBackup } from './series.ts'
import { follows } from './spool.ts'
import { troubleOf, type BackupState } from './state.ts'

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
  for (const before of [undefined, '00000002.history', '000000020000000000000001']) expect(follows(segment, before)).toBe(true)
})

const now = at('2026-11-26T12:00:00Z')
const fine: BackupState = {
  since: at('2026-11-01T00:00:00Z'),
  endedAt: at('2026-11-26T03:00:00Z'),
  name: null,
  failure: null,
  unshippedSince: null,
  segment: null,
  isTorn: false,
}
test.each([
  [null, {}],
  ['failed', { failure: 'ENOSPC' }],
  [null, { endedAt: at('2026-11-25T00:00:00Z') }],
  ['old', { endedAt: at('2026-11-24T23:59:00Z') }],
  ['old', { endedAt: null }],
  [null, { endedAt: null, since: at('2026-11-26T11:00:00Z') }],
  [null, { unshippedSince: at('2026-11-26T11:45:00Z') }],
  ['log', { unshippedSince: at('2026-11-26T11:44:00Z') }],
] as const)('what somebody should look at: %s of %j', (trouble, change) => {
  expect(troubleOf({ ...fine, ...change }, now)).toBe(trouble)
})
