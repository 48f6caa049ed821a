import { requires } from '@vigie/contract/kit/refusal.ts'
import { readShiftInfos } from '@vigie/contract/schedules/schedules.ts'
import { handle } from '../../kit/handle.ts'
import { shiftAt } from '../shifts/shifts.rules.ts'
import { shiftById } from '../shifts/shifts.store.ts'
import { commentsFor } from '../comments/comments.store.ts'
import { colleaguesFor, commentReader, refuseInfos, shiftFor, siteFor } from './infos.rules.ts'
import { colleaguesOf, shiftInfoFacts, siteOfShift } from './infos.store.ts'

export const handlers = [
  handle(readShiftInfos, async ({ input, db, now, company, session }) => {
    const [[row], [facts], [site], colleagues, comments] = await db.batch(
      shiftById(db, input.id),
      shiftInfoFacts(db, input.id, session.deviceId),
      siteOfShift(db, input.id),
      colleaguesOf(db, input.id),
      commentsFor(db, input.id, commentReader(session, company.apiVersion)),
    )
    requires(facts, session.deviceId === null ? 'NOT_FOUND' : 'SITE_ACCESS_FORBIDDEN')
    refuseInfos(session, facts)
    requires(row, 'NOT_FOUND')
    requires(site, 'NOT_FOUND')
    const shift = shiftAt(row, now, company.settings)
    return {
      shift: shiftFor(session, facts, shift),
      site: siteFor(session, site),
      colleagues: colleaguesFor(session, facts, colleagues),
      comments,
    }
  }),
]
