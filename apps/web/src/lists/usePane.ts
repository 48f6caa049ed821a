import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Query, Values } from '../routing/query.ts'
import type { Change } from '../routing/useAddress.ts'
import { useSelection } from '../routing/useSelection.ts'

interface AnyPaneRow {
  readonly id: number | string
}

/** The open row as it comes: of the list, or asked for alone. */
interface PaneRow<Row> {
  readonly row: Row | undefined
  readonly isComing: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** What the view of the open row is given beside the row. */
interface PaneActs {
  /** Takes the focus of a reader who comes by the keyboard, or from the row before. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** Closes it, where it lies over the list. */
  readonly close?: ReactNode
  /** This row needs nothing more: the next opens. */
  readonly onDone: (id: number) => void
}

/**
 * What an open row shows: beside the list at a desk, where one is always open, and as a page of its own where there is no
 * room. Phrases: `<list>.view.{title,close}`, `<list>.empty.{choose,missing,missingText}`.
 */
export interface ListPane<Q extends Query, Row, Context> {
  /** The value of the address that names the open row, an id or null. */
  readonly key: keyof Q & string
  /** A hook: finds the open row in those that have come, else asks for it. */
  readonly useRow: (id: number | null, rows: readonly Row[], isListed: boolean) => PaneRow<Row>
  readonly show: (row: Row, acts: PaneActs, context: Context) => ReactNode
  readonly skeleton: () => ReactNode
  /** The row that opens after one is done; null: none is left. */
  readonly next: (rows: readonly Row[], doneId: number) => number | null
  /** Stands above the open row; above the list where none is open. */
  readonly notice?: (context: Context) => ReactNode
  /** How the list's `card` stands in a row of the list and in a card of a phone; pixels of a row, until it is measured. */
  readonly rowStyles: Readonly<Record<string, unknown>>
  readonly rowHeight: number
}

interface PaneQuestion<Q extends Query, Row, Context> {
  readonly pane: ListPane<Q, Row, Context>
  readonly view: Values<Q>
  readonly change: Change<Values<Q>>
  readonly rows: readonly Row[]
  readonly isListed: boolean
  /** The rows belong to the view before. */
  readonly isFormer: boolean
}

/** A key of the address under one name, whatever its list calls it. */
type Key = 'id'
const stay = (): void => undefined

/** The row that is open, for its pane and for the keys of the list. */
export function usePane<Q extends Query, Row extends AnyPaneRow, Context>(question: PaneQuestion<Q, Row, Context>) {
  const { pane, view, change, rows, isListed, isFormer } = question
  const key = pane.key as unknown as Key
  const ids = view as unknown as Readonly<Record<Key, number | null>>
  const changeId = change as unknown as Change<Readonly<Record<Key, number | null>>>
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  const selection = useSelection<Key>(key, ids, changeId)
  // A definition is a constant of its module: the hook is the same at every render.
  // oxlint-disable-next-line react/hooks
  const opened = pane.useRow(ids[key], rows, isListed)
  const { heading, arriveAt } = useHeading(opened.row?.id)
  const [doneId, setDone] = useState<number>()
  // A row that is done is not opened anew.
  const first = rows.map(({ id }) => id).find((id): id is number => typeof id === 'number' && id !== doneId)
  const isAsked = isWide && ids[key] === null && !isFormer && first !== undefined
  useEffect(() => {
    if (isAsked) changeId({ [key]: first })
  }, [isAsked, first, changeId, key])
  const onDone = (id: number) => {
    setDone(id)
    const next = pane.next(rows, id)
    if (next !== null) arriveAt(next)
    changeId({ [key]: next })
  }
  return {
    ...opened,
    isWide,
    isChosen: ids[key] !== null,
    acts: { heading, onDone },
    open: selection.open,
    close: selection.close,
    /** By the keyboard: the focus follows. */
    onOpen: (id: number) => {
      selection.open(id, true)
      arriveAt(id)
    },
    // Beside the list one is always open; under a page of its own nothing of the list answers to the keyboard.
    selection: isWide ? { ...selection, isOpen: true, select: selection.open, close: stay } : { ...selection, isOpen: false },
  }
}
export type OpenPane<Row> = ReturnType<typeof usePane<Query, Row & AnyPaneRow, unknown>>

/** The title of the open row takes the focus once the row awaited is shown. */
function useHeading(shownId: number | string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [awaitedId, arriveAt] = useState<number | null>(null)
  useEffect(() => {
    if (awaitedId === null || awaitedId !== shownId) return
    heading.current?.focus({ preventScroll: true })
    arriveAt(null)
  }, [awaitedId, shownId])
  return { heading, arriveAt }
}
