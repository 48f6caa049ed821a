import { store } from './shifts.store.ts'
export const bad = store
