import { proofText } from '@vigie/contract/clockings/clockings.journal.rules.ts'
import type { NewAct } from '../../../offline/acts.ts'
import { deviceOwner } from '../../../offline/owner.ts'
import { stampNow } from '../../../offline/stamp.ts'
import { thisDevice } from '../../../session/describe.ts'
import { heldSecret } from '../../../session/deviceKey.ts'
import type { Intent, Person } from './flow.ts'

/** An act at this device, as the queue takes it: with the agent's ticket, and the proof that this device wrote it. */
export async function deviceAct(
  { clockingUuid, shift, act, reasonId, comment, isForced }: Intent,
  { name, ticket }: Person,
): Promise<NewAct> {
  const owner = deviceOwner()
  const { stamp, ...told } = stampNow({ clockingUuid, owner })
  return {
    clockingUuid,
    owner,
    ...told,
    facts: { shiftId: shift.id, act, siteName: shift.siteName, timeZone: shift.timeZone, agentName: name },
    input: {
      shiftId: shift.id,
      isStart: act === 'start',
      isForced,
      ticket,
      clockingUuid,
      anomalyReasonId: reasonId,
      comment: comment.trim() || null,
      device: thisDevice(),
      ...stamp,
      proof: await proofOf(proofText({ clockingUuid, deviceAt: stamp.deviceAt, ticket })),
    },
  }
}

/** HMAC-SHA-256 under the digest of the device's secret, which the server keeps too. Null on plain http, which has no keys. */
async function proofOf(text: string): Promise<string | null> {
  const secret = heldSecret()
  if (secret === null || !('subtle' in crypto)) return null
  const bytes = new TextEncoder()
  const digest = await crypto.subtle.digest('SHA-256', bytes.encode(secret))
  const key = await crypto.subtle.importKey('raw', digest, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = await crypto.subtle.sign('HMAC', key, bytes.encode(text))
  return Array.from(new Uint8Array(signed), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
