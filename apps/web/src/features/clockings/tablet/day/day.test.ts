// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { keepDay, keptDay, withShift, type Day } from './day.ts'
import { aRunningShift, aShift } from '../testing.ts'

const day = (change: Partial<Day> = {}): Day => ({
  sites: [{ id: 1, name: 'Siège Courbevoie', timeZone: 'Europe/Paris' }],
  isByCode: true,
  isByNfc: false,
  isNamesVisible: true,
  shifts: [aShift()],
  ...change,
})

beforeEach(() => localStorage.clear())

test('a shift that was clocked is shown as it now stands', () => {
  expect(withShift(day(), aRunningShift({ version: 2 }))?.shifts[0]?.arrivedAt).not.toBeNull()
})

test('an older word about a shift is not believed', () => {
  const now = day({ shifts: [aRunningShift({ version: 3 })] })
  expect(withShift(now, aShift({ version: 2 }))).toBe(now)
})

test('a shift of another site is none of its business, an unknown one is asked for', () => {
  const now = day()
  expect(withShift(now, aShift({ siteId: 2 }))).toBe(now)
  expect(withShift(now, aShift({ id: 5 }))).toBeNull()
})

test('names stay hidden where the device may not show them', () => {
  const hidden = day({ isNamesVisible: false, shifts: [aShift({ agentName: null })] })
  expect(withShift(hidden, aRunningShift({ version: 2 }))?.shifts[0]?.agentName).toBeNull()
})

test('a start without network still knows the site, and nobody', () => {
  keepDay(day())
  expect(keptDay()).toEqual(day({ shifts: [] }))
  expect(JSON.stringify(localStorage)).not.toContain('HADDAD')
})

test('what was kept by another version is not trusted', () => {
  localStorage.setItem('clockDay', '{"sites":"?"}')
  expect(keptDay()).toBeNull()
})
