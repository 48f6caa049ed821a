import {
  giveAnchor,
  isUnreadable,
  listClockings,
  readPhone,
  sendJournal,
  type JournalAnswer,
  type JournalLine,
  type UnreadableLine,
} from '@vigie/contract/clockings/clockings.journal.ts'
import { inOrderOfDevice } from '@vigie/contract/clockings/clockings.journal.rules.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { say } from '@vigie/phrases/say.ts'
import { handle, type RequestContext } from '../../../kit/handle.ts'
import { retryOnConflict } from '../../../kit/version-conflict.ts'
import { problemsOf, sentenceOf } from '../../../kit/sentences.ts'
import { shiftById, shiftsAfterGap } from '../../shifts/shifts.store.ts'
import { shiftAt } from '../../shifts/shifts.rules.ts'
import { noticesOfDoubts, type DoubtfulAct } from '../notices/clockings.notices.ts'
import { withDecisions } from './journal.decided.ts'
import { receiptOf, type ReceiptedLine } from '../proof/receipt.ts'
import { makeAnchor } from '../contacts/anchors.ts'
import { dropContacts, noteContact, noteSending } from '../contacts/contacts.store.ts'
import { contactOf, keptActs, ownerOf } from './sending.ts'
import { saidAct, type Kept } from '../record/record.decide.ts'
import { proverOf, type Proof } from './journal.proof.ts'
import { signWholeSince } from './journal.proof.store.ts'
import { linesOfShift, noteEntries, refusedOfShift, shiftsOfPhone, sitesOfPhone, type Entry } from './journal.store.ts'
import { refusedToAgent, refusedToManager } from './journal.refused.ts'
import { recordAct, type RecordedAct } from '../record/record.act.ts'
import { emitToWatchers } from '../record/record.watchers.ts'

type Sending = RequestContext<typeof sendJournal>

export const journalHandlers = [
  handle(sendJournal, async (context) => {
    const { input, db, session, company, now, emit, language, installation } = context
    const { deviceUuid, proofOf } = await proverOf(context)
    const answers = new Map<JournalLine | UnreadableLine, JournalAnswer>()
    // By the uuid in one spelling: two entries of one act cannot be noted together.
    const entries = new Map<string, Entry>()
    const seen = new Map<number, RecordedAct>()
    const lines = new Map<JournalLine, ReceiptedLine>()
    const doubtful: DoubtfulAct[] = []
    const readable = input.lines.filter((line): line is JournalLine => !isUnreadable(line))
    // One after the other: a departure follows its own arrival.
    const inOrder = inOrderOfDevice(readable)
    const kept = await keptActs(context, inOrder, proofOf)
    for (const line of inOrder) {
      const { clockingUuid } = line
      const proof = proofOf(line)
      const placed = kept.get(line)!
      const noted = { line, kind: saidAct(line), happenedAt: placed.happenedAt, proof }
      try {
        const recorded = await retryOnConflict(() => recordLine(context, line, proof, placed))
        if (recorded.status === 'recorded') seen.set(recorded.shift.id, recorded)
        if (isDoubtful(recorded)) doubtful.push(recorded)
        entries.set(clockingUuid.toLowerCase(), { ...noted, refused: null })
        if (recorded.receipted) lines.set(line, recorded.receipted)
        answers.set(line, answerOf(line, recorded, language))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        // What is recorded stays noted as that, whatever else comes under its uuid.
        if (entries.get(clockingUuid.toLowerCase())?.refused !== null)
          entries.set(clockingUuid.toLowerCase(), { ...noted, refused: { code: error.code, values: error.values } })
        answers.set(line, { clockingUuid, status: 'refused', code: error.code, message: refusedToAgent(error, language), doubt: null })
      }
    }
    const noted = [...entries.values()]
    const signers = [...new Set(noted.flatMap(({ proof }) => proof.pairingId ?? []))]
    await db.batch(
      noteEntries(db, { deviceUuid, userId: session.user.id, now, entries: noted }),
      noteSending(db, contactOf(context)),
      dropContacts(db, session.user.id),
      signWholeSince(db, signers, now),
      ...(await noticesOfDoubts(db, doubtful, now)),
    )
    // One event for each shift, as it is after all lines.
    const gaps = new Set((seen.size > 0 ? await db.read(shiftsAfterGap(db, [...seen.keys()])) : []).map(({ id }) => id))
    for (const { row, shift } of seen.values()) emitToWatchers(emit, company.id, row, shift, gaps.has(shift.id))
    // Asked for together, so that they share a signature.
    const receipted = [...lines].map(async ([line, made]) => {
      answers.set(line, { ...answers.get(line)!, receipt: await receiptOf(installation, company, made) })
    })
    await Promise.all(receipted)
    const results = input.lines.map((line) => answers.get(line) ?? unreadable(line as UnreadableLine, language))
    return { results, ...anchorFor(context) }
  }),

  handle(giveAnchor, async (context) => {
    const { db, input, session } = context
    await db.batch(noteContact(db, contactOf(context), input.held), dropContacts(db, session.user.id))
    return anchorFor(context)
  }),

  handle(listClockings, async ({ input, db, language }) => {
    const [[shift], lines, refused] = await db.batch(
      shiftById(db, input.shiftId),
      linesOfShift(db, input.shiftId),
      refusedOfShift(db, input.shiftId),
    )
    requires(shift, 'NOT_FOUND')
    const told = refused.map(({ code, values, isProven, ...entry }) => ({
      ...entry,
      message: refusedToManager({ code, values, isProven }, language),
    }))
    return { lines: withDecisions(lines, language), refused: told }
  }),

  handle(readPhone, async ({ db, session, now, company }) => {
    const { agentId } = session.user
    requires(agentId, 'NOT_FOUND')
    const perimeter = company.settings.site_perimeter_metres
    const [rows, sites] = await db.batch(shiftsOfPhone(db, agentId, now), sitesOfPhone(db, agentId, now, perimeter))
    return { shifts: rows.map((row) => shiftAt(row, now, company.settings)), sites }
  }),
]

const isDoubtful = (act: RecordedAct): act is RecordedAct & DoubtfulAct => act.line !== null && act.line.doubt !== null

/** The anchor of this contact, for what the device keeps from now on. */
const anchorFor = (context: RequestContext<typeof sendJournal> | RequestContext<typeof giveAnchor>) => ({
  anchor: makeAnchor(context.installation.secrets, ownerOf(context), context.now),
  anchorAt: context.now,
})

/** How a line ended that was recorded, now or before. */
function answerOf(
  { clockingUuid }: JournalLine,
  { status, doubt, known, shift }: RecordedAct,
  language: RequestContext['language'],
): JournalAnswer {
  const said = known
    ? { code: known.code, message: sentenceOf(known, language) }
    : doubt && { message: say(language, `messages.doubts.${doubt}`) }
  return { clockingUuid, status, doubt, shift, ...said }
}

/** Records one line where it was placed; refuses what its device has not signed, and what is another's. */
async function recordLine({ db, session, company, now }: Sending, line: JournalLine, proof: Proof, kept: Kept): Promise<RecordedAct> {
  requires(proof.isProven, 'RESOURCE_ACCESS_FORBIDDEN')
  return recordAct(db, { input: line, company, session, now, kept })
}

function unreadable({ given, error }: UnreadableLine, language: RequestContext['language']): JournalAnswer {
  const uuid = (given as { clocking_uuid?: unknown } | null)?.clocking_uuid
  const refusal = new Refusal('INVALID', {}, problemsOf(error, given))
  const clockingUuid = typeof uuid === 'string' ? uuid.slice(0, 100) : null
  return { clockingUuid, status: 'refused', code: 'INVALID', message: refusedToAgent(refusal, language), doubt: null }
}
