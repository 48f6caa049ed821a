import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRef, useState } from 'react'
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
  readonly search: ListWords
  /** Enter on a row. */
  readonly onOpen: (id: number) => void
  /** Where rows open beside the list; else the page itself knows which row is meant. */
  readonly selection?: Selection
}

const nothing = (): void => undefined

/** What the keyboard does with a page that is one list, and what it shows of that. */
export function useListPage({ ids, search, onOpen, selection }: ListPageChoices) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const grid = useRef<HTMLDivElement>(null)
  const [ownId, setOwnId] = useState<number | null>(null)
  const [isHelping, setHelping] = useState(false)
  const { selectedId, isOpen, select, close } = selection ?? { selectedId: ownId, isOpen: false, select: setOwnId, close: nothing }
  const closeAll = () => {
    close()
    grid.current?.focus({ preventScroll: true })
  }
  const help = () => setHelping(true)
  useListKeys({ ids, selectedId, isOpen, grid, search: search.field, onSelect: select, onOpen, onClose: closeAll, onHelp: help })
  return {
    isPhone,
    grid,
    selectedId,
    /** Closes what is open beside the list; the keyboard goes on in the list. */
    close: closeAll,
    isHelping,
    /** Shows what the keyboard does; where there is a keyboard. */
    onHelp: isPhone ? undefined : help,
    endHelp: () => setHelping(false),
  }
}
export type ListPageState = ReturnType<typeof useListPage>
