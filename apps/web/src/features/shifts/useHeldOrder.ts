import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Judged } from './judge.ts'
import type { ShiftSort } from '../../routing/addresses/shifts.ts'
import { inHeldOrder, inOrder } from './order.ts'

/** Milliseconds after the last movement of the hand. */
const rest = 2500

/**
 * The rows in the chosen order or by urgency, and how to hold them where they are: called at each movement over the list,
 * so that a row which turns urgent does not slip under the finger. While something lies over the list it is held too: whoever
 * comes back finds it where it was. `about` names the list: another one begins in its own order.
 */
export function useHeldOrder(rows: readonly Judged[], sort: ShiftSort | null, about: string, isCovered: boolean) {
  const ordered = useMemo(() => inOrder(rows, sort), [rows, sort])
  const [held, setHeld] = useState<{ readonly about: string; readonly ids: readonly number[] } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hold = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setHeld(null), rest)
    setHeld((before) => (before?.about === about ? before : { about, ids: ordered.map(({ shift }) => shift.id) }))
  }, [about, ordered])
  useEffect(() => {
    if (!isCovered) return
    hold()
    clearTimeout(timer.current)
    return hold
  }, [isCovered, hold])
  useEffect(() => () => clearTimeout(timer.current), [])
  const ids = held?.about === about ? held.ids : null
  return { rows: useMemo(() => inHeldOrder(ordered, ids), [ordered, ids]), hold }
}
