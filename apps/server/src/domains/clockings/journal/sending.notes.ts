import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { shiftsAfterGap } from '../../shifts/shifts.store.ts'
import { dropContacts, noteSending } from '../contacts/contacts.store.ts'
import { noticesOfDoubts, type DoubtfulAct } from '../notices/clockings.notices.ts'
import type { RecordedAct } from '../record/record.act.ts'
import { saidAct } from '../record/record.decide.ts'
import { tellRelieved } from '../record/record.tell.ts'
import { publishShiftChanged } from '../record/record.watchers.ts'
import { signWholeSince } from '../pairings.store.ts'
import { noteEntries, type Entry } from './journal.store.ts'
import type { EndedLine } from './sending.lines.ts'
import { contactOf, type Sending } from './sending.ts'

/**
 * Notes what has come and how it ended, that the device was in contact, and whose secrets sign whole lines; agents are told of
 * their acts that are to be confirmed. All in one save. Answers whether anything of it is new.
 */
export async function noteSent(sending: Sending, deviceUuid: string, ended: readonly EndedLine[]): Promise<boolean> {
  const { db, session, now } = sending
  const entries = entriesOf(ended)
  const signers = [...new Set(entries.flatMap(({ proof }) => proof.pairingId ?? []))]
  const [noted] = await db.batch(
    noteEntries(db, { deviceUuid, userId: session.user.id, now, entries }),
    noteSending(db, contactOf(sending)),
    dropContacts(db, session.user.id),
    signWholeSince(db, signers, now),
    ...(await noticesOfDoubts(db, recordedOf(ended).filter(isDoubtful), now)),
  )
  return noted.length > 0
}

/** One event for each shift that was clocked, as it is after all lines. */
export async function emitSent({ db, company, now, emit }: Sending, ended: readonly EndedLine[]): Promise<void> {
  const clocked = new Map(recordedOf(ended).flatMap((act) => (act.status === 'recorded' ? [[act.shift.id, act] as const] : [])))
  const gaps = new Set((clocked.size > 0 ? await db.read(shiftsAfterGap(db, [...clocked.keys()])) : []).map(({ id }) => id))
  for (const { row, shift } of clocked.values()) publishShiftChanged(emit, company.id, row, shift, gaps.has(shift.id))
  const arrivals = recordedOf(ended).flatMap(({ status, line, row }) => (status === 'recorded' && line?.kind === 'start' ? [row] : []))
  await tellRelieved({ db, company, now, emit }, arrivals)
}

/** One for each act, by the uuid in one spelling. What is recorded stays noted as that, whatever else comes under its uuid. */
function entriesOf(ended: readonly EndedLine[]): readonly Entry[] {
  const entries = new Map<string, Entry>()
  for (const { line, proof, kept, end } of ended) {
    const uuid = line.clockingUuid.toLowerCase()
    const refused = end instanceof Refusal ? { code: end.code, values: end.values } : null
    if (refused && entries.get(uuid)?.refused === null) continue
    entries.set(uuid, { line, kind: saidAct(line), happenedAt: kept.happenedAt, proof, refused })
  }
  return [...entries.values()]
}

const recordedOf = (ended: readonly EndedLine[]): readonly RecordedAct[] =>
  ended.flatMap(({ end }) => (end instanceof Refusal ? [] : [end]))

const isDoubtful = (act: RecordedAct): act is RecordedAct & DoubtfulAct => act.line !== null && act.line.doubt !== null
