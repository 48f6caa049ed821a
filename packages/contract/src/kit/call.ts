import type * as z from 'zod/mini'
import type { Access } from '../access.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call: what travels, who may send it, what it asks and what it gives. */
export interface Call<Asks extends z.ZodMiniType = z.ZodMiniType, Gives extends z.ZodMiniType = z.ZodMiniType> {
  readonly method: Method
  /** Path of the specification, with `{name}` for its parts. */
  readonly path: `/${string}`
  /** One sentence for the reference. */
  readonly does: string
  readonly access: Access
  readonly asks: Asks
  readonly gives: Gives
  /** Our own call, which the specification's section 7 lacks. */
  readonly isOurs?: true
  /** Names on the wire whose values are secrets: refused in an address (decisions, section 12). */
  readonly secrets?: readonly string[]
  /** Its form may carry files; the others' are refused unread. */
  readonly takesFiles?: true
  /** May be made while one's password must be changed first (a first sign-in, an expired password). */
  readonly isBeforePassword?: true
  /** Its trips ride together with others' (clocking). */
  readonly isHot?: true
}

export const call = <const A extends z.ZodMiniType, const G extends z.ZodMiniType>(given: Call<A, G>): Call<A, G> => given

export type Asked<C extends Call> = z.output<C['asks']>
export type Given<C extends Call> = z.output<C['gives']>
/** `GET /services`: the name of a call in tables, logs and tests. */
export const nameOf = (given: Pick<Call, 'method' | 'path'>): string => `${given.method} ${given.path}`
