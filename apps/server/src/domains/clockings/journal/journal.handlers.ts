import {
  giveAnchor,
  isUnreadable,
  listClockings,
  readPhone,
  sendJournal,
  type JournalLine,
} from '@vigie/contract/clockings/clockings.journal.ts'
import { inOrderOfDevice } from '@vigie/contract/clockings/clockings.journal.rules.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { handle, reading } from '../../../kit/handle.ts'
import { shiftById } from '../../shifts/shifts.store.ts'
import { shiftAt } from '../../shifts/shifts.rules.ts'
import { missedOfShift } from '../checks/checks.store.ts'
import { dropContacts, noteContact } from '../contacts/contacts.store.ts'
import { deviceTold, tellContact, tellSent } from '../contacts/contacts.devices.ts'
import { withDecisions } from './journal.decided.ts'
import { proverOf } from './journal.proof.ts'
import { refusedToManager } from './journal.refused.ts'
import { linesOfShift, refusedOfShift, shiftsOfPhone, sitesOfPhone } from './journal.store.ts'
import { answersOf } from './sending.answers.ts'
import { recordLines } from './sending.lines.ts'
import { emitSent, noteSent } from './sending.notes.ts'
import { anchorFor, contactOf } from './sending.ts'

export const handlers = [
  handle(sendJournal, async (sending) => {
    const prover = await proverOf(sending)
    const readable = sending.input.lines.filter((line): line is JournalLine => !isUnreadable(line))
    const ended = await recordLines(sending, inOrderOfDevice(readable), prover)
    const isNew = await noteSent(sending, prover.deviceUuid, ended)
    await emitSent(sending, ended)
    if (isNew) tellSent(sending)
    return { results: await answersOf(sending, ended), ...anchorFor(sending) }
  }),

  handle(giveAnchor, async (context) => {
    const { db, input, session } = context
    await db.batch(noteContact(db, contactOf(context), input.held), dropContacts(db, session.user.id), ...deviceTold(context))
    tellContact(context)
    return anchorFor(context)
  }),

  reading(listClockings, async ({ input, db, language }) => {
    const [[shift], lines, refused, missedChecks] = await db.batch(
      shiftById(db, input.shiftId),
      linesOfShift(db, input.shiftId),
      refusedOfShift(db, input.shiftId),
      missedOfShift(db, input.shiftId),
    )
    requires(shift, 'NOT_FOUND')
    const told = refused.map(({ code, values, isProven, ...entry }) => ({
      ...entry,
      message: refusedToManager({ code, values, isProven }, language),
    }))
    return { lines: withDecisions(lines, language), refused: told, missedChecks }
  }),

  handle(readPhone, async ({ db, session, now, company }) => {
    const { agentId } = session.user
    requires(agentId, 'NOT_FOUND')
    const perimeter = company.settings.site_perimeter_metres
    const [rows, sites] = await db.batch(shiftsOfPhone(db, agentId, now), sitesOfPhone(db, agentId, now, perimeter))
    return { shifts: rows.map((row) => shiftAt(row, now, company.settings)), sites }
  }),
]
