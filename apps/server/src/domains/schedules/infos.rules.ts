import { isClient, role } from '@vigie/contract/access.ts'
import { hasFeature } from '@vigie/contract/companies/settings.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { ShiftInfos } from '@vigie/contract/schedules/schedules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { Session } from '../../kit/session.ts'
import { forClient, forDevice, forPartner } from '../shifts/shifts.rules.ts'
import type { ColleagueRow, ShiftInfoFacts } from './infos.store.ts'

/** Whose shifts a caller may look at (access: GET /shift/infos, as /schedules): what is not theirs is not there. */
export function refuseInfos({ user, settings, siteIds }: Session, facts: ShiftInfoFacts): void {
  const mayLook: Record<Session['user']['role'], () => boolean> = {
    [role.manager]: () => {
      if (!settings.man_access_list_resource && !settings.man_access_schedule_site) throw new Refusal('FORBIDDEN')
      return true
    },
    [role.agent]: () => facts.agentId !== null && facts.agentId === user.agentId && facts.isPublished,
    [role.client]: () => isOfClient(),
    [role.clientUser]: () => isOfClient(),
    [role.partner]: () => facts.partnerId !== null && facts.partnerId === user.partnerId,
    [role.device]: () => {
      if (!facts.isAtDevice) throw new Refusal('SITE_ACCESS_FORBIDDEN')
      return true
    },
  }
  const isOfClient = () => user.clientIds.includes(facts.clientId) && (siteIds === null || siteIds.includes(facts.siteId))
  if (!mayLook[user.role]()) throw new Refusal('NOT_FOUND')
}

/** The shift, as the role may know it: a device that shows no names is told none. */
export function shiftFor({ user }: Session, facts: ShiftInfoFacts, shift: Shift): Shift {
  if (isClient(user.role)) return forClient(shift)
  if (user.role === role.partner) return forPartner(shift)
  return user.role === role.device ? forDevice(shift, facts.isNamesVisible) : shift
}

/** What a site says of itself is for the company, the agent who works there and the client whose site it is (as GET /sites). */
export function siteFor({ user }: Session, site: ShiftInfos['site']): ShiftInfos['site'] {
  const isOutsider = user.role === role.partner || user.role === role.device
  return isOutsider ? { ...site, instructions: '', accessText: '', alert: '' } : site
}

/**
 * Those who work beside it, as the role may know them: an agent learns of published plannings alone; a partner is told
 * the names of its own people, and a device none where it shows none.
 */
export function colleaguesFor({ user }: Session, facts: ShiftInfoFacts, rows: readonly ColleagueRow[]): ShiftInfos['colleagues'] {
  const isShown = (row: ColleagueRow) => user.role !== role.agent || row.isPublished
  const isNamed = (row: ColleagueRow): boolean => {
    switch (user.role) {
      case role.partner:
        return row.partnerId === user.partnerId
      case role.device:
        return facts.isNamesVisible
      case role.manager:
      case role.agent:
      case role.client:
      case role.clientUser:
        return true
    }
  }
  return rows.filter(isShown).map((row) => {
    const { shiftId, agentId, name, startsLocal, endsLocal, startsAt, endsAt } = row
    const times = { shiftId, startsLocal, endsLocal, startsAt, endsAt }
    return isNamed(row) ? { ...times, agentId, name } : { ...times, agentId: null, name: null }
  })
}

/** For whom the comments are that a caller reads here: managers read theirs with GET /comments, partners and devices read none. */
export function commentReader({ user }: Session, apiVersion: string): 'client' | 'agent' | null {
  if (!hasFeature(apiVersion, 'comments')) return null
  if (isClient(user.role)) return 'client'
  return user.role === role.agent ? 'agent' : null
}
