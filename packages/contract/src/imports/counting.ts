import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, day } from '../kit/values.ts'

/** From which day on the product counts, as it stands. */
export const counting = shape({
  /** Null: everything counts. */
  countsFrom: ['counted_from', z.nullable(day)],
  /** Of what stands: what a change must name. */
  version: ['version', count],
  /** For the requested day: how many services would no longer be «not arrived», and how many newly so. */
  hiddenCount: ['hidden_count', count],
  shownCount: ['shown_count', count],
})
export type Counting = z.output<typeof counting>

export const readCounting = call({
  method: 'GET',
  path: '/company/counting',
  does: 'From which day on the product counts; with another day, what that one would change: nothing is written.',
  access: may.administer,
  isOurs: true,
  input: shape({ countsFrom: ['counted_from', z.optional(day)] }),
  output: counting,
})

export const changeCounting = call({
  method: 'PUT',
  path: '/company/counting',
  does: 'Says from which day on the product counts: services that begin before it and that nobody has clocked are shown and never «not arrived». Refused (CONFLICT) when another has said a day since `version`.',
  access: may.administer,
  isOurs: true,
  refuses: ['CONFLICT'],
  input: shape({ countsFrom: ['counted_from', day], version: ['version', count] }),
  output: counting,
})
