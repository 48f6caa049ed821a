import * as z from 'zod/mini'
import { idChain } from '../kit/chain.ts'
import { shape } from '../kit/shape.ts'

/** A public holiday (coverage 3.019). A company may add, change and remove its own. */
export const holiday = shape({
  /** `MM-DD` */
  monthDay: ['month_day', z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))],
  /** `YYYY`, or `0000`: every year. */
  year: ['year', z.string().check(z.regex(/^\d{4}$/))],
  /** The sectors where it holds; none: everywhere. */
  sectorIds: ['sectors_geo_chain', idChain],
  // Ours
  name: ['name', z.string()],
})
export type Holiday = z.output<typeof holiday>
