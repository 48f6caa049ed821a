import { store } from '../clockings/clockings.store.ts'
export const bad = store
