import type { AnyList } from '@vigie/contract/kit/list.ts'
import { id, oneOf, text } from '../routing/parameters.ts'
import type { Parameter, Query } from '../routing/query.ts'

type FiltersOf<C extends AnyList> = C['list']['filters']
type Word<F> = F extends { readonly words: readonly (infer W extends string)[] } ? W : never

/** What a list's address holds: its filters (`all` where none is on), its words and its order. */
export type ListView<C extends AnyList> = {
  readonly [N in keyof FiltersOf<C>]: FiltersOf<C>[N] extends { readonly words: readonly string[] }
    ? Word<FiltersOf<C>[N]> | 'all'
    : number | null
} & {
  /** Unset of a list that cannot be searched. */
  readonly search?: string
  readonly sort: C['list']['sorts'][number]
}

/** The typed parameters of a list's address, under the names that its call has on the wire. */
export function addressOfList<C extends AnyList>({ list }: C): Query & { readonly [K in keyof ListView<C>]: Parameter<ListView<C>[K]> } {
  const filters = Object.entries(list.filters).map(([name, { wire, words }]) => [
    name,
    words ? oneOf(wire, ['all', ...words], 'all') : id(wire),
  ])
  return {
    ...Object.fromEntries(filters),
    ...(list.isSearched && { search: text('search') }),
    sort: oneOf('sort', list.sorts, list.usualSort),
  } as Query & { readonly [K in keyof ListView<C>]: Parameter<ListView<C>[K]> }
}

/** What a list is asked for; what is as usual is left out, so that equal views are one question. */
export function questionOfList<C extends AnyList>({ list }: C, view: ListView<C>): Readonly<Record<string, unknown>> {
  const given = view as Readonly<Record<string, unknown>> & { readonly search?: string; readonly sort: string }
  const filters = Object.keys(list.filters).filter((name) => given[name] !== 'all' && given[name] !== null)
  const words = list.isSearched ? (given.search ?? '').trim() : ''
  return {
    ...Object.fromEntries(filters.map((name) => [name, given[name]])),
    ...(words && { search: words }),
    ...(given.sort !== list.usualSort && { sort: given.sort }),
  }
}

/** Whether filters or words hide rows of the list. */
export const isNarrowed = <C extends AnyList>(call: C, view: ListView<C>): boolean =>
  Object.keys(questionOfList(call, view)).some((name) => name !== 'sort')
