import { useEffect, useState } from 'react'
import type { ShiftsView } from '../../routing/addresses/shifts.ts'
import type { Change } from '../../routing/useAddress.ts'
import { useOpened } from '../../routing/useOpened.ts'

/**
 * The row that is meant, and the one whose panel is open. Going through the list with the panel open is one step back,
 * not one for each row.
 */
export function useSelection(view: ShiftsView, change: Change<ShiftsView>) {
  const { shiftId } = view
  const [selectedId, setSelectedId] = useState(shiftId)
  const [isByKey, setByKey] = useState(false)
  const isOpen = shiftId !== null
  const opened = useOpened(view, change)
  useEffect(() => {
    if (shiftId !== null) setSelectedId(shiftId)
  }, [shiftId])
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
