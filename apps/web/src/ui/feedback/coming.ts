import { createStore } from '../../kit/store.ts'

/** How many places of the page wait for what they show. */
export const coming = createStore(0)
