import { now } from '../../platform/clock.ts'
export const handlers = now
