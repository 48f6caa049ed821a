import { id } from '../parameters.ts'

/** Whose company is shown. */
export const companyQuery = { companyId: id('companyId') } as const
