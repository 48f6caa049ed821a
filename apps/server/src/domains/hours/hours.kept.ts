import type { CountingSettings } from '@vigie/contract/hours/hours.rules.ts'
import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import type { Installation } from '../../kit/installation.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Job } from '../../platform/worker.interface.ts'
import type { Closing } from './hours.close.ts'
import { countMonth, type MonthCount } from './hours.count.ts'
import type { HoursJobInput } from './hours.job.ts'
import { agentCount } from './hours.store.ts'

/** A company with more agents has its months counted in a process of its own, and the answer is kept for its pages. */
const manyAgents = 2000
/** Milliseconds for which it is kept: a reader turns pages and sorts, and sees when it was counted. */
const keptMilliseconds = 60_000
/** Months that are kept at once, of all companies: one of 20,000 agents takes some 20 MB. */
const mostKept = 8

export interface DatedCount extends MonthCount {
  readonly countedAt: Instant
}
interface Asked {
  readonly month: Month
  readonly now: Instant
  readonly settings: CountingSettings
}
interface Kept {
  readonly answer: Promise<DatedCount>
  readonly until: number
}
const kept = new Map<string, Kept>()

/** Whether a company's months are counted and closed in a process of its own. */
export const isLarge = async (db: Db): Promise<boolean> => ((await db.one(agentCount(db)))?.count ?? 0) > manyAgents

/** The job that counts a month, or closes it. */
export function hoursJob(companyId: number, { month, now, settings }: Asked, closing: Closing | null): Job {
  const { clocking_late_tolerance_minutes, counts_from } = settings
  const input: HoursJobInput = { month, now, settings: { clocking_late_tolerance_minutes, counts_from }, companyId, closing }
  return { module: new URL('./hours.job.ts', import.meta.url), companyId, underWay: null, input }
}

/** The month of a company that is open, as it stands; of a large one as it stood up to a minute ago. */
export async function openMonth(db: Db, installation: Pick<Installation, 'counters'>, asked: Asked): Promise<DatedCount> {
  const { companyId } = db
  if (!(await isLarge(db))) return { ...(await countMonth(db, asked)), countedAt: asked.now }
  for (const [name, { until }] of kept) if (until < performance.now()) kept.delete(name)
  const { clocking_late_tolerance_minutes, counts_from } = asked.settings
  const name = [companyId, asked.month, clocking_late_tolerance_minutes, counts_from].join(' ')
  const known = kept.get(name)
  if (known) return known.answer
  const count = installation.counters.run(hoursJob(companyId, asked, null), () => {}) as Promise<MonthCount>
  const answer = count.then((counted) => ({ ...counted, countedAt: asked.now }))
  const entry = { answer, until: performance.now() + keptMilliseconds }
  kept.set(name, entry)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  answer.catch(() => kept.get(name) === entry && kept.delete(name))
  return answer
}

/** What was kept is no longer so: the month has just been closed. */
export function forgetMonths(companyId: number): void {
  for (const name of kept.keys()) if (name.startsWith(`${companyId} `)) kept.delete(name)
}
