import { requires } from '@vigie/contract/kit/refusal.ts'
import { listShiftContacts } from '@vigie/contract/shifts/shifts.contacts.ts'
import { countShifts, listShifts, listUnconfirmedDays } from '@vigie/contract/shifts/shifts.ts'
import { isInstantKey, pageOf, readCursor } from '../../kit/cursor.ts'
import { reading } from '../../kit/handle.ts'
import { contactsOfShift, isShiftThere } from './shifts.contacts.store.ts'
import { shiftAt } from './shifts.rules.ts'
import { figuresOfDay, isSiteThere, shiftsOfDay, sitesOfDay, unconfirmedDays } from './shifts.store.ts'

export const handlers = [
  reading(listShifts, async ({ input, db, now, company }) => {
    const { day, siteId, limit } = input
    const after = readCursor('start', input.cursor, isInstantKey)
    const [there, rows, sites] = await db.batch(
      isSiteThere(db, siteId ?? null, {}),
      shiftsOfDay(db, { day, siteId, limit: limit + 1, after }),
      sitesOfDay(db, day, input.hasShifts ?? false),
    )
    requires(siteId === undefined || there.length > 0, 'NOT_FOUND')
    const { page, nextCursor } = pageOf(rows, limit, 'start', ({ startsAt, id }) => ({ key: startsAt, id }))
    return { shifts: page.map((row) => shiftAt(row, now, company.settings)), sites, nextCursor }
  }),
  reading(countShifts, async ({ input, db, now, company }) => {
    const { day, siteId } = input
    const [there, [figures]] = await db.batch(isSiteThere(db, siteId ?? null, {}), figuresOfDay(db, day, siteId, now, company.settings))
    requires(siteId === undefined || there.length > 0, 'NOT_FOUND')
    requires(figures, 'NOT_FOUND')
    return figures
  }),
  reading(listShiftContacts, async ({ input: { shiftId }, db, now, session }) => {
    const { man_access_list_resource: maySeeAgents, man_access_list_site: maySeeSites } = session.settings
    const [there, contacts] = await db.batch(isShiftThere(db, shiftId), contactsOfShift(db, shiftId, { maySeeAgents, maySeeSites }, now))
    requires(there.length > 0, 'NOT_FOUND')
    return { contacts: [...contacts] }
  }),
  reading(listUnconfirmedDays, async ({ db }) => ({ days: await db.read(unconfirmedDays(db)) })),
]
