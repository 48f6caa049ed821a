import { store } from '../domains/shifts/shifts.store.ts'
export const bad = store
