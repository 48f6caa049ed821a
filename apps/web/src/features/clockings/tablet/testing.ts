import type { Instant, LocalDateTime } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'

/** A day shift of 20 October 2026 in Paris (07:00 to 19:00), for tests; each says what matters to it. */
export function aShift(change: Partial<Shift> = {}): Shift {
  const planned = {
    id: 1,
    siteId: 1,
    siteName: 'Siège Courbevoie',
    agentId: 1,
    agentName: 'HADDAD Rachid',
    startsLocal: '2026-10-20 07:00:00' as LocalDateTime,
    endsLocal: '2026-10-20 19:00:00' as LocalDateTime,
    startsAt: '2026-10-20T05:00:00Z' as Instant,
    endsAt: '2026-10-20T17:00:00Z' as Instant,
    timeZone: 'Europe/Paris',
    isNight: false,
    arrivedAt: null,
    arrivedLocal: null,
    leftAt: null,
    leftLocal: null,
    version: 1,
  }
  return { ...planned, ...change } as Shift
}

/** The same, clocked in at 06:52. */
export const aRunningShift = (change: Partial<Shift> = {}): Shift =>
  aShift({ arrivedAt: '2026-10-20T04:52:00Z' as Instant, arrivedLocal: '2026-10-20 06:52:00' as LocalDateTime, ...change })

/** The night before it: 19 October 19:00 to 07:00, running. */
export const aNightShift = (change: Partial<Shift> = {}): Shift =>
  aRunningShift({
    id: 9,
    startsLocal: '2026-10-19 19:00:00' as LocalDateTime,
    endsLocal: '2026-10-20 07:00:00' as LocalDateTime,
    startsAt: '2026-10-19T17:00:00Z' as Instant,
    endsAt: '2026-10-20T05:00:00Z' as Instant,
    isNight: true,
    arrivedAt: '2026-10-19T16:55:00Z' as Instant,
    arrivedLocal: '2026-10-19 18:55:00' as LocalDateTime,
    ...change,
  })
