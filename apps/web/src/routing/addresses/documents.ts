import { id, oneOf } from '../parameters.ts'

/** Whose documents are shown (specification, section 2). */
const targets = ['client', 'multi_client', 'company', 'partner', 'resource', 'site'] as const

export const documentsQuery = { targetType: oneOf('targetType', targets, null), targetId: id('targetId') } as const

/** Whose company is shown. */
export const companyQuery = { companyId: id('companyId') } as const
