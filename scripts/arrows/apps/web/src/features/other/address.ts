import { table } from '../../app/routes.ts'
export const address = table
