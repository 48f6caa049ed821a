import { mayEnter, role } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { localOf, monthOf } from '@vigie/contract/kit/time.ts'
import { contactsInOrder } from '@vigie/contract/sites/sites.rules.ts'
import { listContacts, readSite } from '@vigie/contract/sites/sites.sheet.ts'
import { handle, type RequestContext } from '../../kit/handle.ts'
import { subjectOf } from '../../kit/session.ts'
import { positionOf } from './sites.position.rules.ts'
import { scopeOf, seesFigures } from './sites.scope.rules.ts'
import { contactsOf } from './contacts.store.ts'
import { figuresOfSite, isAgentAtSite, shiftsAfter, siteById } from './sites.sheet.store.ts'

export const handlers = [
  handle(readSite, async ({ input, db, now, company, session }) => {
    const scope = scopeOf(session)
    const current = monthOf(localOf(now, company.timeZone))
    const month = seesFigures(subjectOf(company, session, 'nobody'), session, input.month, current) ? input.month : undefined
    const question = siteById(db, input.siteId, scope, positionOf(input))
    const isManager = session.user.role === role.manager
    const coming = shiftsAfter(db, [input.siteId], now)
    const [[row], [later], [figures]] = month
      ? await db.batch(question, coming, figuresOfSite(db, input.siteId, month))
      : [...(await db.batch(question, coming)), [undefined]]
    requires(row, 'NOT_FOUND')
    const {
      phone,
      sectorName,
      latitude,
      longitude,
      createdAt,
      canClockByPhone,
      isOutsideAreaRefused,
      perimeterMetres,
      asksPreClocking,
      preClockMinutes,
      sector,
      version,
      ...site
    } = row
    const companyPerimeterMetres = company.settings.site_perimeter_metres
    const companyPreClockMinutes = company.settings.pre_clocking_resource_notification_minutes
    const ofPreClocking = { asksPreClocking, preClockMinutes, companyPreClockMinutes }
    const settings = { canClockByPhone, isOutsideAreaRefused, perimeterMetres, companyPerimeterMetres, ...ofPreClocking, sector, version }
    return {
      site: { ...site, shiftCount: figures?.shiftCount ?? null, unassignedCount: figures?.unassignedCount ?? null },
      phone,
      sectorName,
      latitude,
      longitude,
      createdAt,
      figures: figures ?? null,
      comingShiftCount: isManager ? (later?.count ?? 0) : null,
      settings: isManager ? settings : null,
    }
  }),
  handle(listContacts, async (context) => {
    const { input, db } = context
    const [[there], contacts] = await db.batch(siteForContacts(context), contactsOf(db, input.siteId))
    requires(there, 'NOT_FOUND')
    const isManager = context.session.user.role === role.manager
    return { contacts: contactsInOrder(contacts).map((contact) => (isManager ? contact : { ...contact, version: null })) }
  }),
]

/** The contacts of the sites that one may see; an agent's are those of its own published shifts (access: GET /contacts). */
function siteForContacts({ input, db, company, session }: RequestContext<typeof listContacts>) {
  if (session.user.role === role.agent) return isAgentAtSite(db, input.siteId, session.user.agentId ?? 0)
  requires(mayEnter(may.seeSite, subjectOf(company, session, 'nobody')), 'NOT_FOUND')
  return siteById(db, input.siteId, scopeOf(session))
}
