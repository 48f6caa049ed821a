import { clockingType, type ForcedAct } from '@vigie/contract/clockings/clockings.rules.ts'
import { recordClocking } from '@vigie/contract/clockings/clockings.ts'
import type { Instant, LocalDateTime } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useState } from 'react'
import { ask } from '../../../api/ask.ts'
import { useUser } from '../../../session/store.ts'
import { makeIntent } from './intent.ts'

export interface ForcedClocking {
  readonly act: ForcedAct
  /** On the site's clock, and the instant that it is; null: now. */
  readonly given: { readonly local: LocalDateTime; readonly at: Instant } | null
  readonly reasonId: number
  readonly comment: string
}

/** Records that a manager clocks in the agent's place. */
export function useForcedClocking(shift: Shift): (clocking: ForcedClocking) => Promise<Shift> {
  const user = useUser()
  const [intent] = useState(() => makeIntent())
  return async ({ act, given, reasonId, comment }) => {
    const answer = await ask(recordClocking, {
      shiftId: shift.id,
      isStart: act === 'start',
      type: act === 'start' ? clockingType.start : clockingType.end,
      isForced: true,
      managerId: user.id,
      anomalyReasonId: reasonId,
      comment: comment.trim() || null,
      ...(given && (act === 'start' ? { arrivedLocal: given.local, arrivedAt: given.at } : { leftLocal: given.local, leftAt: given.at })),
      clockingUuid: intent.uuidFor([shift.id, act, given?.at ?? null, reasonId, comment.trim()]),
    })
    intent.recorded()
    return answer.shift
  }
}
