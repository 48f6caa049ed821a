import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { describe, expect, it } from 'vitest'
import { choiceOf, type Candidate } from './identify.rules.ts'

const now = '2026-10-12T08:00:00Z' as Instant
const [here, elsewhere, shut] = [1, 2, 3]
const device = { linked: new Set([here, shut]), enabled: new Set([here]) }

const shift = (siteId: number, starts: string, ends: string, arrived: string | null = null): Candidate => ({
  siteId,
  startsAt: `2026-10-12T${starts}:00Z` as Instant,
  endsAt: `2026-10-12T${ends}:00Z` as Instant,
  arrivedAt: arrived === null ? null : (`2026-10-12T${arrived}:00Z` as Instant),
  leftAt: null,
  isClockInUnconfirmed: false,
  isClockOutUnconfirmed: false,
})
const choice = (...shifts: Candidate[]) => {
  try {
    return choiceOf(shifts, device, now, defaultSettings).clockable
  } catch (error) {
    return (error as Refusal).code
  }
}

const begins = shift(here, '08:10', '16:00')
const runs = shift(here, '00:00', '08:00', '00:00')
const later = shift(here, '14:00', '20:00')

describe('what an agent may clock at a device', () => {
  it('is the one shift whose window is open', () => {
    expect(choice(begins, later)).toEqual([begins])
  })

  it('is the departure of the shift that runs', () => {
    expect(choice(runs, later)).toEqual([runs])
  })

  it('with several, all of them are offered, departures first: never a silent choice', () => {
    const other = shift(here, '08:20', '12:00')
    expect(choice(runs, begins, other)).toEqual([runs, begins, other])
    expect(choice(begins, runs)).toEqual([runs, begins])
  })

  it('is nothing before the window of the next shift, which is said', () => {
    expect(choiceOf([later], device, now, defaultSettings)).toEqual({ clockable: [], next: later })
  })

  it('is nothing without a planned shift, or after it', () => {
    expect(choice()).toBe('NO_CLOCKING')
    expect(choice(shift(here, '00:00', '07:00'))).toBe('NO_CLOCKING')
  })

  it('is told to be elsewhere when the shift of the moment, or the next one, is at a site that is not linked', () => {
    expect(choice(shift(elsewhere, '08:10', '16:00'))).toBe('WRONG_SITE_CLOCKING')
    expect(choice(shift(elsewhere, '14:00', '20:00'))).toBe('WRONG_SITE_CLOCKING')
    expect(choice(shift(elsewhere, '08:10', '16:00'), later)).toBe('WRONG_SITE_CLOCKING')
  })

  it('a shift elsewhere does not hide the one that may be clocked here', () => {
    expect(choice(shift(elsewhere, '08:05', '09:00'), begins)).toEqual([begins])
  })

  it('is told that clocking is off when the site is linked but does not clock', () => {
    expect(choice(shift(shut, '08:10', '16:00'))).toBe('ON_TIME_DISABLED_ON_SITE')
    expect(choice(shift(shut, '14:00', '20:00'))).toBe('ON_TIME_DISABLED_ON_SITE')
  })
})
