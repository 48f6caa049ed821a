import type { ShiftScope } from './shifts.scope.rules.ts'

/** The sites of a scope, over `sites si`; the parameters are those of siteValues. */
export const isSiteWithin = (clients: string, sites: string) =>
  `(${clients}::int[] is null or si.client_id = any(${clients})) and (${sites}::int[] is null or si.site_id = any(${sites}))`
export const siteValues = ({ clientIds, siteIds }: ShiftScope) => [clientIds ?? null, siteIds ?? null] as const

/** The agents of a scope, over `agents a`. */
export const isAgentWithin = (partner: string) => `(${partner}::int is null or a.partner_id = ${partner})`
