import { timingSafeEqual } from 'node:crypto'
import type { ShownDoubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import type { JournalLine } from '@vigie/contract/clockings/clockings.journal.ts'
import { wasHeld, type HeldPeriod, type ShownOffline } from '@vigie/contract/clockings/clockings.offline.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { isForNow, Refusal } from '@vigie/contract/kit/refusal.ts'
import { codeHmac } from '../code-checks.ts'
import type { RequestContext } from '../../../kit/handle.ts'
import { subject, tried } from '../../auth/tries/throttle.ts'
import { useNextCode } from '../codes/codes.store.ts'
import type { Prover } from './journal.proof.ts'
import type { KeptShown } from '../record/recording.ts'
import { agentsOfRoster, heldBy, recordedAmong, type RosterAgent } from '../offline/roster.store.ts'
import { tellHolding } from '../offline/roster.watchers.ts'
import { openSealed } from '../offline/seal.ts'

type ShownLine = JournalLine & { readonly agentId: number; readonly sealed: string }
/** An act that a paired device has kept of an agent whom it recognised by itself. */
const isShownLine = (line: JournalLine): line is ShownLine => !line.ticket && line.agentId != null && !!line.sealed

/**
 * Of each line without a ticket that a device sends: whose it says that it is, when the device held that agent, and whether what was
 * sealed is the agent's code or card as they are now. `lines` are in the device's order.
 */
export async function shownOffline(
  sending: RequestContext,
  lines: readonly JournalLine[],
  proofOf: Prover['proofOf'],
): Promise<ReadonlyMap<JournalLine, KeptShown>> {
  const { db, session, company, installation } = sending
  // Of what nobody has signed no code is looked at.
  const shown = session.deviceId === null ? [] : lines.filter(isShownLine).filter((line) => proofOf(line).pairingId !== null)
  if (shown.length === 0) return new Map()
  const agentIds = [...new Set(shown.map(({ agentId }) => agentId))]
  const pairingIds = [...new Set(shown.flatMap((line) => proofOf(line).pairingId ?? []))]
  const uuids = shown.map(({ clockingUuid }) => clockingUuid.toLowerCase())
  const [held, agents, recorded] = await db.batch(heldBy(db, pairingIds, agentIds), agentsOfRoster(db, agentIds), recordedAmong(db, uuids))
  const before = new Set(recorded.map(({ clockingUuid }) => clockingUuid))
  const byId = new Map(agents.map((agent) => [agent.id, agent]))
  const doubtOf = triesOf(sending)
  const found = new Map<JournalLine, KeptShown>()
  const used: { readonly agentId: number; readonly hmac: Buffer }[] = []
  for (const line of shown) {
    const opened = openSealed(installation.secrets, company.id, line.clockingUuid, line.sealed)
    const agent = byId.get(line.agentId)
    const isNext = (what: ShownOffline | null) => {
      if (!isNextOf(sending, agent, what, line.deviceAt)) return false
      used.push({ agentId: line.agentId, hmac: agent!.nextHmac! })
      return true
    }
    const ofThis = held.filter(({ pairingId, agentId }) => pairingId === proofOf(line).pairingId && agentId === line.agentId)
    found.set(line, {
      agentId: line.agentId,
      way: opened && 'nfcUid' in opened ? 'nfc' : 'code',
      isHeld: isHeldOf(ofThis),
      // Of an agent whom it never held nothing is looked at: it guesses at no code but those that it was given. Nor of an act that is
      // recorded: it is answered as the first time, and sent again for want of that answer it is no further try.
      doubt:
        ofThis.length === 0 || before.has(line.clockingUuid.toLowerCase())
          ? 'code'
          : await doubtOf(() => isOf(sending, agent, opened) || isNext(opened)),
    })
  }
  // After all of them are looked at: what was shown before the new code was used was right.
  for (const { agentId, hmac } of used) await db.save(useNextCode(db, agentId, hmac))
  if (used.length > 0) {
    await tellHolding(
      { ...sending, emit: sending.emitNow },
      used.map(({ agentId }) => agentId),
    )
  }
  return found
}

const isHeldOf =
  (periods: readonly HeldPeriod[]): KeptShown['isHeld'] =>
  ({ happenedAt, doubt }) =>
    wasHeld(periods, happenedAt, doubt === 'clock' || doubt === 'unknown_device')

/** Whether what was shown is the agent's, now. */
function isOf({ installation, company }: RequestContext, agent: RosterAgent | undefined, shown: ShownOffline | null): boolean {
  if (!agent || shown === null) return false
  if ('nfcUid' in shown) return agent.cards.includes(shown.nfcUid)
  return agent.hmac !== null && timingSafeEqual(codeHmac(installation.secrets, company.id)(shown.code), agent.hmac)
}

/** Whether it is the code that the agent has asked for and used while it served, by the device's time. */
function isNextOf(
  { installation, company }: RequestContext,
  agent: RosterAgent | undefined,
  shown: ShownOffline | null,
  at: Instant,
): boolean {
  if (!agent?.nextHmac || !agent.nextExpiresAt || shown === null || 'nfcUid' in shown) return false
  return at < agent.nextExpiresAt && timingSafeEqual(codeHmac(installation.secrets, company.id)(shown.code), agent.nextHmac)
}

/**
 * What a sending is answered says of each code whether it was right, so each is a try: after too many wrong ones none is looked at, and
 * all are to be confirmed for that. Nothing that was kept is refused or held up for it.
 */
function triesOf({ db, now, session }: RequestContext): (isRight: () => boolean) => Promise<ShownDoubt | null> {
  const subjects = [subject('sealed.device', session.deviceId!)] as const
  return (isRight) =>
    tried({ db, now, subjects, isWrong: (doubt: ShownDoubt | null) => doubt !== null }, () =>
      Promise.resolve(isRight() ? null : ('code' as const)),
    ).catch((error: unknown) => {
      if (error instanceof Refusal && isForNow(error.code)) return 'unchecked'
      throw error
    })
}
