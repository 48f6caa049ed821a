import type { Call, Output } from '@vigie/contract/kit/call.ts'
import type { Cell } from '@vigie/contract/kit/csv.ts'
import type { Event } from '@vigie/contract/kit/event.ts'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Input } from '../api/ask.ts'
import type { NamedAddress } from '../routing/address.ts'
import type { LinkTarget } from '../routing/linkTo.ts'
import type { Parameter, Query, Values } from '../routing/query.ts'
import type { Change } from '../routing/useAddress.ts'
import type { ListSeveral } from './useChosen.ts'
import type { ListPane } from './usePane.ts'

/** A row of any list. One whose id is a text opens nothing. */
export interface AnyRow {
  readonly id: number | string
}

/** A row of a table that is not like the others: its class, its height in rem, and cells of its own instead of the columns'. */
export interface RowLook {
  readonly className?: string
  readonly rem?: number
  readonly cells?: readonly ReactNode[]
}

/** A column of a list: of its table, its file, or both. Its title is `<list>.columns.<key>` of the phrases. */
export interface ListColumn<Row, Context> {
  readonly key: string
  /** What a file has of it; unset: a file has no such column. Minutes are written as hours that a spreadsheet adds up. */
  readonly value?: (row: Row, context: Context) => Cell
  readonly isMinutes?: boolean
  /** What its cell in the table shows, a text in two lines at the most; unset: the table has no such column. */
  readonly cell?: (row: Row, context: Context) => ReactNode
  /** It names the row. Where the row leads to another address its cell is a link of its own: it can be opened in another tab. */
  readonly isLink?: boolean
  /** What stands before a name, and in small letters below it. */
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
  /** What can be done with a row: the title of the column is read and not shown. */
  readonly isAct?: boolean
  /** What its head says beside its title, given the order of the list. */
  readonly headNote?: (sort: string | null, context: Context) => ReactNode
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
  /** Its words for readers whom those of the convention do not fit. */
  readonly wordOf?: (word: string, context: Context) => string | undefined
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

/** The row that is open where the list is. */
export interface OpenRow<Row> {
  readonly id: number | null
  /** All rows that have come, which may hold it; and whether they have. */
  readonly rows: readonly Row[]
  readonly isListed: boolean
  /** Opened by the keyboard: the focus goes in. */
  readonly isByKey: boolean
  readonly close: () => void
}

/** Where rows open beside the list or over it rather than at another address. */
interface ListPanel<Out, Q extends Query, Row, Context> {
  /** The value of the address that names it, an id or null. */
  readonly key: keyof Q & string
  readonly show: (around: Around<Out, Values<Q>, Context>, opened: OpenRow<Row>) => ReactNode
  /** It lies over the list, which then answers to no key. */
  readonly covers?: (context: Context) => boolean
}

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

/** An address that names a page by its number, from 1 on, and how many rows it has. */
type PagedQuery = Query & { readonly page: Parameter<number>; readonly size: Parameter<number> }

/** Where the rows of a list come from, and how an address asks for them. `ofCall` makes it of a call of the kit. */
interface ListSource<C extends Call, Q extends Query, Row extends AnyRow, Context> {
  readonly call: C
  /** Its values: filters under their keys, `search` where it has words, `sort`. */
  readonly address: NamedAddress<Q>
  /** What the call is asked; equal views ask the same. */
  readonly input: (view: Values<Q>, context: Context) => Input<C>
  /** The most rows that one answer brings. */
  readonly mostRows: number
  /** Also what the browser joins, narrows or orders itself, from its context. */
  readonly rowsOf: (answer: Output<C>, context: Context) => readonly Row[]
  readonly totalOf: (answer: Output<C>, context: Context) => number | null
  /** At a desk its rows come in pages with numbers (`ListPages.tsx`): how many a page may have. Its question takes `limit: size`. */
  readonly pageSizes?: Q extends PagedQuery ? readonly number[] : never
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
  /** In rem; as high as any row unless said. */
  readonly rowRem?: number
  /** Where the rows of its table are not alike. `open` opens a row by its id. */
  readonly lookOf?: (row: Row, context: Context, open: (id: number) => void) => RowLook | undefined
  readonly rowStyles?: (theme: Theme) => Readonly<Record<string, object>>
  /** A line of the table alone, which says what the rows below it have in common. */
  readonly isHeading?: (row: Row) => boolean
  /** What a row looks like as a card: on a phone, or at every width where no column has a cell. `open` opens a row in the panel. */
  readonly card: (row: Row, context: Context, open: (id: number) => void) => ReactNode
  /** Pixels of a card with the space below it. */
  readonly cardHeight: number
  readonly cardGap?: number
  /** What one card looks like on its way; a plain block unless said. */
  readonly cardSkeleton?: () => ReactNode
  /** Where a row leads, or what shows it where the list is; neither: it opens nothing. */
  readonly open?: (row: Row, context: Context) => LinkTarget
  readonly panel?: ListPanel<Output<C>, Q, Row, Context>
  /** Or what it shows in a pane beside the list. */
  readonly pane?: ListPane<Q, Row, Context>
  readonly several?: ListSeveral<Values<Q>, Row, Context>
  /** The line below the title; what stands below that; acts beside the title; and beside the chips. */
  readonly text?: (around: Around<Output<C>, Values<Q>, Context>) => ReactNode
  /** It takes one line on a phone. */
  readonly isTextShort?: boolean
  readonly notices?: (around: Around<Output<C>, Values<Q>, Context>) => ReactNode
  readonly actions?: (around: Around<Output<C>, Values<Q>, Context>) => ReactNode
  readonly beside?: (around: Around<Output<C>, Values<Q>, Context>) => ReactNode
  /** What stands below the rows: a legend. */
  readonly below?: (around: Around<Output<C>, Values<Q>, Context>) => ReactNode
  /** What an empty list that nothing narrows shows. */
  readonly empty: (around: Around<Output<C>, Values<Q>, Context>) => ReactNode
  /** The fields stand beside the chips, where there is room; on a phone they wait behind a button, `<list>.more`. */
  readonly hasFieldsBeside?: boolean
  readonly foldsOnPhone?: boolean
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

/** Whether it can be put in another order. */
export const hasOrders = <C extends Call, Q extends Query, Row extends AnyRow, Context>({
  sorts: { keys, usual },
}: ListDefinition<C, Q, Row, Context>): boolean => usual !== null || typeof keys === 'function' || keys.length > 0

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
  (wordsIn(view) ?? '').trim() !== '' || filters.some((filter) => !filter.isChoice && isOn(filter, view))

/** Whether one filter hides rows. */
export const isOn = <Out, Context>(filter: ListFilter<Out, Context>, view: Readonly<Record<string, unknown>>): boolean =>
  view[filter.key] !== ('usual' in filter ? filter.usual : null)

/** The values of an address with no filter on. */
export const withoutFilters = <Out, Context>(filters: readonly ListFilter<Out, Context>[]): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(filters.map((filter) => [filter.key, 'usual' in filter ? filter.usual : null])),
  search: '',
})
