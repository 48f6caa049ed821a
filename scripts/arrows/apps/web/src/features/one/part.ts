import { other } from '../other/part.ts'
export const part = other
