import type { ImportKind, ImportLocation } from '@vigie/contract/imports/imports.report.ts'
import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import type { Cells } from '../read/imports.columns.rules.ts'

/** What the company keeps of each kind, named by the import's keys instead of ids. */
export interface Kept {
  sites: Cells['sites']
  agents: Omit<Cells['agents'], 'clockingCode' | 'badge'> & {
    /** Digest of the clocking code, in hexadecimal; null: none. */
    codeDigest: string | null
    badges: readonly string[]
  }
  contracts: Cells['contracts']
  shifts: Omit<Cells['shifts'], 'startDay' | 'startClock' | 'endDay' | 'endClock'> & {
    startsAt: Instant
    endsAt: Instant
    /** Of the local start, in the site's zone. */
    month: Month
  }
}
/** A shift that is there already: whether it was clocked or changed hands while it ran, and the version that a save must still find. */
export interface KeptShift extends Readonly<Kept['shifts']> {
  readonly isClocked: boolean
  readonly isDivided: boolean
  readonly version: number
}

/** When a contract of an agent holds. */
export type SignedContract = Pick<Kept['contracts'], 'number' | 'employeeNumber' | 'startsOn' | 'endsOn'>

/** What the company already has of all that the files name. */
export interface ImportSnapshot {
  /** Of the company: that of a site whose file does not say. */
  readonly timeZone: string
  /** From when on the product counts, as the company has said; null: it has not. */
  readonly countsFrom: Instant | null
  /** The start of the first shift that was ever clocked. */
  readonly firstClockedAt: Instant | null
  readonly clientNames: ReadonlyMap<string, string>
  /** Codes of clients that are closed. */
  readonly closedClients: ReadonlySet<string>
  readonly sites: ReadonlyMap<string, Readonly<Kept['sites']>>
  readonly agents: ReadonlyMap<string, Readonly<Kept['agents']>>
  readonly contracts: ReadonlyMap<string, Readonly<Kept['contracts']>>
  readonly shifts: ReadonlyMap<string, KeptShift>
  /** All contracts of the agents whose contracts the files write. */
  readonly signed: readonly SignedContract[]
  /** Which agent (employee number) has a code's digest, a badge's uid. */
  readonly codeHolders: ReadonlyMap<string, string>
  readonly badgeHolders: ReadonlyMap<string, string>
  /** Employee numbers of agents that are archived: nothing new is planned or signed for them. */
  readonly archived: ReadonlySet<string>
}

/** A line as it will be kept. */
export interface Judged<K extends ImportKind> extends ImportLocation {
  readonly key: string
  readonly row: Kept[K]
}

/** What is to be written of one kind. */
export interface Plan<K extends ImportKind> {
  readonly creates: readonly Judged<K>[]
  /** `was`: the row as it is now. */
  readonly changes: readonly (Judged<K> & { readonly fields: readonly string[]; readonly was: Readonly<Kept[K]> })[]
  readonly unchangedCount: number
}
export type Plans = { readonly [K in ImportKind]: Plan<K> }

const isSame = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other) ? one.length === other.length && one.every((item, at) => item === other[at]) : one === other

/** Sorts judged lines into what is created, changed (and in which fields) and left as it is. */
export function planOf<K extends ImportKind>(judged: readonly Judged<K>[], kept: ReadonlyMap<string, Readonly<Kept[K]>>): Plan<K> {
  const creates: Judged<K>[] = []
  const changes: (Judged<K> & { fields: string[]; was: Readonly<Kept[K]> })[] = []
  let unchangedCount = 0
  for (const line of judged) {
    const old = kept.get(line.key)
    const fields = old ? (Object.keys(line.row) as (keyof Kept[K] & string)[]).filter((field) => !isSame(line.row[field], old[field])) : []
    if (!old) creates.push(line)
    else if (fields.length) changes.push({ ...line, fields, was: old })
    else unchangedCount++
  }
  return { creates, changes, unchangedCount }
}
