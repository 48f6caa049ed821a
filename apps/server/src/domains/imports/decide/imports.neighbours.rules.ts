import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import type { PlannedShift } from '@vigie/contract/planning/planning.periods.ts'
import { qualificationOf } from '../../agents/qualifications.rules.ts'
import type { Kept } from './imports.snapshot.rules.ts'

/** A qualification as an import knows it: by its code, or one of another kind by its id. */
interface Paper {
  readonly key: string
  readonly name: string
}
export interface Absence {
  readonly name: string
  readonly startsAt: Instant
  readonly endsAt: Instant
}
export interface Requirements {
  readonly needsCard: boolean
  /** The activity that the card must allow; empty: any. */
  readonly cardActivity: string
  readonly papers: readonly Paper[]
}

/** What the agents of an import have besides it; maps of agents are by employee number. */
export interface Neighbours {
  /** Shifts around those of the import. */
  readonly shifts: ReadonlyMap<string, readonly PlannedShift[]>
  readonly contracts: ReadonlyMap<string, readonly Readonly<Kept['contracts']>[]>
  /** Who works for a partner and needs no contract here. */
  readonly partnerAgents: ReadonlySet<string>
  readonly papers: ReadonlyMap<string, readonly { readonly key: string; readonly expiresOn: Day | null }[]>
  readonly absences: ReadonlyMap<string, readonly Absence[]>
  /** By the name of the prestation. */
  readonly requirements: ReadonlyMap<string, Requirements>
  /** What sites ask for beside it, by `postKey`. */
  readonly atSites: ReadonlyMap<string, readonly Paper[]>
  /** The names of diplomas and empowerments by their codes. */
  readonly catalogue: ReadonlyMap<string, string>
  /** Of sites, by their codes. */
  readonly sectors: ReadonlyMap<string, number | null>
}

/** A prestation at a site. */
export const postKey = (siteCode: string, prestation: string): string => JSON.stringify([siteCode, prestation])

/** What a service asks for at a site: what its prestation does everywhere, and what the site does beside it. */
export function requirementsAt(everywhere: Requirements, here: readonly Paper[] | undefined): Requirements {
  const more = (here ?? []).filter(({ key }) => !everywhere.papers.some((paper) => paper.key === key))
  return more.length === 0 ? everywhere : { ...everywhere, papers: [...everywhere.papers, ...more] }
}

const shortestCode = 3
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()

/** What a prestation asks for that is made by this import: what its name says, as the database reads it (prestations_begin). */
export function requirementsByName(name: string, codes: ReadonlyMap<string, string>): Requirements {
  const said = plain(name)
  const papers = [...codes].flatMap(([key, called]) =>
    key.length >= shortestCode && key.toUpperCase() === said ? [{ key, name: called }] : [],
  )
  return { needsCard: !name.toUpperCase().startsWith('SSIAP'), cardActivity: '', papers }
}

/** The catalogue with the codes that the files add to it. */
export const catalogueWith = (catalogue: ReadonlyMap<string, string>, codes: Iterable<string>): ReadonlyMap<string, string> =>
  new Map([...[...codes].map((code) => [code, qualificationOf(code).name] as const), ...catalogue])

/** The last days of what an agent has once the import is written: what the files name stays until its day, and no other code does. */
export function papersAfter(
  held: readonly { readonly key: string; readonly expiresOn: Day | null }[],
  codes: readonly string[],
): ReadonlyMap<string, Day | null> {
  const isKept = (key: string) => key.startsWith('#') || codes.includes(key)
  const days = new Map(held.filter(({ key }) => isKept(key)).map(({ key, expiresOn }) => [key, expiresOn]))
  for (const code of codes) if (!days.has(code)) days.set(code, null)
  return days
}
