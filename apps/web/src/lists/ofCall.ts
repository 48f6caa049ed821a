import type { Call, Output } from '@vigie/contract/kit/call.ts'
import type { AnyList } from '@vigie/contract/kit/list.ts'
import type { Input } from '../api/ask.ts'
import { named, type NamedAddress, type Path } from '../routing/address.ts'
import { id, oneOf, text } from '../routing/parameters.ts'
import type { Parameter, Query, Values } from '../routing/query.ts'
import type { AnyRow, ListFilter } from './defineList.ts'

type FiltersOf<C extends AnyList> = C['list']['filters']
type Word<F> = F extends { readonly words: readonly (infer W extends string)[] } ? W : never

/** The parameters of a list's address: its filters (`all` where none is on), its words and its order. */
export type QueryOf<C extends AnyList> = Query & {
  readonly [N in keyof FiltersOf<C>]: Parameter<
    FiltersOf<C>[N] extends { readonly words: readonly string[] } ? Word<FiltersOf<C>[N]> | 'all' : number | null
  >
} & { readonly search: Parameter<string>; readonly sort: Parameter<C['list']['sorts'][number]> }

type RowOf<C extends Call> = Output<C> extends { readonly rows: readonly (infer Row)[] } ? Row & AnyRow : never

interface Choices<C extends AnyList> {
  readonly path: Path
  /** The filter that is shown as chips with counts; the others of words are selects, one by an id is set by links. */
  readonly chips?: keyof FiltersOf<C> & string
  readonly hidesEmptyChips?: boolean
}

/** The typed parameters of the address of a list, under the names that its call has on the wire. */
function queryOf<C extends AnyList>({ list }: C): QueryOf<C> {
  const filters = Object.entries(list.filters).map(([name, { wire, words }]) => [
    name,
    words ? oneOf(wire, ['all', ...words], 'all') : id(wire),
  ])
  return {
    ...Object.fromEntries(filters),
    ...(list.isSearched && { search: text('search') }),
    sort: oneOf('sort', list.sorts, list.usualSort),
  } as QueryOf<C>
}

/** What a list is asked for; what is as usual is left out, so that equal views are one question. */
function questionOf<C extends AnyList>({ list }: C, view: Readonly<Record<string, unknown>>): Input<C> {
  const filters = Object.keys(list.filters).filter((name) => view[name] !== 'all' && view[name] !== null)
  const words = list.isSearched && typeof view['search'] === 'string' ? view['search'].trim() : ''
  return {
    ...Object.fromEntries(filters.map((name) => [name, view[name]])),
    ...(words && { search: words }),
    ...(view['sort'] !== list.usualSort && { sort: view['sort'] }),
  } as Input<C>
}

type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The source of a list whose call is one of the kit: its address, its question, its filters with counts and its orders. */
export function ofCall<C extends AnyList>(call: C, { path, chips, hidesEmptyChips = false }: Choices<C>) {
  const filters = Object.entries(call.list.filters).map(([key, { words }]): ListFilter<Output<C>, unknown> => {
    if (!words) return { as: 'link', key }
    const countOf = (word: string, answer: Output<C> | undefined) =>
      answer && ((answer as unknown as { readonly counts: Counts | null }).counts?.[key]?.[word] ?? 0)
    const isChip = key === chips
    return {
      as: isChip ? 'chips' : 'select',
      key,
      words: ['all', ...words],
      usual: 'all',
      countOf,
      hidesEmpty: isChip ? hidesEmptyChips : true,
    }
  })
  const address: NamedAddress<QueryOf<C>> = named(path, queryOf(call))
  return {
    call,
    address,
    input: (view: Values<QueryOf<C>>): Input<C> => questionOf(call, view),
    mostRows: 200,
    rowsOf: (answer: Output<C>) => (answer as { readonly rows: readonly RowOf<C>[] }).rows,
    totalOf: (answer: Output<C>) => (answer as { readonly total: number | null }).total,
    filters,
    sorts: { keys: call.list.sortKeys, usual: call.list.usualSort },
  }
}
