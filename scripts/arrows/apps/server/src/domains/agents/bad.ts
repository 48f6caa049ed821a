import { door } from '../../transport/door.ts'
export const bad = door
