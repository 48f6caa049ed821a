import { lineText } from '@vigie/contract/clockings/clockings.proof.rules.ts'
import { freshUuid } from '../kit/uuid.ts'
import { deviceSigner, type DeviceSigner } from '../session/devices/deviceProof.ts'
import type { QueuedAct } from './acts.ts'
import { offlineDatabase, type Sequence } from './database.ts'
import { changed, surely } from './journal.ts'
import { transition } from './machine.ts'
import { deviceOwner } from './owner.ts'

/**
 * Gives every act of an owner that is not numbered its number in the owner's sequence, and a device's the proof of its secret: from now on
 * it waits. Number and proof are on the disk together; proven so, it is known by its pairing also when the device is paired anew before
 * it goes out (decisions/07-proof).
 */
export async function numberActs(owner: string): Promise<void> {
  const signer = owner === deviceOwner() ? await deviceSigner() : null
  const key = ['sequence', owner, ...(signer ? [signer.pairing] : [])].join('/')
  while (!(await numberOnce(owner, key, signer)));
  await changed()
}

/** False: another tab has numbered meanwhile, for signing takes longer than a transaction of the browser's lasts. */
async function numberOnce(owner: string, key: string, signer: DeviceSigner | null): Promise<boolean> {
  const seen = await readFresh(owner, key)
  await seen.work.done
  if (seen.fresh.length === 0) return true
  const { uuid, last } = seen.sequence ?? { uuid: freshUuid(), last: 0 }
  const numbered = await Promise.all(seen.fresh.map((act, at) => numberedAct(act, last + at + 1, uuid, signer)))
  const now = await readFresh(owner, key)
  const isUnchanged = now.sequence?.uuid === seen.sequence?.uuid && now.sequence?.last === seen.sequence?.last && idsOf(now) === idsOf(seen)
  if (isUnchanged) {
    for (const act of numbered) await now.work.objectStore('acts').put(act)
    await now.work.objectStore('counters').put({ uuid, last: last + numbered.length }, key)
  }
  await now.work.done
  return isUnchanged
}

async function numberedAct(act: QueuedAct, deviceSeq: number, sequenceUuid: string, signer: DeviceSigner | null): Promise<QueuedAct> {
  const line = { ...act.input, deviceSeq, sequenceUuid }
  const proof = signer && (await signer.sign(lineText(line)))
  return transition(act, { type: 'numbered', deviceSeq, sequenceUuid, proof })!
}

async function readFresh(owner: string, key: string) {
  const database = await offlineDatabase()
  const work = database.transaction(['acts', 'counters'], 'readwrite', surely)
  const fresh = (await work.objectStore('acts').getAll()).filter((act) => act.owner === owner && act.state === 'fresh')
  const sequence = (await work.objectStore('counters').get(key)) as Sequence | undefined
  return { work, fresh, sequence }
}

const idsOf = ({ fresh }: { readonly fresh: readonly QueuedAct[] }): string => fresh.map(({ id }) => id).join()
