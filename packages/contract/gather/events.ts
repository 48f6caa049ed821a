import type { Event } from '../src/kit/event.ts'
import { contractModules, exportsOf, isEvent } from './contract.ts'

/** Every event that the server sends. */
export const events: readonly Event[] = contractModules.flatMap((one) => exportsOf(one, isEvent).map(([, event]) => event))
