import { isClient, role } from '@vigie/contract/access.ts'
import type { Session } from '../../kit/session.ts'

/** Whose shifts a caller sees; what is given must hold. */
export interface ShiftScope {
  /** Of these clients' sites, and of these of them alone. */
  readonly clientIds?: readonly number[] | undefined
  readonly siteIds?: readonly number[] | undefined
  /** Of this partner's agents, wherever they work (access: GET /schedules; decisions/03-access). */
  readonly partnerId?: number | undefined
}

/** A client sees the shifts of its sites, a sub-client of those it is held to, a partner its agents', others the company's. */
export function shiftScopeOf({ user, siteIds }: Pick<Session, 'user' | 'siteIds'>): ShiftScope {
  if (isClient(user.role)) return { clientIds: user.clientIds, siteIds: siteIds ?? undefined }
  return user.role === role.partner ? { partnerId: user.partnerId ?? 0 } : {}
}
