import { saidOf, type NewAct } from '../src/offline/acts.ts'
import { currentOwner } from '../src/offline/owner.ts'
import { submit } from '../src/offline/queue.ts'
import { stampNow } from '../src/offline/stamp.ts'
import { thisDevice } from '../src/session/describe.ts'
import type { AskedAct, Told } from './asked.ts'
import { toldOf } from './told.ts'

/** What an agent taps on a phone, with where it is, handed to the app's queue; nobody who is not signed in is shown what to tap. */
export async function actOnPhone(asked: AskedAct): Promise<Told> {
  const owner = currentOwner()
  if (owner === null) return { kind: 'unidentified', code: 'nobody is signed in', isByItself: false }
  const told = await toldOf(asked.clockingUuid, () => submit(phoneAct(asked, owner)))
  if (!told) throw new Error('nobody was told what became of the act')
  return { ...told, isByItself: false }
}

function phoneAct({ clockingUuid, shiftId, act, siteName, reasonId, reading }: AskedAct, owner: string): NewAct {
  const { stamp, ...told } = stampNow({ clockingUuid, owner })
  return {
    clockingUuid,
    owner,
    ...told,
    facts: { shiftId, act, siteName, timeZone: 'Europe/Paris', agentName: null },
    input: {
      shiftId,
      ...saidOf(act),
      latitude: reading?.latitude ?? null,
      longitude: reading?.longitude ?? null,
      accuracyMetres: 10,
      isForced: false,
      anomalyReasonId: reasonId,
      comment: null,
      device: thisDevice(),
      clockingUuid,
      ...stamp,
    },
  }
}
