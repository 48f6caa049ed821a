import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { breakActs } from './clockings.breaks.rules.ts'
import { mostJournalLines } from './clockings.journal.rules.ts'
import { clocking } from './clockings.ts'
import { doubts } from './clockings.believing.rules.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id, instant, latitude, localDateTime, longitude, text, uuid } from '../kit/values.ts'
import { shift } from '../shifts/shifts.ts'

const whole = z.int().check(z.minimum(-2_147_483_648), z.maximum(2_147_483_647))
/** The number of an act in its sequence, from 1 on. */
const sequence = whole.check(z.minimum(1))

/** An act that a device has kept: the clocking update, and what the device knows of its moment (decisions/08-offline). */
export const journalLine = shape({
  ...clocking.fields,
  clockingUuid: ['clocking_uuid', uuid],
  deviceAt: ['device_at', instant],
  deviceSeq: ['device_seq', sequence],
  /** Of an act that the clocking update has no words for; then `isPds` and `type` are not looked at. */
  kind: ['kind', z.optional(z.nullable(z.enum([...breakActs, 'check'])))],
  /** Seconds that the server was ahead of the device when it last answered. */
  driftSeconds: ['drift_seconds', whole],
  /** What the server gave the device when it last answered; null where nothing was given. */
  anchor: ['anchor', z.optional(z.nullable(text(400)))],
  /** Seconds from the anchor to the act on a clock that settings cannot move; null: the run since was broken. */
  elapsedSeconds: ['elapsed_seconds', z.optional(z.nullable(whole))],
  /**
   * The sequence that the number belongs to, named by the client that begins it: one for each person in a browser, and a new one with each
   * pairing. A device of an earlier version names none and counts under its own uuid.
   */
  sequenceUuid: ['sequence_uuid', z.optional(z.nullable(uuid))],
  /** Of a paired device whose agent had no ticket, because there was no network: who it was, by what lay on the device. */
  agentId: ['resource_id', z.optional(z.nullable(id))],
  /** With it the code or the card that was shown, sealed to the server's key in the browser, so that it lies readable nowhere. */
  sealed: ['sealed', z.optional(z.nullable(text(400)))],
  /**
   * Of a paired device: HMAC-SHA-256 under the SHA-256 of its secret, in hexadecimal, of the whole line (`lineText`): JSON of the
   * fields that are not null, `is_forced` among them, without this one, by name in alphabetical order, instants in UTC.
   */
  proof: ['proof', z.optional(z.nullable(text(64)))],
})
export type JournalLine = z.output<typeof journalLine>

/** A line that cannot be read is answered in its place and stops no other. */
export interface UnreadableLine {
  readonly given: unknown
  readonly error: z.core.$ZodError
}
export const isUnreadable = (line: JournalLine | UnreadableLine): line is UnreadableLine => 'given' in line

const lineOrFault = z.catch<z.ZodMiniType<JournalLine | UnreadableLine>>(journalLine, (caught) =>
  // The reference asks for a value without a case: there is none.
  caught === undefined
    ? (undefined as never)
    : { given: caught.value, error: { issues: caught.issues.map((issue) => ({ ...issue, path: issue.path ?? [] })) } as z.core.$ZodError },
)

export const journalAnswer = shape({
  clockingUuid: ['clocking_uuid', z.nullable(z.string())],
  /** recorded: now · known: it already was · refused: it is not, and `code` says why. */
  status: ['status', z.enum(['recorded', 'known', 'refused'])],
  code: ['code', z.optional(z.string())],
  message: ['message', z.optional(z.string())],
  /** Why a recorded act is to be confirmed, and `message` in words; null: it is believed. */
  doubt: ['doubt', z.nullable(z.enum(doubts))],
  shift: ['shift', z.optional(shift)],
  /** Of a line that is recorded or known: signed proof that it stands in the journal. */
  receipt: ['receipt', z.optional(z.string())],
})
export type JournalAnswer = z.output<typeof journalAnswer>

/** Seconds on the steady clock of a page from an act to this sending, for acts that the same page has made; of a device to a contact. */
const age = shape({
  clockingUuid: ['clocking_uuid', uuid],
  seconds: ['seconds', whole],
  /** Of a paired device: the anchor that the same page was given at the contact from which it counts back. */
  anchor: ['anchor', z.optional(text(400))],
  /** HMAC-SHA-256 under the SHA-256 of the device's secret, in hexadecimal, of `ageText`. */
  proof: ['proof', z.optional(text(64))],
})
export type ActAge = z.output<typeof age>

/** What a device is given at a contact and carries with what it keeps afterwards: a signed text, and its time. */
const anchor = { anchor: ['anchor', z.string()], anchorAt: ['anchor_at', instant] } as const

export const sendJournal = call({
  method: 'POST',
  path: '/clockings',
  does: 'Records what a device or a phone kept without network, line by line, in the order of its own sequence.',
  access: may.clock,
  secrets: ['ticket', 'sealed'],
  mostBytes: 1024 * 1024,
  isRepeatable: true,
  input: shape({
    /** The device that sends; one that is paired counts under its own, whatever it says here. */
    deviceUuid: ['device_uuid', uuid],
    lines: ['clockings', z.array(lineOrFault).check(z.maxLength(mostJournalLines))],
    /** Of each act one at the most; a tablet's are looked at when they are signed. What cannot be read, or is more, is as if it were not there. */
    ages: ['ages', z.catch(z.optional(z.array(age).check(z.maxLength(mostJournalLines))), undefined)],
  }),
  output: shape({
    /** What has ended, in the order in which it was sent. A line that is not among them (its service is held) is sent again. */
    results: ['results', z.array(journalAnswer)],
    ...anchor,
  }),
})

export const giveAnchor = call({
  method: 'POST',
  path: '/clockings/anchor',
  does: 'A contact of a device: it says what waits on it, and is given the anchor that its next acts carry.',
  isOurs: true,
  access: may.clock,
  mostBytes: 128 * 1024,
  example: {
    device_uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    held: [
      { clocking_uuid: '0b9f2c64-8d1e-4f5a-9c3b-7e6d5a4b3c21', digest: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
    ],
  },
  isRepeatable: true,
  input: shape({
    deviceUuid: ['device_uuid', uuid],
    /** Each act that waits, with the SHA-256 of `lineText` in hexadecimal. */
    held: [
      'held',
      z
        .array(shape({ clockingUuid: ['clocking_uuid', uuid], digest: ['digest', z.string().check(z.regex(/^[0-9a-f]{64}$/))] }))
        .check(z.maxLength(mostJournalLines)),
    ],
    /** What a paired device reports: percent, its app's version, and the seconds that the server is ahead of its clock. */
    battery: ['battery', z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(100))))],
    appVersion: ['app_version', z.optional(text(50))],
    driftSeconds: ['drift_seconds', z.optional(z.nullable(whole))],
  }),
  output: shape(anchor),
})

/** Where a phone was, as far as is known: whole metres to the site, and how precise the reading was; null: nothing was read, or it was deleted. */
export const readPlace = {
  isImprecise: ['is_imprecise', z.boolean()],
  distanceMetres: ['distance_metres', z.nullable(whole)],
  accuracyMetres: ['accuracy_metres', z.nullable(whole)],
} as const

/** A line of the journal as a manager reads it: the act, and both times where a device kept it. */
export const recordedLine = shape({
  clockingUuid: ['clocking_uuid', uuid],
  kind: ['kind', z.string()],
  way: ['way', z.string()],
  verdict: ['verdict', z.nullable(z.int())],
  happenedAt: ['happened_at', instant, 'happenedLocal'],
  happenedLocal: ['datetime', localDateTime],
  recordedAt: ['recorded_at', instant],
  /** By the device's own clock; null for an act that was recorded as it happened. */
  deviceAt: ['device_at', z.nullable(instant)],
  driftSeconds: ['drift_seconds', z.nullable(z.int())],
  deviceName: ['device_name', z.nullable(z.string())],
  isOffline: ['is_offline', z.boolean()],
  isForced: ['is_forced', z.boolean()],
  isOutsideArea: ['is_outside_area', z.boolean()],
  ...readPlace,
  authorName: ['author_name', z.nullable(z.string())],
  reasonName: ['reason_name', z.nullable(z.string())],
  comment: ['comment', z.nullable(z.string())],
  /** Acts of the same sequence before this one that have not come. */
  isAfterGap: ['is_after_gap', z.boolean()],
  /** Of an act that a device kept: what the server had last given it before, and the steady seconds from there to the act. */
  anchorAt: ['anchor_at', z.nullable(instant)],
  elapsedSeconds: ['elapsed_seconds', z.nullable(z.int())],
  /** The line that a confirmation, a refusal, a correction or a deletion is about. */
  aboutUuid: ['about_uuid', z.nullable(uuid)],
  /** Why it is, or was, to be confirmed; null: it is believed. */
  doubt: ['doubt', z.nullable(z.enum(doubts))],
  doubtMessage: ['doubt_message', z.nullable(z.string())],
  /** The decision of a manager; null: none yet. */
  decision: ['decision', z.nullable(z.enum(['confirmed', 'refused', 'corrected', 'deleted']))],
  decidedAt: ['decided_at', z.nullable(instant)],
  decidedBy: ['decided_by', z.nullable(z.string())],
  decisionComment: ['decision_comment', z.nullable(z.string())],
  /** Kept by a tablet of an earlier version, which has signed the act's time and agent alone. */
  isProofPartial: ['is_proof_partial', z.boolean()],
})
export type RecordedLine = z.output<typeof recordedLine>

/** An act that a device kept and that the rules refused when it came. */
export const refusedLine = shape({
  clockingUuid: ['clocking_uuid', uuid],
  /** Null: the line says none, or came before its kind was kept. */
  kind: ['kind', z.nullable(z.enum(['start', 'end', 'pre_clocking', ...breakActs, 'check']))],
  /** Where it was placed, as a recorded act is. */
  happenedAt: ['happened_at', instant],
  /** By the device's own clock. */
  deviceAt: ['device_at', instant],
  receivedAt: ['received_at', instant],
  /** The reason, as the story shows it. */
  message: ['message', z.string()],
})
export type RefusedLine = z.output<typeof refusedLine>

/** A verification call without an answer in time (decisions/06-clocking). */
export const missedCheck = shape({ dueAt: ['due_at', instant], answerBy: ['answer_by', instant] })
export type MissedCheck = z.output<typeof missedCheck>

export const listClockings = call({
  method: 'GET',
  path: '/clockings',
  does: "A service's lines of the journal, with the times of the device and of the server.",
  isOurs: true,
  access: may.seeServices,
  refuses: ['NOT_FOUND'],
  input: shape({ shiftId: ['vacation_id', id] }),
  output: shape({
    lines: ['lines', z.array(recordedLine)],
    refused: ['refused', z.array(refusedLine)],
    missedChecks: ['missed_checks', z.array(missedCheck)],
  }),
})

/** What a phone needs to know of a site, with or without network. */
export const phoneSite = shape({
  id: ['id', id],
  address: ['address', z.string()],
  city: ['city', z.string()],
  phone: ['phone', z.string()],
  instructions: ['instructions', z.string()],
  latitude: ['latitude', z.nullable(latitude)],
  longitude: ['longitude', z.nullable(longitude)],
  /** Metres: the site's own, or the company's. */
  perimeterMetres: ['perimeter_metres', z.int()],
  isClockingEnabled: ['is_clocking_enabled', z.boolean()],
  canClockByPhone: ['can_clock_by_phone', z.boolean()],
  isOutsideAreaRefused: ['is_outside_area_refused', z.boolean()],
})
export type PhoneSite = z.output<typeof phoneSite>

export const readPhone = call({
  method: 'GET',
  path: '/clockings/phone',
  does: "An agent's services around now and to come, as its own phone needs them to clock: with where they are.",
  isOurs: true,
  access: may.clockByPhone,
  refuses: ['NOT_FOUND'],
  input: z.object({}),
  output: z.object({ shifts: z.array(shift), sites: z.array(phoneSite) }),
})
