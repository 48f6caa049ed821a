import type { Output } from '@vigie/contract/kit/call.ts'
import { listPrints, printChanged, type Print } from '@vigie/contract/prints/prints.ts'
import { useState } from 'react'
import { useLive } from '../../../api/live.ts'
import { invalidate, keyOf, queries, useAsk } from '../../../api/queries.ts'
import { paceAfter, secondsLeft, type Pace } from './timeLeft.rules.ts'

/** Prints of the week that are shown at the most. */
export const shownPrints = 100
const asked = { limit: shownPrints }
const changes = [printChanged]
/** Milliseconds: the link of a file lives five minutes at the least. */
const renewal = 4 * 60_000

type Held = Output<typeof listPrints>
const isUnderWay = ({ state }: Pick<Print, 'state'>): boolean => state === 'waiting' || state === 'running'

/** Puts a print that was answered where it stands in the list, or at its head. */
export function putPrint(print: Print): void {
  queries.setQueryData<Held>(keyOf(listPrints, asked), (held) => {
    if (!held) return held
    const at = held.prints.findIndex(({ id }) => id === print.id)
    return { ...held, prints: at < 0 ? [print, ...held.prints] : held.prints.with(at, print) }
  })
}

/** The reader's prints of the week, the latest first, as far as each has come; and the one that is under way. */
export function usePrints() {
  const query = useAsk(listPrints, asked, { staleTime: 0, every: renewal })
  const [pace, setPace] = useState<Pace | null>(null)
  useLive(changes, (received) => {
    for (const change of received) {
      const held = queries.getQueryData<Held>(keyOf(listPrints, asked))?.prints.find(({ id }) => id === change.id)
      // What it has become (its file, why it failed) is asked for; how far it is was said.
      if (!held || !isUnderWay(change)) void invalidate(listPrints)
      else putPrint({ ...held, state: change.state, doneCount: change.doneCount, sheetCount: change.sheetCount })
      if (change.state === 'running') setPace((former) => paceAfter(former, change, performance.now()))
    }
  })
  const prints = query.data?.prints
  const underWay = prints?.find(isUnderWay) ?? null
  return {
    query,
    prints,
    hasMore: query.data?.nextCursor != null,
    underWay,
    secondsLeft: underWay && pace?.id === underWay.id ? secondsLeft(pace) : null,
    renew: () => void invalidate(listPrints),
  }
}
export type Prints = ReturnType<typeof usePrints>
