import type { Call, Output } from '@vigie/contract/kit/call.ts'
import type { Cell } from '@vigie/contract/kit/csv.ts'
import type { Event } from '@vigie/contract/kit/event.ts'
import type { ReactNode } from 'react'
import type { Input } from '../api/ask.ts'
import type { NamedAddress } from '../routing/address.ts'
import type { LinkTarget } from '../routing/linkTo.ts'
import type { Query, Values } from '../routing/query.ts'
import type { Change } from '../routing/useAddress.ts'
import type { ListPane } from './usePane.ts'

/** A row of any list. */
export interface AnyRow {
  readonly id: number
}

/** A column of a list: of its table, its file, or both. Its title is `<list>.columns.<key>` of the phrases. */
export interface ListColumn<Row, Context> {
  readonly key: string
  /** What a file has of it; unset: a file has no such column. Minutes are written as hours that a spreadsheet adds up. */
  readonly value?: (row: Row, context: Context) => Cell
  readonly isMinutes?: boolean
  /** What its cell in the table shows, a text in two lines at the most; unset: the table has no such column. */
  readonly cell?: (row: Row, context: Context) => ReactNode
  /** Its cell leads where the row leads, by a link of its own: it can be opened in another tab. */
  readonly isLink?: boolean
  /** What stands before a link, and in small letters below it. */
  readonly mark?: (row: Row, context: Context) => ReactNode
  readonly small?: (row: Row, context: Context) => ReactNode
  /** A number or a duration; nothing and none are a dash. */
  readonly isFigure?: boolean
  /** The key of the order that its head sorts by. */
  readonly sort?: string
  /** Its width in a grid, `minmax(9rem, 1fr)`, and the width of the table in rem from which it is shown. */
  readonly width?: string
  readonly from?: number
  readonly isEnd?: boolean
  /** Whether this reader has it; everybody unless said. `isInTable`: a file has it all the same. */
  readonly isShown?: (context: Context) => boolean
  readonly isInTable?: (context: Context) => boolean
}

interface AnyFilter<Context> {
  /** The value of the address that it sets. Its words are `<list>.filters.<key>.*`. */
  readonly key: string
  /** Whether this reader has it; everybody unless said. */
  readonly isShown?: (context: Context) => boolean
  /** It chooses between views of the list rather than hiding rows of it: an empty view is not «nothing found». */
  readonly isChoice?: boolean
}
/** One of some words, as chips with counts (at most one filter of a list) or as a select. */
export interface WordFilter<Out, Context> extends AnyFilter<Context> {
  readonly as: 'chips' | 'select'
  /** In the order shown. */
  readonly words: readonly string[] | ((context: Context) => readonly string[])
  /** The word that is on unless another is chosen. */
  readonly usual: string
  /** How many rows each word would show, a text where that is not exact; undefined while it is not known. Unset: nothing is counted. */
  readonly countOf?: (word: string, answer: Out | undefined, context: Context) => number | string | undefined
  /** Words of no rows are not offered, unless they are on. */
  readonly hidesEmpty?: boolean
}
/** One of many rows elsewhere, found by typing. */
export interface PickFilter<Out, Context> extends AnyFilter<Context> {
  readonly as: 'pick'
  readonly choices: (answer: Out | undefined, context: Context) => readonly { readonly id: number; readonly label: string }[]
}
/** A value of the address that only links set; it narrows the list all the same. */
interface LinkedFilter<Context> extends AnyFilter<Context> {
  readonly as: 'link'
}
export type ListFilter<Out, Context> = WordFilter<Out, Context> | PickFilter<Out, Context> | LinkedFilter<Context>

/** What stands around the rows, given the first answer and what the cells use. */
interface Around<Out, View, Context> {
  /** Undefined while it is on its way. */
  readonly first: Out | undefined
  readonly view: View
  readonly change: Change<View>
  readonly context: Context
  /** Takes every filter away. */
  readonly showAll: () => void
}

/** Where the rows of a list come from, and how an address asks for them. `ofCall` makes it of a call of the kit. */
interface ListSource<C extends Call, Q extends Query, Row extends AnyRow, Context> {
  readonly call: C
  /** Its values: filters under their keys, `search` where it has words, `sort`. */
  readonly address: NamedAddress<Q>
  /** What the call is asked; equal views ask the same. */
  readonly input: (view: Values<Q>, context: Context) => Input<C>
  /** The most rows that one answer brings. */
  readonly mostRows: number
  readonly rowsOf: (answer: Output<C>) => readonly Row[]
  readonly totalOf: (answer: Output<C>, context: Context) => number | null
  readonly filters: readonly ListFilter<Output<C>, Context>[]
  readonly sorts: {
    readonly keys: readonly string[] | ((context: Context) => readonly string[])
    /** Null: an order of the server's own, called `<list>.columns.none`. */
    readonly usual: string | null
  }
}

export interface ListDefinition<C extends Call, Q extends Query, Row extends AnyRow, Context> extends ListSource<C, Q, Row, Context> {
  /** The part of the phrases that names it. */
  readonly name: string
  /** What cells, cards and files use beside a row: words, the time, acts, rights. A hook, called once for the list. */
  readonly useContext: (view: Values<Q>) => Context
  readonly columns: readonly ListColumn<Row, Context>[]
  /** What a row looks like as a card: on a phone, or at every width where no column has a cell. */
  readonly card: (row: Row, context: Context) => ReactNode
  /** Pixels of a card with the space below it. */
  readonly cardHeight: number
  readonly cardGap?: number
  /** What one card looks like on its way; a plain block unless said. */
  readonly cardSkeleton?: () => ReactNode
  /** Where a row leads; unset: it opens nothing. */
  readonly open?: (row: Row, context: Context) => LinkTarget
  /** Or what it shows beside the list. */
  readonly pane?: ListPane<Q, Row, Context>
  /** The line below the title; what stands below that; acts beside the title; and beside the chips. */
  readonly text?: (around: Around<Output<C>, Values<Q>, Context>) => ReactNode
  readonly notices?: (around: Around<Output<C>, Values<Q>, Context>) => ReactNode
  readonly actions?: (around: Around<Output<C>, Values<Q>, Context>) => ReactNode
  readonly beside?: (around: Around<Output<C>, Values<Q>, Context>) => ReactNode
  /** What an empty list that nothing narrows shows. */
  readonly empty: (around: Around<Output<C>, Values<Q>, Context>) => ReactNode
  /** The fields stand beside the chips, where there is room. */
  readonly hasFieldsBeside?: boolean
  /** On a phone the acts stand below the rows, which come first. */
  readonly hasActsBelow?: boolean
  /** What «show all» sets, where that is not the usual of every filter. */
  readonly all?: Partial<Values<Q>>
  /** What the words are looked for in, `<list>.searchHint` unless another phrase fits this reader. */
  readonly searchHint?: (context: Context) => string
  /** What a voice says of how many rows there are, where `<list>.count` does not fit. */
  readonly countText?: (context: Context) => string | undefined
  /** What the name of its file says beside the title. */
  readonly fileName?: (view: Values<Q>) => string
  /** Events after which the list is asked for again, and with it what its context asks. */
  readonly live?: readonly Event[]
  readonly alsoAnew?: readonly Call[]
  /** Milliseconds between two refreshes of a list that no event tells of. */
  readonly every?: number
  /** A button asks for the list again. */
  readonly hasRefresh?: boolean
  /** Of a list of cards at every width: the width at which it reads well, in pixels. */
  readonly maxWidth?: number
}

/**
 * A list as one definition: its screen (table, cards, chips, search, order, paging, file, empty state, keys) is `ListScreen`.
 */
export const defineList = <C extends Call, Q extends Query, Row extends AnyRow, Context>(
  definition: ListDefinition<C, Q, Row, Context>,
): ListDefinition<C, Q, Row, Context> => definition

/** Whether the list has a table at a desk. */
export const hasTable = <C extends Call, Q extends Query, Row extends AnyRow, Context>({
  columns,
}: ListDefinition<C, Q, Row, Context>): boolean => columns.some(({ cell }) => cell)

/** The columns of the table that the reader has. */
export const tableColumns = <C extends Call, Q extends Query, Row extends AnyRow, Context>(
  { columns }: ListDefinition<C, Q, Row, Context>,
  context: Context,
): readonly ListColumn<Row, Context>[] =>
  columns.filter(({ cell, isShown, isInTable }) => cell && (isShown?.(context) ?? true) && (isInTable?.(context) ?? true))

/** What is typed into the search of a list, and null where it has none. */
export const wordsIn = (view: Readonly<Record<string, unknown>>): string | null =>
  typeof view['search'] === 'string' ? view['search'] : null

/** Whether filters or words hide rows of the list. */
export const isNarrowed = <Out, Context>(filters: readonly ListFilter<Out, Context>[], view: Readonly<Record<string, unknown>>): boolean =>
  (wordsIn(view) ?? '').trim() !== '' ||
  filters.some(({ key, isChoice, ...filter }) => !isChoice && view[key] !== ('usual' in filter ? filter.usual : null))

/** The values of an address with no filter on. */
export const withoutFilters = <Out, Context>(filters: readonly ListFilter<Out, Context>[]): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(filters.map((filter) => [filter.key, 'usual' in filter ? filter.usual : null])),
  search: '',
})
