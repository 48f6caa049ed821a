import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id, localDateTime } from '../kit/values.ts'

/** A service that changes hands. */
export const swappedShift = shape({
  id: ['id', id],
  siteName: ['site_name', z.string()],
  startsLocal: ['datetime_start', localDateTime],
  endsLocal: ['datetime_end', localDateTime],
})
export type SwappedShift = z.output<typeof swappedShift>

/** What a demand asks to be swapped; a service that is no longer planned is null. */
export const swapParts = {
  shift: ['shift', z.nullable(swappedShift)],
  colleagueId: ['colleague_id', id],
  colleagueName: ['colleague_name', z.string()],
  /** In return; null: none is asked for. */
  theirs: ['colleague_shift', z.nullable(swappedShift)],
} as const
export const swap = shape(swapParts)
export type Swap = z.output<typeof swap>

/** Days ahead in which services can be swapped, and days around in which whoever serves at a site is a colleague. */
export const swapDays = 62

export const listSwaps = call({
  method: 'GET',
  path: '/demands/swaps',
  does: 'What an agent may ask to swap: its published services to come; for one of them, who serves at that site, with what each has there.',
  isOurs: true,
  access: may.makeSwaps,
  input: shape({ shiftId: ['shift_id', z.optional(id)] }),
  output: shape({
    shifts: ['shifts', z.array(swappedShift)],
    colleagues: [
      'colleagues',
      z.array(
        shape({
          id: ['resource_id', id],
          name: ['resource_name', z.string()],
          shifts: ['shifts', z.array(swappedShift)],
        }),
      ),
    ],
  }),
})
export type Swaps = z.output<(typeof listSwaps)['output']>
