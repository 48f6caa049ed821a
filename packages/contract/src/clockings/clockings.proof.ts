import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { readPlace } from './clockings.journal.ts'
import { longestReceipt } from './clockings.receipts.rules.ts'
import { mostRecipients } from './clockings.roots.rules.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, id, instant, localDateTime, month, ordinal, text, uuid } from '../kit/values.ts'

/** Proof that an act was recorded and stands as it was (decisions/07-proof). */

export const ownClockingStates = ['done', 'toConfirm', 'refused', 'corrected', 'deleted'] as const

/** One's own act, as the journal has it, with its receipt. */
export const ownClocking = shape({
  clockingUuid: ['clocking_uuid', uuid],
  kind: ['kind', z.string()],
  siteName: ['site_name', z.string()],
  happenedLocal: ['datetime', localDateTime],
  happenedAt: ['happened_at', instant, 'happenedLocal'],
  timeZone: ['time_zone', z.string()],
  recordedAt: ['recorded_at', instant],
  /** toConfirm: nothing counts it as done until a manager has confirmed it · corrected: it counts at another time (`stands_at`). */
  state: ['state', z.enum(ownClockingStates)],
  /** When it was, as a manager has corrected it; null: it is not corrected. */
  standsLocal: ['stands_datetime', z.nullable(localDateTime)],
  standsAt: ['stands_at', z.nullable(instant), 'standsLocal'],
  /** Why it is to be confirmed, or was refused, corrected or deleted, in words; null: it stands as it was made. */
  reason: ['reason', z.nullable(z.string())],
  /** An arrival beyond the company's tolerance. */
  isLate: ['is_late', z.boolean()],
  ...readPlace,
  receipt: ['receipt', z.string()],
})
export type OwnClocking = z.output<typeof ownClocking>

export const listOwnClockings = call({
  method: 'GET',
  path: '/clockings/mine',
  does: "An agent's own acts of a month, the last one first, each with its signed receipt.",
  isOurs: true,
  access: may.clockByPhone,
  refuses: ['NOT_FOUND'],
  input: shape({
    /** Of the services that were clocked. */
    month: ['month', month],
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(200)), 50)],
    cursor: ['cursor', z.optional(text(1200))],
  }),
  output: shape({
    clockings: ['clockings', z.array(ownClocking)],
    nextCursor: ['nextCursor', z.nullable(z.string())],
  }),
})

/** held: signed, and the chain holds it · changed, missing: signed, and the chain does not · foreign: of another company. */
export const receiptStates = ['held', 'changed', 'missing', 'foreign', 'unsigned', 'unreadable'] as const

/** What a receipt says, and no more; null where it is not ours. */
export const receiptSaid = shape({
  companyCode: ['client_code', z.string()],
  siteId: ['site_id', id],
  seq: ['seq', ordinal],
  clockingUuid: ['clocking_uuid', uuid],
  kind: ['kind', z.string()],
  happenedAt: ['happened_at', instant],
  recordedAt: ['recorded_at', instant],
  hash: ['hash', z.string()],
  keyId: ['key_id', z.string()],
})

export const checkReceipt = call({
  method: 'POST',
  path: '/clockings/receipts/check',
  does: 'Says whether a receipt is signed by this installation, whether the journal holds exactly its act, and whether a signed root covers it.',
  isOurs: true,
  companyCodeIn: 'apiCode',
  access: may.nobody,
  input: shape({
    receipt: ['receipt', text(2 * longestReceipt)],
    /** The company's code, which stands in the receipt (`readReceipt`); needed where several live here. */
    companyCode: ['apiCode', z.optional(text(32))],
  }),
  output: shape({
    state: ['state', z.enum(receiptStates)],
    message: ['message', z.string()],
    isSigned: ['is_signed', z.boolean()],
    isHeld: ['is_held', z.boolean()],
    isCovered: ['is_covered', z.boolean()],
    said: ['said', z.nullable(receiptSaid)],
  }),
})

export const signingKey = shape({
  /** The fingerprint: the first 16 bytes of the SHA-256 of the key (SPKI, DER), in base64url. */
  id: ['id', z.string()],
  /** Ed25519, SPKI in PEM. */
  publicKey: ['public_key', z.string()],
  since: ['since', instant],
  isCurrent: ['is_current', z.boolean()],
})

export const listSigningKeys = call({
  method: 'GET',
  path: '/clockings/keys',
  does: 'The public keys that sign roots and receipts, and those that did; the last one signs now.',
  isOurs: true,
  access: may.anyone,
  input: z.object({}),
  output: z.object({ keys: z.array(signingKey) }),
})

export const chainRoot = shape({
  number: ['number', ordinal],
  kind: ['kind', z.enum(['hour', 'night'])],
  at: ['at', instant],
  siteCount: ['site_count', count],
  actCount: ['act_count', count],
  /** SHA-256, hexadecimal. */
  root: ['root', z.string()],
  keyId: ['key_id', z.string()],
  /** The signed entry in one word, as a letter holds it: `clockings:verify -- --receipts` takes it. */
  word: ['word', z.string()],
})
export type ChainRoot = z.output<typeof chainRoot>

export const listRoots = call({
  method: 'GET',
  path: '/clockings/roots',
  does: 'The signed roots of all clockings, the last one first, with their signed entries; what no root covers yet, when the next one is due; and to whom they are sent each night.',
  isOurs: true,
  access: may.administer,
  input: shape({
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(200)), 50)],
    cursor: ['cursor', z.optional(text(1200))],
  }),
  output: shape({
    roots: ['roots', z.array(chainRoot)],
    recipients: ['recipients', z.array(z.string())],
    /** Of the recipients as they stand: what a change must name. */
    version: ['version', ordinal],
    /** Acts that no root covers yet, and since when the first of them is recorded. */
    waitingCount: ['waiting_count', count],
    waitingSince: ['waiting_since', z.nullable(instant)],
    /** When the next root is due: within the hour where acts wait, else at night. */
    nextAt: ['next_at', instant],
    /** One was due and has not been written. */
    isLate: ['is_late', z.boolean()],
    nextCursor: ['nextCursor', z.nullable(z.string())],
  }),
})

export const changeRootRecipients = call({
  method: 'PUT',
  path: '/clockings/roots/recipients',
  does: 'Names the e-mail addresses that the root of each night is sent to. Refused (CONFLICT) when another has named others since `version`.',
  isOurs: true,
  access: may.administer,
  refuses: ['CONFLICT'],
  example: { recipients: ['preuve@exemple.fr'], version: 0 },
  input: shape({
    recipients: ['recipients', z.array(text(254)).check(z.maxLength(mostRecipients))],
    version: ['version', ordinal],
  }),
  output: shape({ recipients: ['recipients', z.array(z.string())], version: ['version', ordinal] }),
})
