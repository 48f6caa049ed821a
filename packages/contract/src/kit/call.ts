import type * as z from 'zod/mini'
import type { Access } from '../access.ts'
import type { RefusalCode } from './refusal.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a device keeps of its person's acts. */
export type KeptKind = 'demand' | 'cancellation' | 'answer' | 'mission' | 'availability' | 'removal' | 'validation' | 'reading' | 'comment'

/** One call: its method and path, who may make it, its input and its output. */
export interface Call<InputSchema extends z.ZodMiniType = z.ZodMiniType, OutputSchema extends z.ZodMiniType = z.ZodMiniType> {
  readonly method: Method
  /** Path of the specification, with `{name}` for its parts. */
  readonly path: `/${string}`
  /** One sentence for the reference. */
  readonly does: string
  readonly access: Access
  readonly input: InputSchema
  readonly output: OutputSchema
  /** Our own call, which the specification lacks. */
  readonly isOurs?: true
  /** Names on the wire whose values are secrets: refused in an address. */
  readonly secrets?: readonly string[]
  /** Bytes of its body, where it needs more than most calls (the server's `transport/limits.ts`). */
  readonly mostBytes?: number
  /** Its form may carry files; the others' are refused unread. */
  readonly takesFiles?: 'one' | 'several'
  /** May be made while one's password must be changed first (a first sign-in, an expired password). */
  readonly isBeforePassword?: true
  /** Of a GET: it opens a file, gives out what its person takes away or sends something, which nobody who looks on as that person may do. */
  readonly isNotForViewers?: true
  /** Ends the session that it is made in, and so is no act that prolongs it. */
  readonly endsSession?: true
  /** The name on the wire of the value by which the call itself says its company. */
  readonly companyCodeIn?: string
  /** What it answers where several companies live here and none is named; every other call is refused then. */
  readonly withoutCompany?: z.output<OutputSchema>
  /** What its own rules refuse with, beside what any call may be refused with (the server's `openapi/refusals.ts`). */
  readonly refuses?: readonly RefusalCode[]
  /** Values of the wire for the reference's example, where those that must be given say too little. */
  readonly example?: z.input<InputSchema>
  /** Sent twice it does what it does once, or bears an id of its own: it is not withdrawn where nobody answers. */
  readonly isRepeatable?: true
  /** An act that the device keeps and sends later where nobody answers, and as what it is named there. */
  readonly keptAs?: KeptKind
  /** Its statements are sent together with other calls' (group commit): for clocking. */
  readonly isHot?: true
}

/**
 * Whether a call is an act of a person, which bears an id: where it is not answered it is withdrawn by that id, and refused should it
 * arrive later (decisions/08-offline).
 */
export const isWithdrawable = ({ method, isHot, isRepeatable, endsSession, access }: Omit<Call, 'input' | 'output'>): boolean =>
  method !== 'GET' && !isHot && !isRepeatable && !endsSession && !access.nobody

/**
 * Whether somebody who looks at the portal as another may make a call: what is only read, and the end of the look. What opens
 * a document, hands out a secret or sends something is neither, however it is asked.
 */
export const isForViewers = ({ method, endsSession, isNotForViewers }: Pick<Call, 'method' | 'endsSession' | 'isNotForViewers'>): boolean =>
  endsSession === true || (method === 'GET' && isNotForViewers !== true)

export const call = <const A extends z.ZodMiniType, const G extends z.ZodMiniType>(declared: Call<A, G>): Call<A, G> => declared

export type Input<C extends Call> = z.output<C['input']>
export type Output<C extends Call> = z.output<C['output']>
/** `GET /services`: the name of a call in tables, logs and tests. */
export const nameOf = (declared: Pick<Call, 'method' | 'path'>): string => `${declared.method} ${declared.path}`
