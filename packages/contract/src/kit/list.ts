import * as z from 'zod/mini'
import type { Access } from '../access.ts'
import { call, type Call } from './call.ts'
import type { RefusalCode } from './refusal.ts'
import { shape, type Fields } from './shape.ts'
import { count, id, text } from './values.ts'

/** One value that narrows a list: one of some words, or without words the id of a row elsewhere. */
export interface Filter {
  /** Its name on the wire. */
  readonly wire: string
  readonly words?: readonly string[]
  /** How its rows are counted, where several lists count alike: one shape for all of them. */
  readonly counts?: z.ZodMiniType
}
export type Filters = Readonly<Record<string, Filter>>

/** A filter by one of some words. */
export const wordFilter = <const W extends readonly string[]>(wire: string, words: W) => ({ wire, words }) as const
/** A filter by an id. */
export const idFilter = (wire: string) => ({ wire }) as const

/** A key of an order, or with a dash before it the same descending. */
export type Sorted<K extends string> = K | `-${K}`
type WordsOf<F extends Filter> = F extends { readonly words: readonly (infer W extends string)[] } ? W : never
type ValueOf<F extends Filter> = F extends { readonly words: readonly string[] } ? WordsOf<F> : number
/** The filters of words: their rows are counted. */
export type Counted<F extends Filters> = { [N in keyof F]: F[N] extends { readonly words: readonly string[] } ? N : never }[keyof F]

export type ListInput<F extends Filters, K extends string> = {
  readonly [N in keyof F]?: ValueOf<F[N]> | undefined
} & { readonly search?: string | undefined; readonly sort: Sorted<K>; readonly limit: number; readonly cursor?: string | undefined }
/** Of each counted filter: how many rows each word would show under the other filters, and how many no word. */
export type ListCounts<F extends Filters> = { readonly [N in Counted<F>]: Readonly<Record<WordsOf<F[N]> | 'all', number>> }
export type ListOutput<Row, F extends Filters, Also> = {
  readonly rows: Row[]
  /** How many rows the filters and words find; null after the first page, whose answer has it. */
  readonly total: number | null
  readonly counts: ListCounts<F> | null
  readonly nextCursor: string | null
} & Also

interface Declared<R extends z.ZodMiniType, F extends Filters, K extends string, A extends Fields | undefined> {
  readonly path: `/${string}`
  /** One sentence for the reference. */
  readonly does: string
  readonly access: Access
  readonly refuses?: readonly RefusalCode[]
  /** The name of the rows on the wire, and the shape of one. It has an `id`. */
  readonly rows: readonly [wire: string, row: R]
  readonly filters: F
  /** What the list can be sorted by, ascending or (with a dash) descending, and its order unless asked. */
  readonly sorts: { readonly keys: readonly K[]; readonly usual: Sorted<NoInfer<K>> }
  /** What its words are looked for in, for the reference; unset: it cannot be searched. */
  readonly search?: string
  /** What the answer holds beside the rows. */
  readonly also?: A
}

/** What the browser and the server read from a list beside its call. */
export interface ListFacts<F extends Filters = Filters, K extends string = string> {
  readonly filters: F
  readonly sortKeys: readonly K[]
  readonly sorts: readonly Sorted<K>[]
  readonly usualSort: Sorted<K>
  readonly isSearched: boolean
}
type Schema<Out> = z.ZodMiniType<Out, Record<string, unknown>>
type AlsoOf<A extends Fields | undefined> = A extends Fields ? { readonly [N in keyof A]: z.output<A[N][1]> } : unknown
export type ListCall<Row, F extends Filters, K extends string, Also> = Call<Schema<ListInput<F, K>>, Schema<ListOutput<Row, F, Also>>> & {
  readonly list: ListFacts<F, K>
}
/** Any list, for what treats all alike. */
export type AnyList = Call & { readonly list: ListFacts }

/** Rows of one answer, unless asked and at the most; characters of the words. */
const [usualLimit, mostRows, mostLetters] = [50, 200, 100]

/**
 * Declares a list as one call: filters, words, sort and cursor come in; rows, counts by filter and the next cursor go out.
 * The server answers it from a query (`kit/list.ts` there), the browser makes its screen of it (`lists/defineList`).
 */
export function list<R extends z.ZodMiniType, const F extends Filters, const K extends string, A extends Fields | undefined = undefined>(
  declared: Declared<R, F, K, A>,
): ListCall<z.output<R>, F, K, AlsoOf<A>> {
  const { path, does, access, refuses, rows, filters, sorts, search, also } = declared
  const sortWords: readonly Sorted<K>[] = [...sorts.keys, ...sorts.keys.map((key) => `-${key}` as const)]
  const input = shape({
    ...(mapped(filters, ({ wire, words }) => [wire, z.optional(words ? z.enum(words) : id)] as const) as Fields),
    ...(search !== undefined && ({ search: ['search', z.optional(text(mostLetters))] } as const)),
    sort: ['sort', z._default(z.enum(sortWords as readonly string[]), sorts.usual as string)],
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(mostRows)), usualLimit)],
    cursor: ['cursor', z.optional(text(1200))],
  })
  const output = shape({
    rows: [rows[0], z.array(rows[1])],
    total: ['total', z.nullable(count)],
    counts: ['counts', z.nullable(shape(countFields(filters)))],
    ...also,
    nextCursor: ['nextCursor', z.nullable(z.string())],
  })
  const facts: ListFacts<F, K> = {
    filters,
    sortKeys: sorts.keys,
    sorts: sortWords,
    usualSort: sorts.usual,
    isSearched: search !== undefined,
  }
  const words = search === undefined ? '' : ` Each word of \`search\` stands in ${search}.`
  const made = call({
    method: 'GET',
    path,
    does: `${does}${words}`,
    access,
    isOurs: true,
    ...(refuses && { refuses }),
    input: input as unknown as Schema<ListInput<F, K>>,
    output: output as unknown as Schema<ListOutput<z.output<R>, F, AlsoOf<A>>>,
  })
  return { ...made, list: facts }
}

/** How many rows each word would show, and how many no word. */
export const countsOf = (words: readonly string[]): z.ZodMiniType =>
  z.object(mapped(Object.fromEntries(['all', ...words].map((word) => [word, word])), () => count))

const countFields = (filters: Filters): Fields =>
  mapped(filters, ({ wire, words, counts }) => words && ([wire, counts ?? countsOf(words)] as const))

/** An object of the same keys; what is undefined is left out. */
const mapped = <V, T>(from: Readonly<Record<string, V>>, to: (value: V) => T | undefined): Record<string, T> =>
  Object.fromEntries(
    Object.entries(from).flatMap(([key, value]) => {
      const made = to(value)
      return made === undefined ? [] : [[key, made]]
    }),
  )
