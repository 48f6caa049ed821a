import { useEffect, useState } from 'react'
import { happen, useFlow } from './actions.ts'
import type { Flow } from './flow.ts'

/** Milliseconds: a tablet that nobody touches shows nothing of anybody for longer (a touch or a key begins them anew). */
const untouched = 10_000

/** Milliseconds after which the tablet goes back to its start by itself; null: it waits. */
function patienceAt(flow: Flow): number | null {
  switch (flow.step) {
    case 'typing':
      return flow.code === '' ? null : untouched
    case 'naming':
    case 'choosing':
    case 'confirming':
    case 'reasoning':
      return untouched
    // An answer that came late is left there longer: whoever waits for it may have turned away.
    case 'done':
      return flow.isLate ? 30_000 : 4000
    case 'kept':
      return 8000
    case 'refused':
      return flow.isLate ? 30_000 : untouched
    default:
      return null
  }
}

/** A touch or a key says that somebody is still there; what was told is left all the same. */
const isExtended = (flow: Flow): boolean => flow.step !== 'done' && flow.step !== 'kept' && flow.step !== 'refused'

/** Goes back to the start after a while of nothing. Answers when, in milliseconds of this device's clock. */
export function useAutoReturn(): number | null {
  const flow = useFlow()
  const [endsAt, setEndsAt] = useState<number | null>(null)
  useEffect(() => {
    const patience = patienceAt(flow)
    if (patience === null) return setEndsAt(null)
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      setEndsAt(Date.now() + patience)
      timer = setTimeout(() => happen({ type: 'left' }), patience)
    }
    wait()
    const acts = isExtended(flow) ? (['pointerdown', 'keydown', 'input'] as const) : []
    for (const act of acts) window.addEventListener(act, wait)
    return () => {
      clearTimeout(timer)
      for (const act of acts) window.removeEventListener(act, wait)
    }
  }, [flow])
  return endsAt
}
