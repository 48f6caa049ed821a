import type { OpenSession } from './auth.open.ts'

/** Whom a change of rights concerns in a company. */
export interface Concerned {
  readonly isEverybody: boolean
  readonly userIds: ReadonlySet<number>
  /** Clients that have got or lost a site. */
  readonly clientIds: ReadonlySet<number>
}
const nobody: Concerned = { isEverybody: false, userIds: new Set(), clientIds: new Set() }

/** Both together. */
export const gathered = (one: Concerned = nobody, more: Partial<Concerned> = nobody): Concerned => ({
  isEverybody: one.isEverybody || (more.isEverybody ?? false),
  userIds: more.userIds?.size ? new Set([...one.userIds, ...more.userIds]) : one.userIds,
  clientIds: more.clientIds?.size ? new Set([...one.clientIds, ...more.clientIds]) : one.clientIds,
})

/** Reads `7`, `7:u12`, `7:c3` (migration 0012); undefined for what says none of these. */
export function readTold(told: string): { readonly companyId: number; readonly concerned: Concerned } | undefined {
  const [, company, kind, id] = /^(\d{1,10})(?::([uc])(\d{1,10}))?$/.exec(told) ?? []
  if (company === undefined) return undefined
  const some = new Set([Number(id)])
  const concerned = kind === undefined ? { isEverybody: true } : kind === 'u' ? { userIds: some } : { clientIds: some }
  return { companyId: Number(company), concerned: gathered(nobody, concerned) }
}

export const concerns = (
  { isEverybody, userIds, clientIds }: Concerned,
  session: Pick<OpenSession, 'userId' | 'viewerId' | 'clientIds'>,
): boolean =>
  isEverybody ||
  userIds.has(session.userId) ||
  (session.viewerId !== null && userIds.has(session.viewerId)) ||
  session.clientIds.some((clientId) => clientIds.has(clientId))
