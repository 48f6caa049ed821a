import { epochOf, type Day, type Instant, type LocalDateTime } from '@vigie/contract/kit/time.ts'

/**
 * Wall clocks by the browser's own tables. The contract's kit/time knows the same by Temporal, whose polyfill sign-in
 * would then have to load: here only "now" and the ends of a day are looked up, the rest is cut from the wire's texts.
 */
const formats = new Map<string, Intl.DateTimeFormat>()
const minute = 60_000
const day = 1440 * minute

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    const digits = '2-digit' as const
    const fields = { year: 'numeric', month: digits, day: digits, hour: digits, minute: digits, second: digits } as const
    formats.set(zone, (format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hourCycle: 'h23', ...fields })))
  }
  return format
}

/** Milliseconds that a zone is ahead of UTC at an instant. */
function offsetAt(epoch: number, zone: string): number {
  const read: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(epoch)) read[type] = Number(value)
  const wall = Date.UTC(read['year']!, read['month']! - 1, read['day'], read['hour'], read['minute'], read['second'])
  return wall - Math.floor(epoch / 1000) * 1000
}

/** Minutes that a zone is ahead of UTC at an instant. */
export const offsetMinutes = (instant: Instant, zone: string): number => Math.round(offsetAt(epochOf(instant), zone) / minute)

/** `YYYY-MM-DD HH:mm:ss` of an instant in a zone. */
export function localIn(instant: Instant, zone: string): LocalDateTime {
  const epoch = epochOf(instant)
  return new Date(epoch + offsetAt(epoch, zone)).toISOString().slice(0, 19).replace('T', ' ') as LocalDateTime
}

export const dayIn = (instant: Instant, zone: string): Day => localIn(instant, zone).slice(0, 10) as Day

/** The calendar day so many days later. */
export const dayAfter = (from: Day, days: number): Day =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * day).toISOString().slice(0, 10) as Day

/**
 * Milliseconds of the epoch at a wall-clock time: minutes after the day's midnight, which may lie outside that day. A
 * time that a change of clock makes twice is the first one; one that it skips moves on by the gap, as calendars do.
 */
export function epochAt(on: Day, minutes: number, zone: string): number {
  const wall = Date.parse(`${on}T00:00:00Z`) + minutes * minute
  const [before, after] = [offsetAt(wall - day, zone), offsetAt(wall + day, zone)]
  const fitting = [wall - before, wall - after].filter((epoch) => epoch + offsetAt(epoch, zone) === wall)
  return fitting.length > 0 ? Math.min(...fitting) : wall - before
}
