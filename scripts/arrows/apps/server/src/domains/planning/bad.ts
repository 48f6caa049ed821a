import { store } from '../notifications/notifications.store.ts'
export const bad = store
