import { createHash } from 'node:crypto'
import type { ActAge, giveAnchor, JournalLine, sendJournal } from '@vigie/contract/clockings/clockings.journal.ts'
import { lineText } from '@vigie/contract/clockings/clockings.proof.rules.ts'
import { doubtOf, type Contacts } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import { placeKept } from '@vigie/contract/clockings/clockings.placing.rules.ts'
import { epochOf, readInstant, type Instant } from '@vigie/contract/kit/time.ts'
import type { RequestContext } from '../../../kit/handle.ts'
import { anchorAtOf, makeAnchor, type AnchorOwner } from '../contacts/anchors.ts'
import { contactsBefore, neighboursBefore, type Contact, type KnownContacts } from '../contacts/contacts.store.ts'
import { shownOffline } from './shown.ts'
import type { Kept } from '../record/recording.ts'
import type { Prover } from './journal.proof.ts'
import { forcersOf } from './sending.forced.ts'

/** A journal that a device or a phone sends, and who sends it. */
export type Sending = RequestContext<typeof sendJournal>

const ownerOf = ({ input, session, company }: Pick<Sending, 'session' | 'company'> & { input: { deviceUuid: string } }): AnchorOwner => ({
  companyId: company.id,
  userId: session.user.id,
  deviceUuid: input.deviceUuid,
})

export const contactOf = ({ input, session, now }: Pick<Sending, 'session' | 'now'> & { input: { deviceUuid: string } }): Contact => ({
  userId: session.user.id,
  deviceUuid: input.deviceUuid,
  now,
})

/** The anchor of this contact, for what the device keeps from now on. */
export const anchorFor = (context: Sending | RequestContext<typeof giveAnchor>) => ({
  anchor: makeAnchor(context.installation.secrets, ownerOf(context), context.now),
  anchorAt: context.now,
})

/**
 * Where each line of a sending is placed, and why it is not believed by itself, as far as the sending tells: by what the
 * server knows of this person's device. `lines` are in the device's order.
 */
export async function keptActs(sending: Sending, lines: readonly JournalLine[], prover: Prover): Promise<ReadonlyMap<JournalLine, Kept>> {
  const { proofOf } = prover
  const { db, session, company, now, installation } = sending
  const contact = contactOf(sending)
  const [first] = lines
  if (!first) return new Map()
  const [[known], [floor]] = await db.batch(
    contactsBefore(db, contact),
    neighboursBefore(db, contact.userId, proofOf(first).sequenceUuid, first.deviceSeq),
  )
  const ages = agesOf(sending, prover)
  const shown = await shownOffline(sending, lines, proofOf)
  const owner = ownerOf(sending)
  const moments = lines.map(({ anchor, deviceAt, driftSeconds, elapsedSeconds, clockingUuid }) => ({
    deviceAt,
    driftSeconds,
    anchorAt: anchor ? anchorAtOf(installation.secrets, owner, anchor) : null,
    elapsedSeconds: elapsedSeconds ?? null,
    ageSeconds: ages.get(clockingUuid.toLowerCase()) ?? null,
  }))
  const contacts: Contacts | null = known ? { firstAt: known.firstAt, lastAt: known.lastAt, burst: session.burst } : null
  const facts = { receivedAt: now, contacts, maxHours: company.settings.clocking_offline_max_hours }
  const placed = placeKept(moments, now, floor ?? null)
  const judged = lines.map((line, at) => {
    const told = known ? toldOf(line, known) : null
    const doubt = doubtOf({ ...placed[at]!, anchorAt: moments[at]!.anchorAt, told }, facts)
    return { line, happenedAt: placed[at]!.happenedAt, doubt }
  })
  const forcers = await forcersOf(
    sending,
    judged.filter(({ line, doubt }) => line.isForced && doubt === null),
  )
  return new Map(
    judged.map(({ line, happenedAt, doubt }, at): [JournalLine, Kept] => {
      const { anchorAt, elapsedSeconds } = moments[at]!
      return [
        line,
        {
          happenedAt,
          doubt,
          anchorAt,
          elapsedSeconds: anchorAt === null ? null : elapsedSeconds,
          deviceAt: line.deviceAt,
          driftSeconds: line.driftSeconds,
          deviceSeq: line.deviceSeq,
          shown: shown.get(line) ?? null,
          forcedBy: forcers.get(line) ?? null,
        },
      ]
    }),
  )
}

/**
 * How old acts are, in seconds, by their uuid. A phone says it of this sending. A device's token says nothing: it signs what it counted
 * from the act to a contact that the server knows by its anchor, to which is added what the server itself has seen pass since (decisions/08-offline).
 */
function agesOf(sending: Sending, { isAgeProven }: Prover): ReadonlyMap<string, number> {
  const { input, session, now, installation } = sending
  const owner = ownerOf(sending)
  const secondsOf = (age: ActAge): number | null => {
    if (session.deviceId === null) return age.seconds
    const metAt = age.anchor && isAgeProven(age) ? anchorAtOf(installation.secrets, owner, age.anchor) : null
    return metAt && age.seconds >= 0 ? age.seconds + (epochOf(now) - epochOf(metAt)) / 1000 : null
  }
  return new Map(
    (input.ages ?? []).flatMap((age) => {
      const seconds = secondsOf(age)
      return seconds === null ? [] : [[age.clockingUuid.toLowerCase(), seconds] as const]
    }),
  )
}

/** When the device first told of exactly this line, and has at each contact since. */
function toldOf(line: JournalLine, { held }: KnownContacts): { readonly at: Instant; readonly after: Instant | null } | null {
  const told = held[line.clockingUuid.toLowerCase()]
  if (!told || told.digest !== createHash('sha256').update(lineText(line)).digest('hex')) return null
  const at = readInstant(told.at)
  return at ? { at, after: told.after === null ? null : (readInstant(told.after) ?? null) } : null
}
