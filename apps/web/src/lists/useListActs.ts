import type { AnyList } from '@vigie/contract/kit/list.ts'
import { useState } from 'react'
import { invalidate } from '../api/queries.ts'
import { useSentence } from '../ui/feedback/sentences.ts'
import { toast, type ToastKind } from '../ui/feedback/toast.ts'

/** What an act did, in a sentence. */
type Outcome = readonly [ToastKind, string]

/** Acts on the rows of a list: each shows its outcome or its refusal, and refetches the list. */
export function useListActs(call: AnyList) {
  const sentenceOf = useSentence()
  const [busyId, setBusyId] = useState<number | null>(null)
  const run = async (act: () => Promise<Outcome>): Promise<void> => {
    try {
      const [kind, sentence] = await act()
      await invalidate(call)
      toast(kind, sentence)
    } catch (error) {
      toast('error', sentenceOf(error))
    }
  }
  return {
    /** The row whose act is running. */
    busyId,
    run,
    /** The same for one row: a second press while it is under way does nothing. */
    runOn: async (id: number, act: () => Promise<Outcome>): Promise<void> => {
      if (busyId === id) return
      setBusyId(id)
      await run(act)
      setBusyId(null)
    },
  }
}
