import { happen, useFlow } from './actions.ts'
import type { Flow } from './flow.ts'
import { useUntouched } from './useUntouched.ts'

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

/** What was told is left all the same; else a touch or a key says that somebody is still there. */
const isTold = (flow: Flow): boolean => flow.step === 'done' || flow.step === 'kept' || flow.step === 'refused'

/** Goes back to the start after a while of nothing. Answers when, in milliseconds of this device's clock. */
export function useAutoReturn(): number | null {
  const flow = useFlow()
  return useUntouched(patienceAt(flow), () => happen({ type: 'left' }), { anew: flow, isFixed: isTold(flow) })
}
