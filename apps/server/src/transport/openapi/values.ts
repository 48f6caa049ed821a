import { idChain } from '@vigie/contract/kit/chain.ts'
import * as values from '@vigie/contract/kit/values.ts'
import { json } from '@vigie/contract/preferences/preferences.ts'
import type { Schema } from './types.ts'

/** What a schema of the contract checks by a function, which JSON Schema cannot be told in any other way. */
const described = new Map<object, Schema>([
  [values.id, { description: 'A whole number.', examples: [1] }],
  [
    values.instant,
    {
      format: 'date-time',
      description: "ISO 8601 with an offset, to the second. Answers carry the offset of the site's own clock.",
      examples: ['2026-10-12T08:00:00+02:00'],
    },
  ],
  [
    values.localDateTime,
    {
      pattern: String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$`,
      description: "What the site's own clock shows: `YYYY-MM-DD HH:mm:ss`.",
      examples: ['2026-10-12 08:00:00'],
    },
  ],
  [values.day, { format: 'date', description: 'A calendar day: `YYYY-MM-DD`.', examples: ['2026-10-12'] }],
  [values.month, { pattern: String.raw`^\d{4}(0[1-9]|1[0-2])$`, description: 'A calendar month: `YYYYMM`.', examples: ['202610'] }],
  [values.timeZone, { description: 'A time zone of the IANA database.', examples: ['Europe/Paris'] }],
  [values.uuid, { examples: ['0b9f2c64-8d1e-4f5a-9c3b-7e6d5a4b3c21'] }],
  [values.latitude, { description: 'Degrees north.', examples: [48.8566] }],
  [values.longitude, { description: 'Degrees east.', examples: [2.3522] }],
  [idChain, { description: 'Ids between slashes (`/3/12/`); empty for none.', examples: ['/3/12/'] }],
])

/** Completes what was made of a schema of the contract, and takes away what says nothing. */
export function describe(schema: object, made: { -readonly [K in keyof Schema]: Schema[K] }): void {
  Object.assign(made, described.get(schema))
  if (made.minimum === Number.MIN_SAFE_INTEGER) delete made.minimum
  if (made.maximum === Number.MAX_SAFE_INTEGER) delete made.maximum
  if (schema !== json) return
  // A type that stands in itself is one that makers of types cannot write down.
  delete made.anyOf
  made.description = 'Any JSON value.'
}
