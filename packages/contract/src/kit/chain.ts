import * as z from 'zod/mini'
import { id } from './values.ts'

/** A chain of ids as the specification writes it (`/3/12/`), empty for none; for us a list. */
export const chainOf = (ids: readonly number[]): string => (ids.length === 0 ? '' : `/${ids.join('/')}/`)
export const idsOf = (chain: string): number[] => chain.split('/').filter(Boolean).map(Number)

export const idChain: z.ZodMiniType<number[], string> = z.codec(z.string().check(z.regex(/^(\/(\d{1,10}\/)+)?$/)), z.array(id), {
  decode: idsOf,
  encode: chainOf,
})
