import type * as z from 'zod/mini'

/** Something that the server tells the browsers: its name on the wire and what it carries. */
export interface Event<Gives extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string
  readonly gives: Gives
}
export const event = <const G extends z.ZodMiniType>(given: Event<G>): Event<G> => given
export type Told<E extends Event> = z.output<E['gives']>
