import { checkReceipt } from '@vigie/contract/clockings/clockings.proof.ts'
import { useEffect, useRef, useState } from 'react'
import { ask } from '../../../api/ask.ts'
import type { KeptReceipt } from '../../../offline/receipts/database.ts'
import type { Held } from './own.rules.ts'

/**
 * Asks the server of each receipt whether the journal holds its act: one after the other, each once while the page is
 * open. Of one that nobody answers nothing is known; it is asked with the next list.
 */
export function useHeld(receipts: readonly KeptReceipt[]): Held {
  const [held, setHeld] = useState<Held>(new Map())
  const asked = useRef(new Set<string>())
  useEffect(() => {
    const askEach = async () => {
      for (const { clockingUuid, text } of receipts) {
        if (asked.current.has(clockingUuid)) continue
        asked.current.add(clockingUuid)
        try {
          const { isHeld } = await ask(checkReceipt, { receipt: text })
          setHeld((before) => new Map(before).set(clockingUuid, isHeld))
        } catch {
          asked.current.delete(clockingUuid)
          return
        }
      }
    }
    void askEach()
  }, [receipts])
  return held
}
