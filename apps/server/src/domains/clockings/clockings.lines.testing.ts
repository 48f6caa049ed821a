import type { Instant } from '@vigie/contract/kit/time.ts'
import { asItHappened, type ClockingLine } from './clockings.line.ts'

export const instant = (time: string) => `2026-10-12T${time}Z` as Instant

/** A line of one shift, under a name in the place of its uuid, at a time of a day; it is believed unless said otherwise. */
export const lineOf = (name: string, kind: ClockingLine['kind'], time: string, columns: Partial<ClockingLine> = {}): ClockingLine => ({
  company_id: 1,
  site_id: 1,
  clocking_uuid: name,
  shift_id: 1,
  agent_id: 1,
  kind,
  way: 'position',
  verdict: 1,
  recorded_at: instant('20:00:00'),
  happened_at: instant(time),
  device_at: null,
  drift_seconds: null,
  device_id: null,
  device_seq: null,
  user_id: 1,
  anomaly_reason_id: null,
  is_forced: false,
  is_outside_area: false,
  is_offline: false,
  private_digest: null,
  ...asItHappened,
  ...columns,
})
export const doubtful = { doubt: 'clock', is_offline: true } as const
/** A manager's answer about an act. */
export const answerOf = (name: string, kind: 'confirmation' | 'rejection', about: string): ClockingLine =>
  lineOf(name, kind, '20:00:00', { about_uuid: about, way: 'manager', verdict: null })
/** A manager's correction of an act, to a time of the same day; or its deletion. */
export const correctionOf = (name: string, about: string, time: string, verdict: number | null = 1): ClockingLine =>
  lineOf(name, 'correction', time, { about_uuid: about, way: 'manager', verdict })
export const deletionOf = (name: string, about: string): ClockingLine =>
  lineOf(name, 'deletion', '20:00:00', { about_uuid: about, way: 'manager', verdict: null })
