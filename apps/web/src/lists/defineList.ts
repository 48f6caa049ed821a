import type { Cell } from '@vigie/contract/kit/csv.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { Event } from '@vigie/contract/kit/event.ts'
import type { AnyList } from '@vigie/contract/kit/list.ts'
import type { ReactNode } from 'react'
import { named, type NamedAddress, type Path } from '../routing/address.ts'
import type { LinkTarget } from '../routing/linkTo.ts'
import { addressOfList, type ListView } from './listQuery.ts'

export type RowOf<C extends AnyList> = Output<C> extends { readonly rows: readonly (infer Row)[] } ? Row & { readonly id: number } : never

/** A column of a list: of its table, its file, or both. Its title is `<list>.columns.<key>` of the phrases. */
export interface ListColumn<Row, Context> {
  readonly key: string
  /** What a file has of it; unset: a file has no such column. Minutes are written as hours that a spreadsheet adds up. */
  readonly value?: (row: Row, context: Context) => Cell
  readonly isMinutes?: boolean
  /** What its cell in the table shows; unset: the table has no such column. */
  readonly cell?: (row: Row, context: Context) => ReactNode
  /** The key of the order that its head sorts by. */
  readonly sort?: string
  /** Its width in a grid, `minmax(9rem, 1fr)`, and the width of the table in rem from which it is shown. */
  readonly width?: string
  readonly from?: number
  readonly isEnd?: boolean
}

/** What stands around the rows, given the first answer and what the cells use. */
interface Around<C extends AnyList, Context> {
  /** Undefined while it is on its way. */
  readonly first: Output<C> | undefined
  readonly view: ListView<C>
  readonly context: Context
}

export interface ListDefinition<C extends AnyList, Context> {
  /** The part of the phrases that names it. */
  readonly name: string
  readonly path: Path
  readonly call: C
  /** What cells, cards and files use beside a row: words, the time, acts. A hook, called once for the list. */
  readonly useContext: () => Context
  readonly columns: readonly ListColumn<RowOf<C>, Context>[]
  /** The filter that is shown as chips with counts; the other filters of words are selects, one by an id is set by a link. */
  readonly chips?: keyof C['list']['filters'] & string
  /** Keeps a chip of no rows out of sight. */
  readonly hidesEmptyChips?: boolean
  /** What a row looks like as a card: on a phone, or at every width where no column has a cell. */
  readonly card: (row: RowOf<C>, context: Context) => ReactNode
  /** Pixels of a card with the space below it. */
  readonly cardHeight: number
  readonly cardGap?: number
  /** What one card looks like on its way; a plain block unless said. */
  readonly cardSkeleton?: () => ReactNode
  /** Where a row leads; unset: it opens nothing. */
  readonly open?: (row: RowOf<C>) => LinkTarget
  /** The line below the title; what stands below that; and acts beside the title. */
  readonly text?: (around: Around<C, Context>) => ReactNode
  readonly notices?: (around: Around<C, Context>) => ReactNode
  readonly actions?: (around: Around<C, Context>) => ReactNode
  /** What an empty list that nothing narrows shows. */
  readonly empty: (context: Context) => ReactNode
  /** Events after which the list is asked for again. */
  readonly live?: readonly Event[]
  /** Milliseconds between two refreshes of a list that no event tells of. */
  readonly every?: number
  /** A button asks for the list again. */
  readonly hasRefresh?: boolean
  /** Of a list of cards at every width: the width at which it reads well, in pixels. */
  readonly maxWidth?: number
}

export type DefinedList<C extends AnyList = AnyList, Context = unknown> = ListDefinition<C, Context> & {
  readonly address: NamedAddress
}

/**
 * A list as one definition: its screen (table, cards, chips, search, order, paging, file, empty state, keys) is `ListScreen`,
 * and its address is typed by its call.
 */
export const defineList = <C extends AnyList, Context>(definition: ListDefinition<C, Context>): DefinedList<C, Context> => ({
  ...definition,
  address: named(definition.path, addressOfList(definition.call)),
})

/** Whether the list has a table at a desk. */
export const hasTable = <C extends AnyList, Context>({ columns }: ListDefinition<C, Context>): boolean => columns.some(({ cell }) => cell)
