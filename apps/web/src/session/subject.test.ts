import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isClockingApp } from './subject.ts'

const paths = ['/pointages', '/pointages/init', '/portail/pointages'] as const
const others = ['/', '/login', '/pointages-x', '/clockings/devices'] as const
const shell = { isNativePlatform: () => true }

beforeEach(() => vi.stubGlobal('window', {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it('the clocking mode is on where the path holds /pointages, and nowhere else', () => {
  expect(paths.map(isClockingAt)).toEqual([true, true, true])
  expect(others.map(isClockingAt)).toEqual([false, false, false, false])
})

it('a path alone makes no clock of the mobile app', () => {
  vi.stubGlobal('window', { Capacitor: shell })
  expect(paths.map(isClockingAt)).toEqual([false, false, false])
})

it('a build that is flagged as the clocking app is one everywhere, as a page and as a mobile app', () => {
  vi.stubEnv('VITE_CLOCKING_APP', '1')
  expect(others.map(isClockingAt)).toEqual([true, true, true, true])
  vi.stubGlobal('window', { Capacitor: shell })
  expect(others.map(isClockingAt)).toEqual([true, true, true, true])
  vi.stubEnv('VITE_CLOCKING_APP', '0')
  expect(isClockingAt('/login')).toBe(false)
})

const isClockingAt = (path: string) => isClockingApp(path)
