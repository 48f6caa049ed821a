import type { ImportKind } from '@vigie/contract/imports/imports.report.ts'
import { dayOf, instantsOfLocal, localOf, offsetOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import type { ImportSnapshot, Kept } from '../decide/imports.snapshot.rules.ts'
import { writtenList } from '../read/imports.fields.rules.ts'
import { columns, type Cells } from '../read/imports.columns.rules.ts'

/** Credentials are read by an import and never written: whoever has a file could clock with them. */
const unwritten: readonly string[] = ['clockingCode', 'badge']
const fieldsOf = <K extends ImportKind>(kind: K) =>
  Object.keys(columns[kind]).filter((field) => !unwritten.includes(field)) as (keyof Cells[K] & string)[]

/** The titles of a kind's columns, by which an import knows them in every language of the screen. */
export const titlesOf = (kind: ImportKind): string[] =>
  fieldsOf(kind).map(
    (field) => (columns[kind] as Readonly<Record<string, { readonly titles: readonly [string, ...string[]] }>>)[field]!.titles[0],
  )

const isDayField = (field: string): boolean => /(On|Day)$/.test(field)
const dayCell = (day: string): string => day.split('-').toReversed().join('/')

/** A value as the reader of its column reads it: `31/12/2026`, `151,67`, `SSIAP1,SST`, `oui`. */
function cellOf(field: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return writtenList(value as readonly string[])
  if (typeof value === 'boolean') return field === 'isActive' ? (value ? 'ouvert' : 'fermé') : value ? 'oui' : 'non'
  if (typeof value === 'number') return String(field.endsWith('Hundredths') ? value / 100 : value).replace('.', ',')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return isDayField(field) ? dayCell(text) : text
}

/** A time of the day, with the offset that says which in the hour that a zone has twice. */
function clockCell(at: Instant, timeZone: string): string {
  const local = localOf(at, timeZone)
  const clock = local.slice(11, 16)
  return instantsOfLocal(local, timeZone).length > 1 ? `${clock}${offsetOf(at, timeZone)}` : clock
}

type Said = { readonly [K in ImportKind]: (row: Kept[K], snapshot: ImportSnapshot) => Partial<Cells[K]> }
/** What is kept, as the cells of a line say it. */
const saidOf: Said = {
  sites: (row) => row,
  agents: (row) => row,
  contracts: (row) => row,
  shifts: ({ startsAt, endsAt, ...row }, { sites, timeZone: ofCompany }) => {
    const timeZone = sites.get(row.siteCode)?.timeZone ?? ofCompany
    const dayAt = (at: Instant): Day => dayOf(localOf(at, timeZone))
    return {
      ...row,
      startDay: dayAt(startsAt),
      startClock: clockCell(startsAt, timeZone),
      endDay: dayAt(endsAt),
      endClock: clockCell(endsAt, timeZone),
    }
  },
}

/** A row as a line of a file of its kind. */
export function lineOf<K extends ImportKind>(kind: K, row: Kept[K], snapshot: ImportSnapshot): string[] {
  const said = saidOf[kind](row, snapshot) as Readonly<Record<string, unknown>>
  return fieldsOf(kind).map((field) => cellOf(field, said[field]))
}
