import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { fileClock, openClock, runningClock, fixedClock, systemClock } from './clock.ts'

const start = '2026-10-12T05:00:00Z' as Instant
let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'vigie-clock-'))))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00.700Z') }))
afterEach(() => void vi.useRealTimers())

it('the system clock cuts to the second', () => {
  expect(systemClock.now()).toBe('2026-01-01T00:00:00Z')
  expect(openClock()).toBe(systemClock)
})

it('a running clock starts at its instant and runs on', () => {
  const clock = runningClock(start)
  expect(clock.now()).toBe(start)
  vi.advanceTimersByTime(61_000)
  expect(clock.now()).toBe('2026-10-12T05:01:01Z')
})

it('a standing clock moves only when told', () => {
  const clock = fixedClock(start)
  vi.advanceTimersByTime(61_000)
  expect(clock.now()).toBe(start)
  clock.forward(3_600)
  expect(clock.now()).toBe('2026-10-12T06:00:00Z')
})

it('a clock from a file runs on from when the file was written, and jumps when it is written again', () => {
  const file = path.join(folder, 'clock')
  const write = (text: string) => {
    writeFileSync(file, text)
    utimesSync(file, Date.now() / 1000, Date.now() / 1000)
  }
  write('2026-10-12T07:00:00+02:00\n')
  const clock = fileClock(file)
  vi.advanceTimersByTime(10_000)
  expect(clock.now()).toBe('2026-10-12T05:00:10Z')
  expect(fileClock(file).now()).toBe('2026-10-12T05:00:10Z')
  write('2026-10-25T01:30:00Z')
  expect(clock.now()).toBe('2026-10-25T01:30:00Z')
  vi.advanceTimersByTime(1_000)
  write('')
  expect(clock.now()).toBe('2026-10-25T01:30:01Z')
})

it('a file without an instant is refused with a sentence', () => {
  const file = path.join(folder, 'empty')
  writeFileSync(file, 'soon')
  expect(() => fileClock(file).now()).toThrow('TEST_CLOCK')
})
