import type { ImportNotice, ImportReason } from '@vigie/contract/imports/imports.report.ts'
import { siteFields } from '@vigie/contract/sites/sites.rules.ts'
import { isDay, isTimeZone, type Day } from '@vigie/contract/kit/time.ts'

/** What a cell says, or why it says nothing. */
type Reading<T> = { readonly value: T; readonly notice?: ImportNotice } | { readonly reason: ImportReason }
/** Reads the text of a cell that is not empty. */
export type Reader<T> = (text: string) => Reading<T>

const refuse = (reason: ImportReason) => ({ reason })
const two = (digits: string | undefined) => (digits ?? '0').padStart(2, '0')

export const readText: Reader<string> = (value) => ({ value })

/** What a cell of a workbook holds whose formula was never computed: a letter that no text has (of private use). */
export const emptyFormula = '\uE000'

/** Taken as it stands; worth knowing where it is none of France's: a spreadsheet takes the zero from `01000`. */
export const readPostcode: Reader<string> = (value) =>
  /^(?:\d{5}|\d{2} \d{3})$/.test(value) ? { value } : { value, notice: 'POSTCODE_UNUSUAL' }

/** `12/10/2026`, `12-10-2026`, `12.10.2026` or `2026-10-12`, with or without a midnight behind it. */
export const readDay: Reader<Day> = (text) => {
  const plain = text.replace(/[ T]00:00(:00(\.0+)?)?$/, '')
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(plain)
  const day = french ? `${french[3]}-${two(french[2])}-${two(french[1])}` : plain
  return isDay(day) ? { value: day } : refuse('DATE_IMPOSSIBLE')
}

/** `02:30+02:00`: what is written before an offset from UTC, and the offset as `+02:00`. */
const offsetBehind = /^(.*?)\s?([+-])(\d{2}):?(\d{2})$/
function withOffset(text: string, read: (clock: string) => string | undefined): Reading<string> {
  const [, clock = text, sign = '', hours = '', minutes = ''] = offsetBehind.exec(text) ?? []
  const plain = read(clock)
  return plain === undefined ? refuse('TIME_IMPOSSIBLE') : { value: sign ? `${plain}${sign}${hours}:${minutes}` : plain }
}
function clockIn(text: string): string | undefined {
  const [, hours, minutes, seconds] = /^(\d{1,2})\s?(?:[:hH]\s?(\d{2})(?::(\d{2}))?|[hH])$/.exec(text) ?? []
  const isReal = hours !== undefined && Number(hours) < 24 && Number(minutes ?? 0) < 60 && Number(seconds ?? 0) < 60
  return isReal ? `${two(hours)}:${two(minutes)}:${two(seconds)}` : undefined
}

/** `07:00`, `7:00`, `07h00`, `7h` or `07:00:00`, as `HH:mm:ss`; with the offset that says which, where one stands behind it. */
export const readClock: Reader<string> = (text) => withOffset(text, clockIn)

/** As readClock, and `24:00`: the end of the day. */
export const readEndClock: Reader<string> = (text) =>
  withOffset(text, (clock) => (/^24\s?([:hH]\s?00(:00)?|[hH])$/.test(clock) ? '24:00:00' : clockIn(clock)))

/** `48,891042`, `48.891042` or `1 607,5`. */
export const readDecimal: Reader<number> = (text) => {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  return /^[+-]?\d+(\.\d*)?$/.test(plain) ? { value: Number(plain) } : refuse('NUMBER_IMPOSSIBLE')
}

/** A decimal between two bounds; outside them, and when it is no number, the reason given. */
export const readBetween =
  (least: number, most: number, reason: ImportReason): Reader<number> =>
  (text) => {
    const read = readDecimal(text)
    return 'value' in read && read.value >= least && read.value <= most ? read : refuse(reason)
  }

const largestInt = 2_147_483_647
/** A whole number from `least` on; `20,00` is one. */
export const readWhole =
  (least: number): Reader<number> =>
  (text) => {
    const read = readDecimal(text)
    const isWhole = 'value' in read && Number.isInteger(read.value) && read.value >= least && read.value <= largestInt
    return isWhole ? read : refuse('NUMBER_IMPOSSIBLE')
  }

/** Metres of a perimeter, within the bounds of the form (`siteFields`). */
export const readPerimeter: Reader<number> = (text) => {
  const { least, most } = siteFields.perimeterMetres
  const read = readWhole(least)(text)
  return 'value' in read && read.value <= most ? read : refuse('PERIMETER_IMPOSSIBLE')
}

/** Minutes of break. */
export const readBreak: Reader<number> = (text) => {
  const read = readDecimal(text)
  return 'value' in read && read.value < 0 ? refuse('BREAK_NEGATIVE') : readWhole(0)(text)
}

/** Hours with decimals (`151,67`) as hundredths. */
export const readHundredths: Reader<number> = (text) => {
  const read = readDecimal(text)
  if ('reason' in read || read.value < 0 || read.value * 100 > largestInt) return refuse('NUMBER_IMPOSSIBLE')
  return { value: Math.round(read.value * 100) }
}

/** An IANA name. `+02:00` is none, and PostgreSQL reads its sign the other way round. */
export const readTimeZone: Reader<string> = (text) =>
  /^[A-Za-z]/.test(text) && isTimeZone(text) ? { value: text } : refuse('TIME_ZONE_UNKNOWN')

/** A clocking code: 4 to 8 digits. */
export const readCode: Reader<string> = (text) => (/^\d{4,8}$/.test(text) ? { value: text } : refuse('CODE_IMPOSSIBLE'))

/** The uid of an NFC badge: whole bytes in hexadecimal, `3F:BC:F3:6C` too; in capitals. */
export const readBadge: Reader<string> = (text) => {
  const plain = text.replace(/[\s:-]/g, '').toUpperCase()
  return /^([0-9A-F]{2}){4,16}$/.test(plain) ? { value: plain } : refuse('BADGE_IMPOSSIBLE')
}

/** An item in quotes, which may hold separators, or whatever stands before the next one. */
const listItem = /\s*"((?:[^"]|"")*)"\s*(?=[,;|\n]|$)|[^,;|\n]+/g
/** `SSIAP1,SST` or `"A, B",SST`: a list without doubles, in one order. */
export const readList: Reader<readonly string[]> = (text) => {
  const codes = [...text.matchAll(listItem)].map(([whole, quoted]) => (quoted?.replaceAll('""', '"') ?? whole).trim())
  return { value: [...new Set(codes)].filter(Boolean).toSorted() }
}
/** The same items as a cell that `readList` reads. */
export const writtenList = (items: readonly string[]): string =>
  items.map((item) => (/[,;|\n"]/.test(item) ? `"${item.replaceAll('"', '""')}"` : item)).join(',')

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
/** The words of true and false in the three languages, and what other programs write; the first of each is what is exported. */
const oneOf =
  (yes: readonly string[], no: readonly string[], reason: ImportReason): Reader<boolean> =>
  (text) =>
    yes.includes(plain(text)) ? { value: true } : no.includes(plain(text)) ? { value: false } : refuse(reason)
const [yes, no] = [
  ['oui', 'yes', 'ja', 'x', '1', 'vrai', 'true', 'wahr', 'o', 'y', 'j'],
  ['non', 'no', 'nein', '0', 'faux', 'false', 'falsch', 'n'],
]
const [open, closed] = [
  ['ouvert', 'open', 'offen', 'geoffnet', 'actif', 'active', 'aktiv'],
  ['ferme', 'closed', 'geschlossen', 'inactif', 'inactive', 'inaktiv'],
]
export const readSwitch = oneOf(yes, no, 'SWITCH_UNKNOWN')
export const readOpen = oneOf(open, closed, 'STATE_UNKNOWN')

/** Minutes before a service, within the bounds of the form. */
export const readPreClockMinutes: Reader<number> = (text) => {
  const { least, most } = siteFields.preClockMinutes
  const read = readWhole(least)(text)
  return 'value' in read && read.value <= most ? read : refuse('NUMBER_IMPOSSIBLE')
}
