import { mayEnter, role, type Subject } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import { boundsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import type { Session } from '../../kit/session.ts'

/** Whose sites; every part that is given must hold. */
export interface SiteScope {
  readonly clientIds?: readonly number[]
  readonly siteIds?: readonly number[]
  readonly deviceId?: number
  /** Whether instructions, access, alert and contacts are read (the flag hasRights; decisions/03-access). */
  readonly hasRights: boolean
}

/**
 * A manager's sites are all, a client's its own, a sub-client's those it is held to, a device's its links. What a site
 * says of itself is for the security company and for the client whose site it is.
 */
export function scopeOf({ user, siteIds, deviceId }: Session): SiteScope {
  switch (user.role) {
    case role.manager:
      return { hasRights: true }
    case role.client:
      return { clientIds: user.clientIds, hasRights: true }
    case role.clientUser:
      return { clientIds: user.clientIds, siteIds: siteIds ?? [], hasRights: true }
    case role.device:
      return { deviceId: deviceId ?? 0, hasRights: false }
    case role.partner:
      // A partner sees the sites of its orders; until it has an order it sees none.
      return { siteIds: [], hasRights: false }
    case role.agent:
      // An agent may not ask for sites: the contacts of its own shifts' sites are read by another way.
      return { siteIds: [], hasRights: false }
  }
}

/** Whether the figures of a month are this caller's to see: whoever may look at the sites' schedules of that month. */
export function seesFigures(subject: Subject, { user, settings }: Session, month: Month | undefined, current: Month): boolean {
  if (month === undefined || !mayEnter(may.seeSchedules, subject)) return false
  const bounds = boundsOf(user.role, current, settings)
  return bounds === null || (month >= bounds.first && month <= bounds.last)
}
