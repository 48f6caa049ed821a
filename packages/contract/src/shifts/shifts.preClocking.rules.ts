import type { CompanySettings } from '../companies/settings.ts'
import { addMinutes, type Instant } from '../kit/time.ts'

interface NoticedShift {
  readonly startsAt: Instant
  /** Minutes before its start, as its site asked when it was added; null or unset: the company's. */
  readonly preClockInNoticeMinutes?: number | null
}
export type PreClockingSettings = Pick<CompanySettings, 'pre_clocking_resource_notification_minutes'>

/** From when on «je suis en route» is asked for. */
export const preClockingFrom = ({ startsAt, preClockInNoticeMinutes }: NoticedShift, settings: PreClockingSettings): Instant =>
  addMinutes(startsAt, -(preClockInNoticeMinutes ?? settings.pre_clocking_resource_notification_minutes))
