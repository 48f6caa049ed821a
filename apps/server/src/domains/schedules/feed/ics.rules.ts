import { addDays, dayOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { withoutTurns } from '@vigie/contract/kit/lines.ts'
import { daysTouched } from '@vigie/contract/schedules/schedules.rules.ts'
import type { FeedAbsence, FeedShift } from './feed.store.ts'

/** What a calendar is called, and where it comes from. */
export interface Calendar {
  readonly name: string
  /** Ends each event's number, so that those of two companies differ: their letters in small. */
  readonly company: string
  /** The title of every absence: a calendar is shared with others, who must not read of what kind it is. */
  readonly absence: string
  readonly shifts: readonly FeedShift[]
  readonly absences: readonly FeedAbsence[]
}

/**
 * A calendar as programs read it (RFC 5545): services at their instants, in UTC, so that each program shows the right hour whatever its
 * zone tables say of a change of clock; absences as whole days. The same facts give the same text.
 */
export const calendarText = ({ name, company, absence, shifts, absences }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vigie//Planning//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    // How often it is worth asking anew.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...shifts.flatMap((shift) => eventOfShift(shift, company)),
    ...absences.flatMap((one) => eventOfAbsence(one, company, absence)),
    'END:VCALENDAR',
  ]
    .flatMap((line) => `${folded(line)}\r\n`)
    .join('')

function eventOfShift(shift: FeedShift, company: string): string[] {
  const { id, version, startsAt, endsAt, plannedAt, publishedAt, siteName, prestationName, latitude, longitude } = shift
  const changed = plannedAt !== null && plannedAt > publishedAt ? plannedAt : publishedAt
  const place = [shift.address, shift.addressComplement, `${shift.postcode} ${shift.city}`.trim()].filter((part) => part.trim() !== '')
  return [
    'BEGIN:VEVENT',
    `UID:shift-${id}@${company}.vigie`,
    `DTSTAMP:${utc(changed)}`,
    `LAST-MODIFIED:${utc(changed)}`,
    `SEQUENCE:${version}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(siteName)}`,
    ...(place.length > 0 ? [`LOCATION:${escaped(place.join(', '))}`] : []),
    ...(latitude !== null && longitude !== null ? [`GEO:${latitude.toFixed(6)};${longitude.toFixed(6)}`] : []),
    ...(prestationName ? [`DESCRIPTION:${escaped(prestationName)}`] : []),
    'END:VEVENT',
  ]
}

function eventOfAbsence({ id, createdAt, ...span }: FeedAbsence, company: string, title: string): string[] {
  const days = daysTouched(span)
  return [
    'BEGIN:VEVENT',
    `UID:absence-${id}@${company}.vigie`,
    `DTSTAMP:${utc(createdAt)}`,
    `DTSTART;VALUE=DATE:${digits(dayOf(span.startsLocal))}`,
    // The day after the last.
    `DTEND;VALUE=DATE:${digits(addDays(days.at(-1)!, 1))}`,
    `SUMMARY:${escaped(title)}`,
    'END:VEVENT',
  ]
}

/** `20261024T190000Z` */
const utc = (instant: Instant): string => instant.replaceAll(/[-:]/g, '')
const digits = (day: Day): string => day.replaceAll('-', '')

const controls = /[\p{Cc}\p{Zl}\p{Zp}]/gu
/** A text of one value (section 3.3.11): its ends of lines as `\n`, nothing that ends a line, a value or a list by itself. */
export const escaped = (text: string): string =>
  withoutTurns(text)
    .replaceAll(/\r\n?|[\n\u2028\u2029\u0085]/g, '\n')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll(controls, ' ')

/** Bytes of a line without its end (section 3.1). */
const longest = 75
/** A line cut where it is too long, and never within a letter. */
export function folded(line: string): string {
  const parts: string[] = []
  let [part, bytes] = ['', 0]
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > longest) {
      parts.push(part)
      // The space at the start of a line that goes on counts.
      ;[part, bytes] = ['', 1]
    }
    part += letter
    bytes += size
  }
  return [...parts, part].join('\r\n ')
}
