import { useEffect, useState } from 'react'
import type { Step } from './useAddress.ts'
import { useOpened } from './useOpened.ts'

/**
 * The row that is meant, and the one that is open, which stands in the address under the name given. Going through the
 * list with something open is one step back, not one for each row.
 */
export function useSelection<K extends string>(
  name: K,
  view: { readonly [N in K]: number | null },
  change: (changes: { readonly [N in K]: number | null }, step?: Step) => void,
) {
  const openId = view[name]
  const [selectedId, setSelectedId] = useState(openId)
  const [isByKey, setByKey] = useState(false)
  const isOpen = openId !== null
  const opened = useOpened(name, view, change)
  useEffect(() => {
    if (openId !== null) setSelectedId(openId)
  }, [openId])
  const open = (id: number, byKey = false) => {
    setSelectedId(id)
    setByKey(byKey)
    opened.open(id)
  }
  return {
    selectedId,
    isOpen,
    /** Opened by the keyboard: the focus goes into the panel. */
    isByKey,
    open,
    select: (id: number) => (isOpen ? open(id) : setSelectedId(id)),
    close: opened.close,
  }
}
