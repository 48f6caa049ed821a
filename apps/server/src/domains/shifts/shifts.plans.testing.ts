import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { day, month, now, type PlannedQueries } from '../../../test/plans.ts'
import * as contacts from './shifts.contacts.store.ts'
import * as shifts from './shifts.store.ts'
import type { Db } from '../../platform/postgres/db.ts'

/** The stores whose every query is planned below. */
export const stores = { contacts, shifts }

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  shiftsOfDay: () => [
    shifts.shiftsOfDay(db, { day, limit: 500 }),
    shifts.shiftsOfDay(db, { day, limit: 500, siteId: 5 }),
    shifts.shiftsOfDay(db, { day, limit: 500, after: { key: now, id: 10 } }),
  ],
  sitesOfDay: () => [shifts.sitesOfDay(db, day, true), shifts.sitesOfDay(db, day, false)],
  figuresOfDay: () => [
    shifts.figuresOfDay(db, day, undefined, now, defaultSettings),
    shifts.figuresOfDay(db, day, 5, now, defaultSettings),
  ],
  unconfirmedDays: () => [shifts.unconfirmedDays(db)],
  shiftById: () => [shifts.shiftById(db, 500)],
  shiftsAfterGap: () => [shifts.shiftsAfterGap(db, [500, 501])],
  monthOfAgent: () => [shifts.monthOfAgent(db, 5, month, {}), shifts.monthOfAgent(db, 5, month, { isPublishedOnly: true, partnerId: 1 })],
  monthOfSite: () => [shifts.monthOfSite(db, 5, month, {}), shifts.monthOfSite(db, 5, month, { clientIds: [1, 2], siteIds: [5] })],
  contactsOfShift: () => [contacts.contactsOfShift(db, 500, { maySeeAgents: true, maySeeSites: true }, now)],
  isShiftThere: () => [contacts.isShiftThere(db, 500)],
  isSiteThere: () => [shifts.isSiteThere(db, 5, {})],
  isAgentThere: () => [shifts.isAgentThere(db, 5, {})],
})
