import { useEffect, useRef, useState } from 'react'
import type { View } from './view.ts'

/**
 * The row that is meant, and the one whose panel is open. The open one stands in the address: going back closes it.
 * Going through the list with the panel open is one step back, not one for each row.
 */
export function useSelection(view: View, change: (changes: Partial<View>, isNewStep?: boolean) => void) {
  const { shiftId } = view
  const [selectedId, setSelectedId] = useState(shiftId)
  const [isByKey, setByKey] = useState(false)
  const openedFrom = useRef<string>(undefined)
  const isOpen = shiftId !== null
  const place = JSON.stringify({ ...view, shiftId: null })
  useEffect(() => {
    if (shiftId !== null) setSelectedId(shiftId)
    else openedFrom.current = undefined
  }, [shiftId])
  const open = (id: number, byKey = false) => {
    setSelectedId(id)
    setByKey(byKey)
    if (!isOpen) openedFrom.current = place
    change({ shiftId: id }, !isOpen)
  }
  const close = () => {
    // Closing undoes the step that opened it, unless filters have changed since: they stay.
    if (openedFrom.current === place) history.back()
    else change({ shiftId: null })
  }
  return {
    selectedId,
    isOpen,
    /** Opened by the keyboard: the focus goes into the panel. */
    isByKey,
    open,
    select: (id: number) => (isOpen ? open(id) : setSelectedId(id)),
    close,
  }
}
