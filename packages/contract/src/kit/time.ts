/**
 * An instant: UTC, ISO 8601, cut to the second (`2026-10-12T05:00:00Z`). One spelling, so that instants compare as
 * texts, go into SQL as they are and are hashed as they stand.
 */
export type Instant = string & { readonly instant: true }
/** A wall-clock time of a site: `YYYY-MM-DD HH:mm:ss` (coverage 9.011). It does not say which 02:30. */
export type LocalDateTime = string & { readonly local: true }
/** A calendar day: `YYYY-MM-DD`. */
export type Day = string & { readonly day: true }
/** A calendar month: `YYYYMM` (coverage 9.011). */
export type Month = string & { readonly month: true }

const second = 1000
const quarter = 15 * 60 * second
const day = 24 * 60 * 60 * second

/** The instant at so many milliseconds of the epoch, cut (never rounded) to the second. */
export const instantOf = (epochMilliseconds: number): Instant =>
  `${new Date(Math.floor(epochMilliseconds / second) * second).toISOString().slice(0, 19)}Z` as Instant

/** Milliseconds of the epoch. */
export const epochOf = (instant: Instant): number => Date.parse(instant)

/** No text begins before the year 1000: PostgreSQL knows no year 0, and a year of ours has four digits. */
const firstYear = '1000'
/** A text ends before the year 9999, so that what is computed from it (a month later, an hour's offset) has four digits too. */
const yearWithoutNext = '9999'

/** Reads any ISO 8601 text with an offset; undefined when it says no instant. */
export function readInstant(text: string): Instant | undefined {
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)$/i.test(text)) return undefined
  const epoch = Date.parse(text.replace(' ', 'T'))
  if (Number.isNaN(epoch)) return undefined
  const instant = instantOf(epoch)
  return instant >= firstYear && instant < yearWithoutNext ? instant : undefined
}

export const addMinutes = (instant: Instant, minutes: number): Instant => instantOf(epochOf(instant) + minutes * 60 * second)
export const addSeconds = (instant: Instant, seconds: number): Instant => instantOf(epochOf(instant) + seconds * second)
/** Minutes from one instant to another, with their fraction; negative when the second comes first. */
export const minutesBetween = (from: Instant, to: Instant): number => (epochOf(to) - epochOf(from)) / (60 * second)

// No zone changes its offset inside a quarter of an hour, so one look-up per zone and quarter is enough.
const offsets = new Map<string, Map<number, number>>()

const clocks = new Map<string, Intl.DateTimeFormat>()
const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const

/** What the wall clock of a zone shows, read as if it were UTC: milliseconds. */
function wallOf(epochMilliseconds: number, timeZone: string): number {
  let clock = clocks.get(timeZone)
  if (!clock) clocks.set(timeZone, (clock = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields })))
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of clock.formatToParts(epochMilliseconds)) shown[type] = Number(value)
  return Date.UTC(shown.year!, shown.month! - 1, shown.day, shown.hour, shown.minute, shown.second)
}

/** The zone's offset from UTC at an instant, in milliseconds. An unknown zone throws a RangeError. */
export function offsetAt(epochMilliseconds: number, timeZone: string): number {
  let known = offsets.get(timeZone)
  if (!known) offsets.set(timeZone, (known = new Map()))
  const slot = Math.floor(epochMilliseconds / quarter)
  let offset = known.get(slot)
  if (offset === undefined) {
    offset = wallOf(slot * quarter, timeZone) - slot * quarter
    if (known.size > 50_000) known.clear()
    known.set(slot, offset)
  }
  return offset
}

/** The wall-clock text of an instant in a zone. */
export function localOf(instant: Instant, timeZone: string): LocalDateTime {
  const epoch = epochOf(instant)
  const shown = new Date(epoch + offsetAt(epoch, timeZone)).toISOString()
  return `${shown.slice(0, 10)} ${shown.slice(11, 19)}` as LocalDateTime
}

/**
 * What a wall-clock time means: one instant; two, the earlier first, where a change of clock makes it twice; none where it
 * skips it. What a person has written is read by this alone: 02:30 of the October night must be asked about.
 */
export function instantsOfLocal(local: LocalDateTime, timeZone: string): readonly Instant[] {
  const { wall, before, after } = aroundLocal(local, timeZone)
  const offsets = before === after ? [before] : [Math.max(before, after), Math.min(before, after)]
  return offsets.filter((offset) => offsetAt(wall - offset, timeZone) === offset).map((offset) => instantOf(wall - offset))
}

/**
 * The instant of a wall-clock time that the program itself has made, such as a day's midnight. Where a change of clock makes
 * it twice, the first one; where it skips it, the time moved on by the length of the gap (as calendars do).
 */
export function instantOfLocal(local: LocalDateTime, timeZone: string): Instant {
  const { wall, before } = aroundLocal(local, timeZone)
  return instantsOfLocal(local, timeZone)[0] ?? instantOf(wall - before)
}

/** A change of clock lies between two days at the most: the offsets a day before and after are all there can be. */
function aroundLocal(local: LocalDateTime, timeZone: string) {
  const wall = Date.parse(`${local.replace(' ', 'T')}Z`)
  return { wall, before: offsetAt(wall - day, timeZone), after: offsetAt(wall + day, timeZone) }
}

/** ISO 8601 with the offset that lies between an instant and its own local text. */
export function withOffset(instant: Instant, local: LocalDateTime | null | undefined): string {
  if (!local) return instant
  return `${local.replace(' ', 'T')}${offsetText(Date.parse(`${local.replace(' ', 'T')}Z`) - epochOf(instant))}`
}

/** `+02:00`: what lies between UTC and the clock of a zone at an instant. */
export const offsetOf = (instant: Instant, timeZone: string): string => offsetText(offsetAt(epochOf(instant), timeZone))

function offsetText(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000)
  const size = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

export const dayOf = (local: LocalDateTime): Day => local.slice(0, 10) as Day
export const monthOf = (local: LocalDateTime | Day): Month => `${local.slice(0, 4)}${local.slice(5, 7)}` as Month
/** `HH:mm` */
export const clockOf = (local: LocalDateTime): string => local.slice(11, 16)
export const midnightOf = (day: Day): LocalDateTime => `${day} 00:00:00` as LocalDateTime
const days = new Map<number, Day>()
/** The day that lies so many after that of 1970-01-01; remembered, for those of a month are asked for by the thousand. */
export function dayNumbered(number: number): Day {
  let found = days.get(number)
  if (found === undefined) {
    found = new Date(number * day).toISOString().slice(0, 10) as Day
    if (days.size > 20_000) days.clear()
    days.set(number, found)
  }
  return found
}
/** Days from that of 1970-01-01 to the one that the wall clock of a zone shows at an instant, in milliseconds of the epoch. */
export const dayNumberAt = (epochMilliseconds: number, timeZone: string): number =>
  Math.floor((epochMilliseconds + offsetAt(epochMilliseconds, timeZone)) / day)
export const addDays = (from: Day, count: number): Day => dayNumbered(Date.parse(from) / day + count)
/** Days from one to another; less than none where it lies before. */
export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / day)
export const addMonths = (from: Month, months: number): Month => {
  const first = new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(4)) - 1 + months, 1))
  return first.toISOString().slice(0, 7).replace('-', '') as Month
}
export const firstDayOf = (month: Month): Day => `${month.slice(0, 4)}-${month.slice(4)}-01` as Day
export const lastDayOf = (month: Month): Day => addDays(firstDayOf(addMonths(month, 1)), -1)

/** Whether a text names a real calendar day. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < firstYear) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
/** Whether a text is a day of some year, `MM-DD`; the 29th of February is one. */
export const isMonthDay = (text: string): boolean => /^\d\d-\d\d$/.test(text) && isDay(`2024-${text}`)
export const isMonth = (text: string): text is Month => /^\d{4}(0[1-9]|1[0-2])$/.test(text) && text >= firstYear && text < yearWithoutNext
export const isLocal = (text: string): text is LocalDateTime =>
  /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text) && isDay(text.slice(0, 10)) && text < yearWithoutNext

const known = new Map<string, boolean>()

/** Whether the runtime knows a zone. */
export function isTimeZone(name: string): boolean {
  let isKnown = known.get(name)
  if (isKnown === undefined) {
    try {
      isKnown = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0
    } catch {
      isKnown = false
    }
    if (known.size > 1000) known.clear()
    known.set(name, isKnown)
  }
  return isKnown
}
