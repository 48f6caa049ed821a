import { handlers } from '../shifts/shifts.handlers.ts'
export const bad = handlers
