import { ask } from '../api/ask.ts'
export const bad = ask
