import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState } from 'react'
import { openedHere, rememberOpened } from './openedRows.ts'
import { useListKeys } from './useListKeys.ts'
import type { ListWords } from './useListSearch.ts'

/** The row that the keyboard means, and what it has opened beside the list. */
interface Selection {
  readonly selectedId: number | null
  readonly isOpen: boolean
  readonly select: (id: number) => void
  readonly close: () => void
}

interface ListPageChoices {
  readonly ids: readonly number[]
  /** The list's own, where it has one. */
  readonly search?: ListWords
  /** Enter on a row; without it there is nothing to open. */
  readonly onOpen?: ((id: number) => void) | undefined
  /** What Enter does with a row; it opens it unless said. */
  readonly does?: 'enter' | 'choose'
  /** Where rows open beside the list; else the page itself knows which row is meant. */
  readonly selection?: Selection
}

const nothing = (): void => undefined

/** What the keyboard does with a page that is one list, and what it shows of that. */
export function useListPage({ ids, search, onOpen, selection, does = 'enter' }: ListPageChoices) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const grid = useRef<HTMLDivElement>(null)
  // Whoever comes back finds the row that was opened.
  const [ownId, setOwnId] = useState(openedHere)
  const [isHelping, setHelping] = useState(false)
  const { selectedId, isOpen, select, close } = selection ?? { selectedId: ownId, isOpen: false, select: setOwnId, close: nothing }
  const closeAll = () => {
    close()
    grid.current?.focus({ preventScroll: true })
  }
  const help = () => setHelping(true)
  const open = (id: number) => {
    if (!onOpen) return
    rememberOpened(id)
    onOpen(id)
  }
  const field = search?.field ?? null
  useListKeys({ ids, selectedId, isOpen, grid, search: field, onSelect: select, onOpen: open, onClose: closeAll, onHelp: help })
  useComeBack(grid, selection ? null : ownId, ids.length > 0)
  return {
    isPhone,
    grid,
    selectedId,
    /** Closes what is open beside the list; the keyboard goes on in the list. */
    close: closeAll,
    /** Null: nothing. */
    does: onOpen ? does : null,
    isHelping,
    /** Shows what the keyboard does; where there is a keyboard. */
    onHelp: isPhone ? undefined : help,
    endHelp: () => setHelping(false),
  }
}
export type ListPageState = ReturnType<typeof useListPage>

/** Once the rows are there, the keyboard goes on from the one that was opened before. */
function useComeBack(grid: { readonly current: HTMLElement | null }, openedId: number | null, isThere: boolean): void {
  const isBack = useRef(openedId !== null)
  useEffect(() => {
    if (!isThere || !isBack.current) return
    isBack.current = false
    const focused = document.activeElement
    if (focused === document.body || focused?.matches('main')) grid.current?.focus({ preventScroll: true })
  }, [grid, isThere])
}
