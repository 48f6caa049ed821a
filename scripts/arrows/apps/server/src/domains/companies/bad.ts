import { store } from '../shifts/shifts.store.ts'
export const bad = store
