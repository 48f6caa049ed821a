import type { Day } from '@vigie/contract/kit/time.ts'

/** What a reader may look at beside its own text: the company's day of now, and the other texts of the address. */
export interface ReadContext {
  readonly today: Day
  readonly textOf: (name: string) => string | undefined
}

/** One value of a query: its name in the address, and both ways between its text and what screens work with. */
export interface Parameter<T> {
  /** As in the address: the specification's, or ours. */
  readonly name: string
  /** Other names that it reads too; they leave the address when it is written. */
  readonly olderNames?: readonly string[]
  /** Never throws: a missing or wrong text falls back. */
  read(text: string | undefined, context: ReadContext): T
  /** Undefined leaves it out. `today` is given by whoever is at the address now; a link written for later has none. */
  write(value: T, today: Day | undefined): string | undefined
}

/** What an address reads from its query, under our names. */
export type Query = Readonly<Record<string, Parameter<unknown>>>
export type Values<Q extends Query> = { readonly [K in keyof Q]: Q[K] extends Parameter<infer T> ? T : never }
/** A query as the router has it: texts under the names of the address. */
export type Texts = Readonly<Record<string, string | undefined>>

export const namesOf = (query: Query): readonly string[] =>
  Object.values(query).flatMap(({ name, olderNames = [] }) => [name, ...olderNames])

const textIn = (search: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const text = search[name]
  return typeof text === 'string' && text !== '' ? text : undefined
}

/**
 * The texts that an address reads, for the router's `validateSearch`: as they stand, so that a wrong one stays in the
 * address for its reader to fall back on; an empty one counts as none.
 */
export const textsOf = (query: Query, search: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(
    namesOf(query)
      .filter((name) => name in search)
      .map((name) => [name, textIn(search, name)]),
  )

export function readQuery<Q extends Query>(query: Q, search: Readonly<Record<string, unknown>>, today: Day): Values<Q> {
  const context: ReadContext = { today, textOf: (name) => textIn(search, name) }
  return Object.fromEntries(
    Object.entries(query).map(([key, parameter]) => [key, parameter.read(context.textOf(parameter.name), context)]),
  ) as Values<Q>
}

/** The texts of a change; undefined takes one out of the address. */
export function writeQuery<Q extends Query>(query: Q, changes: Partial<Values<Q>>, today?: Day): Texts {
  const texts: Record<string, string | undefined> = {}
  for (const [key, value] of Object.entries(changes)) {
    const parameter = query[key]
    if (!parameter || value === undefined) continue
    for (const name of parameter.olderNames ?? []) texts[name] = undefined
    texts[parameter.name] = parameter.write(value, today)
  }
  return texts
}
