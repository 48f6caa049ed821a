import { saidOf, type NewAct } from '../../../offline/acts.ts'
import { deviceOwner } from '../../../offline/owner.ts'
import { stampNow } from '../../../offline/stamp.ts'
import { thisDevice } from '../../../session/describe.ts'
import type { Person } from './choices.ts'
import type { Intent } from './flow.ts'

/** An act at this device, as the queue takes it: with the agent's ticket. What is kept is signed when it is numbered. */
export function deviceAct({ clockingUuid, shift, act, reasonId, comment, isForced }: Intent, { name, ticket, offline }: Person): NewAct {
  const owner = deviceOwner()
  const { stamp, ...told } = stampNow({ clockingUuid, owner })
  return {
    clockingUuid,
    owner,
    ...told,
    facts: { shiftId: shift.id, act, siteName: shift.siteName, timeZone: shift.timeZone, agentName: name },
    input: {
      shiftId: shift.id,
      ...saidOf(act),
      isForced,
      ticket,
      ...(offline && { agentId: offline.agentId }),
      clockingUuid,
      anomalyReasonId: reasonId,
      comment: comment.trim() || null,
      device: thisDevice(),
      ...stamp,
    },
  }
}
