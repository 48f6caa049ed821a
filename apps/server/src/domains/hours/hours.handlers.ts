import { closingObstacleOf, carriesTo, type ClosedRange, type ClosingObstacle } from '@vigie/contract/hours/hours.rules.ts'
import type { HoursSortKey } from '@vigie/contract/hours/hours.sorts.ts'
import { sumsOf } from '@vigie/contract/hours/hours.sums.rules.ts'
import { closeHours, hoursClosed, listHours, type HoursClosing } from '@vigie/contract/hours/hours.ts'
import { Refusal, type RefusalCode } from '@vigie/contract/kit/refusal.ts'
import { dayOf, localOf, type Month } from '@vigie/contract/kit/time.ts'
import { audience } from '../../kit/audience.ts'
import { pageOf, readCursor } from '../../kit/cursor.ts'
import { handle, reading, type RequestContext } from '../../kit/handle.ts'
import { isWholeKey, orderOf } from '../../kit/order.rules.ts'
import { closedMonth } from './closed.month.ts'
import { closedRange } from './closings.store.ts'
import { closeMonth, type Closing } from './hours.close.ts'
import { closedOf } from './changed.months.ts'
import { forgetMonths, hoursJob, isLarge, openMonth } from './hours.kept.ts'
import { narrowed, sorted } from './hours.list.rules.ts'

type Asking = Pick<RequestContext, 'db' | 'company' | 'now' | 'installation'>

const obstacleOf = ({ company, now }: Pick<Asking, 'company' | 'now'>, month: Month, closed: ClosedRange) =>
  closingObstacleOf(month, closed, dayOf(localOf(now, company.timeZone)))

async function monthOf({ db, company, now, installation }: Asking, month: Month) {
  const [range] = await db.read(closedRange(db))
  const closed = closedOf(range)
  const kept = closed && month >= closed.first && month <= closed.last ? await closedMonth(db, month) : null
  const count = kept ?? (await openMonth(db, installation, { month, now, settings: company.settings }))
  return { closed, count, closing: kept?.closing ?? null }
}

const refusalOf: Record<ClosingObstacle, RefusalCode> = {
  notOver: 'HOURS_NOT_OVER',
  closed: 'HOURS_CLOSED',
  earlierOpen: 'HOURS_EARLIER_OPEN',
  beforeFirst: 'HOURS_BEFORE_FIRST',
}

export const handlers = [
  reading(listHours, async (context) => {
    const { month, filter, search = '', sort, limit, cursor } = context.input
    // A page goes on in the same list alone, after so many of its rows.
    const list = `${month} ${filter} ${sort}`
    const from = Number(readCursor(list, cursor, isWholeKey)?.key ?? 0)
    const { closed, count, closing } = await monthOf(context, month)
    const { agents, control, unassignedCount, countedAt, digest } = count
    const rows = sorted(narrowed(agents, filter, search), orderOf<HoursSortKey>(sort))
    const { page, nextCursor } = pageOf(rows.slice(from, from + limit + 1), limit, list, () => ({ key: String(from + limit), id: 0 }))
    const sums = sumsOf(agents)
    // Until its last service is over a month is under way, whatever the calendar says.
    const obstacle = obstacleOf(context, month, closed) ?? (sums.figures.awaitedCount > 0 ? 'notOver' : null)
    return {
      hours: { month, countedAt, ...sums, digest, unassignedCount, control, closing, obstacle, carriesTo: carriesTo(closed) },
      agents: page,
      total: rows.length,
      nextCursor,
    }
  }),

  handle(closeHours, async (context) => {
    const { input, db, company, session, now, installation, emit } = context
    const { month, reason = '', digest } = input
    const closed = closedOf(await db.one(closedRange(db)))
    const obstacle = obstacleOf(context, month, closed)
    if (obstacle) throw new Refusal(refusalOf[obstacle])
    const { id, firstName, lastName, username } = session.user
    const closing: Closing = {
      userId: id,
      name: `${firstName} ${lastName}`.trim() || username,
      reason: reason.trim(),
      digest,
    }
    const asked = { month, now, settings: company.settings }
    try {
      const saved = (await isLarge(db))
        ? await (installation.counters.run(hoursJob(company.id, asked, closing), () => {}) as Promise<HoursClosing>)
        : await closeMonth(db, asked, closing)
      emit(hoursClosed, { month }, [audience.hours(company.id)])
      return { closing: saved }
    } finally {
      // Closed or not: whoever looks again sees what stands.
      forgetMonths(company.id)
    }
  }),
]
