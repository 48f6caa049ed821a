import { ageText } from '@vigie/contract/clockings/clockings.proof.rules.ts'
import { deviceSigner } from '../../session/devices/deviceProof.ts'
import type { QueuedAct } from '../acts.ts'
import { deviceOwner } from '../owner.ts'
import { askedAnchor } from './anchors.ts'
import { agesOf, madeHere, type Age } from './made.ts'
import { secondsBetween } from './steady.ts'

/** An age as it is sent: a device signs its own, and says from which contact of this run it is counted back. */
interface SentAge extends Age {
  readonly anchor?: string
  readonly proof?: string
}

/**
 * How old acts are, as their sending says it. A phone counts to the sending. A device counts back from a contact that came after the
 * act, and signs it with that contact's anchor: what it says is as true however much later somebody delivers it (decisions/08-offline).
 */
export async function sentAges(acts: readonly QueuedAct[]): Promise<SentAge[]> {
  const [first] = acts
  if (!first || first.owner !== deviceOwner()) return agesOf(acts)
  const [signer, asked] = [await deviceSigner(), askedAnchor(first.owner)]
  if (signer === null || asked === null) return []
  const { anchor, since } = asked
  const before = acts.filter(({ clockingUuid }) => (madeHere(clockingUuid) ?? Infinity) <= since)
  return Promise.all(
    before.map(async ({ clockingUuid }) => {
      const age = { clockingUuid, seconds: secondsBetween(madeHere(clockingUuid)!, since), anchor }
      return { ...age, proof: await signer.sign(ageText(age)) }
    }),
  )
}

/** Whether acts of a device began in a run without network, and no contact of this run says yet how old they are. */
export function isAgeOpen(acts: readonly QueuedAct[]): boolean {
  return acts.some(({ owner, clockingUuid, input }) => {
    const made = madeHere(clockingUuid)
    if (owner !== deviceOwner() || made === null || input.elapsedSeconds != null) return false
    return (askedAnchor(owner)?.since ?? -Infinity) < made
  })
}
