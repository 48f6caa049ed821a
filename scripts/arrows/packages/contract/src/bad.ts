import { store } from '../../../apps/server/src/domains/shifts/shifts.store.ts'
export const bad = store
