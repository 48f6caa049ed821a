import { clockingType } from '@vigie/contract/clockings.rules.ts'
import { listAnomalyReasons, recordClocking } from '@vigie/contract/clockings.ts'
import type { LocalDateTime } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts.ts'
import { useRef } from 'react'
import { useAsk, useSend } from '../../api/queries.ts'
import { freshUuid } from '../../kit/uuid.ts'
import { useUser } from '../../session/store.ts'
import type { ForcedAct } from './givenTime.ts'

export interface ForcedClocking {
  readonly act: ForcedAct
  /** On the site's clock; null: now. */
  readonly givenLocal: LocalDateTime | null
  readonly reasonId: number
  readonly comment: string
}

/** Milliseconds: the company's reasons hardly ever change. */
const reasonsFresh = 300_000

export const useReasons = () => useAsk(listAnomalyReasons, {}, { staleTime: reasonsFresh })

/**
 * A manager clocks in the agent's place. An intent has one uuid: sent again as it was, after an answer that got lost, the
 * server answers as the first time and counts once. What was changed before is another intent.
 */
export function useForcedClocking(shift: Shift) {
  const user = useUser()
  const send = useSend(recordClocking)
  const intent = useRef<{ about: string; uuid: string }>(undefined)
  const record = async ({ act, givenLocal, reasonId, comment }: ForcedClocking): Promise<Shift> => {
    const about = JSON.stringify([shift.id, act, givenLocal, reasonId, comment.trim()])
    if (intent.current?.about !== about) intent.current = { about, uuid: freshUuid() }
    const answer = await send.mutateAsync({
      shiftId: shift.id,
      isStart: act === 'start',
      type: act === 'start' ? clockingType.start : clockingType.end,
      isForced: true,
      managerId: user.id,
      anomalyReasonId: reasonId,
      comment: comment.trim() || null,
      ...(act === 'start' ? { arrivedLocal: givenLocal } : { leftLocal: givenLocal }),
      clockingUuid: intent.current.uuid,
    })
    intent.current = undefined
    return answer.shift
  }
  return { record, isBusy: send.isPending }
}
