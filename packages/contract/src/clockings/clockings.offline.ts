import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id, instant } from '../kit/values.ts'
import { shiftsVisibilities } from '../devices/devices.fields.ts'
import { shift } from '../shifts/shifts.ts'

/** An agent whom a device may recognise without network. */
export const heldAgent = shape({
  id: ['resource_id', id],
  /** As the device shows names; null where it hides them. */
  name: ['resource_name', z.nullable(z.string())],
  /** To greet by, and to choose by where a code fits several. */
  firstName: ['resource_firstname', z.string()],
  /** Of the code: its length, and a small number that a thousand codes of that length share; null: there is none, or none is known yet. */
  codeDigits: ['code_digits', z.nullable(z.int())],
  codeCheck: ['code_check', z.nullable(z.int())],
  /** The same of each card. */
  cardChecks: ['card_checks', z.array(z.int())],
})
export type HeldAgent = z.output<typeof heldAgent>

export const readRoster = call({
  method: 'GET',
  path: '/clockings/device/roster',
  does: 'What a paired device needs to clock without network: the agents expected at its sites in the next 36 hours and their services.',
  isOurs: true,
  access: may.holdRoster,
  refuses: ['APP_IS_DISABLED'],
  input: z.object({}),
  output: shape({
    agents: ['agents', z.array(heldAgent)],
    shifts: ['shifts', z.array(shift)],
    /** The services that the device shows to any user, as online. */
    shiftsVisibility: ['shiftsVisibilityMode', z.enum(shiftsVisibilities)],
    /** The key under which checks are made: base64url of 32 bytes, the company's. */
    checkKey: ['check_key', z.string()],
    /** The public key to which codes are sealed: base64url of a P-256 point, uncompressed. */
    sealKey: ['seal_key', z.string()],
    /** Older than this it serves nothing. */
    validUntil: ['valid_until', instant],
  }),
})
