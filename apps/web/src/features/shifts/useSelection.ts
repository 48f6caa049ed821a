import { useEffect, useState } from 'react'
import type { View } from './view.ts'

/** A new step of the browser's history; one that opens a panel remembers from where, also when the page is read again. */
export interface ViewStep {
  readonly isNewStep: true
  readonly remembers?: { readonly openedFrom: string }
}
const openedFrom = (): unknown => (history.state as { openedFrom?: unknown } | null)?.openedFrom

/**
 * The row that is meant, and the one whose panel is open. The open one stands in the address: going back closes it.
 * Going through the list with the panel open is one step back, not one for each row.
 */
export function useSelection(view: View, change: (changes: Partial<View>, step?: ViewStep) => void) {
  const { shiftId } = view
  const [selectedId, setSelectedId] = useState(shiftId)
  const [isByKey, setByKey] = useState(false)
  const isOpen = shiftId !== null
  const location = JSON.stringify({ ...view, shiftId: null })
  useEffect(() => {
    if (shiftId !== null) setSelectedId(shiftId)
  }, [shiftId])
  const open = (id: number, byKey = false) => {
    setSelectedId(id)
    setByKey(byKey)
    change({ shiftId: id }, isOpen ? undefined : { isNewStep: true, remembers: { openedFrom: location } })
  }
  const close = () => {
    // Closing undoes the step that opened it, unless filters have changed since: they stay.
    if (openedFrom() === location) history.back()
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
