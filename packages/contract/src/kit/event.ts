import type * as z from 'zod/mini'

/** An event that the server sends to open sockets: its name on the wire and what it carries. */
export interface Event<PayloadSchema extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string
  readonly payload: PayloadSchema
}
export const event = <const G extends z.ZodMiniType>(declared: Event<G>): Event<G> => declared
export type Payload<E extends Event> = z.output<E['payload']>
