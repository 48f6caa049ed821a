import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { localOf, monthOf, readInstant } from '@vigie/contract/kit/time.ts'
import { largestId } from '@vigie/contract/kit/values.ts'
import { countServices, listServices, readSchedules } from '@vigie/contract/shifts.ts'
import { handle } from '../../kit/handle.ts'
import { questionOf, refuseOutsideWindow, scopeOf } from './schedules.rules.ts'
import { shiftAt } from './shifts.rules.ts'
import {
  figuresOfDay,
  isAgentThere,
  isSiteThere,
  monthOfAgent,
  monthOfSite,
  shiftsOfDay,
  sitesOfDay,
  type ShiftCursor,
} from './shifts.store.ts'

export const shiftsHandlers = [
  handle(listServices, async ({ input, db, now, company }) => {
    const { day, siteId, limit } = input
    const after = input.cursor === undefined ? undefined : readCursor(input.cursor)
    const [there, rows, sites] = await db.batch(
      isSiteThere(db, siteId ?? null, {}),
      shiftsOfDay(db, { day, siteId, limit: limit + 1, after }),
      sitesOfDay(db, day, input.hasServices ?? false),
    )
    requires(siteId === undefined || there.length > 0, 'NOT_FOUND')
    const page = rows.slice(0, limit)
    const last = rows.length > limit ? page.at(-1) : undefined
    return {
      services: page.map((row) => shiftAt(row, now, company.settings)),
      sites,
      nextCursor: last ? writeCursor(last) : null,
    }
  }),
  handle(countServices, async ({ input, db, now, company }) => {
    const { day, siteId } = input
    const [there, [figures]] = await db.batch(isSiteThere(db, siteId ?? null, {}), figuresOfDay(db, day, siteId, now, company.settings))
    requires(siteId === undefined || there.length > 0, 'NOT_FOUND')
    requires(figures, 'NOT_FOUND')
    return figures
  }),
  handle(readSchedules, async ({ input, db, now, company, session }) => {
    const question = questionOf(input, session)
    const scope = scopeOf(session, question)
    refuseOutsideWindow(input.month, monthOf(localOf(now, company.timeZone)), session)
    const [[there], rows] =
      'agentId' in question
        ? await db.batch(isAgentThere(db, question.agentId, scope), monthOfAgent(db, question.agentId, input.month, scope))
        : await db.batch(isSiteThere(db, question.siteId, scope), monthOfSite(db, question.siteId, input.month, scope))
    requires(there, 'NOT_FOUND')
    return { shifts: rows.map((row) => shiftAt(row, now, company.settings)) }
  }),
]

const writeCursor = ({ startsAt, id }: ShiftCursor): string => Buffer.from(`${startsAt} ${id}`).toString('base64url')

function readCursor(cursor: string): ShiftCursor {
  const [start = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  const startsAt = readInstant(start)
  if (!startsAt || !/^\d{1,10}$/.test(id) || Number(id) > largestId) {
    throw new Refusal('INVALID', {}, [{ field: 'cursor', problem: 'notAnAllowedValue' }])
  }
  return { startsAt, id: Number(id) }
}
