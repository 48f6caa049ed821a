import { other } from '../features/other/part.ts'
export const bad = other
