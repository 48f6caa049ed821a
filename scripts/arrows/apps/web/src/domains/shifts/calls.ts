import { calls } from '../../../../../packages/contract/gather/calls.ts'
export const count = calls.length
