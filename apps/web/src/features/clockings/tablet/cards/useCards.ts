import { useEffect, useEffectEvent } from 'react'
import { createStore, useStore } from '../../../../kit/store.ts'
import { nfcState, readCards, type NfcState } from '../../../../native/nfc.ts'
import { cardRead, useCardsTaken, type Takes } from './shown.ts'

/** What this device's own reader does; null: it has not said yet. */
const reader = createStore<NfcState | null>(null)
export const useReaderState = (): NfcState | null => useStore(reader)
/** A manager has just allowed it: whoever reads begins anew. */
const allowed = createStore(0)

/**
 * By a touch of a manager, within an access: the browser asks whether cards may be read, and remembers the answer. Reads
 * nothing itself: the clock does.
 */
export async function allowReader(): Promise<void> {
  const once = new AbortController()
  reader.set(await readCards(() => undefined, once.signal))
  once.abort()
  allowed.set(allowed.get() + 1)
}

/**
 * Reads cards where the clock takes them, or a manager's window does. An agent is never asked anything: what nobody has
 * allowed yet waits for a manager, and USB readers go on typing.
 */
export function useCards({ isOpen, isByNfc }: Takes): void {
  const times = useStore(allowed)
  /** 0: nobody wants cards now. */
  const turn = useCardsTaken() || isByNfc ? 1 + times : 0
  const read = useEffectEvent((number: string) => cardRead(number, { isOpen, isByNfc }))
  useEffect(() => {
    if (turn === 0) return
    const controller = new AbortController()
    const begin = async () => {
      const now = await nfcState()
      if (controller.signal.aborted) return
      const does = now === 'ready' ? await readCards(read, controller.signal) : now
      if (!controller.signal.aborted) reader.set(does)
    }
    void begin()
    return () => controller.abort()
  }, [turn])
}
