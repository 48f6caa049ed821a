import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ActAge, JournalLine, sendJournal } from '@vigie/contract/clockings/clockings.journal.ts'
import { ageText, lineText } from '@vigie/contract/clockings/clockings.proof.rules.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { RequestContext } from '../../../kit/handle.ts'
import { formerLineText, formerlyMadeAt } from './journal.former.ts'
import { pairingsOfDevice, type PairingRow } from '../pairings.store.ts'

/** Whose a line is: the sequence that its number counts in, and how it is proven (decisions/07-proof). */
export interface Proof {
  readonly sequenceUuid: string
  /** Of a paired device: the pairing whose secret has signed the whole line. */
  readonly pairingId: number | null
  /** False: it came in the name of a device that has not signed it; it counts in no sequence. */
  readonly isProven: boolean
  /** Signed by an earlier version, which covers the act's time and agent alone. */
  readonly isPartial: boolean
}
export interface Prover {
  /** The uuid of the browser that sends: of a paired device its own, whatever it says. */
  readonly deviceUuid: string
  readonly proofOf: (line: JournalLine) => Proof
  /** Whether a paired device has signed an act's age. */
  readonly isAgeProven: (age: ActAge) => boolean
}

/** How long a secret that holds no more is still looked at, in days: no ticket is kept longer (decisions/08-offline). */
const keptDays = 31

/** Who proves the lines of a sending: a person by the session, a paired device by the secrets under which it was linked. */
export async function proverOf({ input, db, session, now }: RequestContext<typeof sendJournal>): Promise<Prover> {
  const { deviceUuid } = input
  const { deviceId } = session
  if (deviceId === null) {
    const proofOf = ({ sequenceUuid }: JournalLine) => byPerson(sequenceUuid ?? deviceUuid)
    return { deviceUuid, proofOf, isAgeProven: () => false }
  }
  const pairings = await db.read(pairingsOfDevice(db, deviceId, now, keptDays))
  const [current] = pairings
  requires(current, 'UNAUTHORISED')
  return {
    deviceUuid: current.deviceUuid,
    proofOf: (line) => byDevice(line, pairings, now),
    isAgeProven: (age) => pairings.some(({ secretHash }) => isSigned(age, secretHash, ageText(age))),
  }
}

const byPerson = (sequenceUuid: string): Proof => ({ sequenceUuid, pairingId: null, isProven: true, isPartial: false })

function byDevice(line: JournalLine, pairings: readonly PairingRow[], now: Instant): Proof {
  const own = pairings[0]!.deviceUuid
  const sequenceUuid = line.sequenceUuid ?? own
  const whole = lineText(line)
  const signer = pairings.find(({ secretHash }) => isSigned(line, secretHash, whole))
  if (signer) return { sequenceUuid, pairingId: signer.pairingId, isProven: true, isPartial: false }
  const isFormer = pairings.some((pairing) => isSignedFormerly(line, pairing, now))
  return { sequenceUuid: isFormer ? own : sequenceUuid, pairingId: null, isProven: isFormer, isPartial: isFormer }
}

/** A version that names no sequence signs a part of the line; one that signs it whole has no such acts but from before. */
function isSignedFormerly(line: JournalLine, { secretHash, signsWholeSince }: PairingRow, now: Instant): boolean {
  const { ticket, sequenceUuid } = line
  if (!ticket || sequenceUuid) return false
  if (signsWholeSince !== null && formerlyMadeAt(line, now) >= signsWholeSince) return false
  return isSigned(line, secretHash, formerLineText({ ...line, ticket }))
}

function isSigned({ proof }: Pick<JournalLine, 'proof'>, secretHash: Buffer, text: string): boolean {
  if (!proof || !/^[0-9a-f]{64}$/.test(proof)) return false
  return timingSafeEqual(createHmac('sha256', secretHash).update(text).digest(), Buffer.from(proof, 'hex'))
}
