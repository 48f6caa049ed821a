import { requires } from '@vigie/contract/kit/refusal.ts'
import { listJobs, runJobAgain, runKindAgain } from '@vigie/contract/jobs/jobs.ts'
import { pageOf, readCursor } from '../../kit/cursor.ts'
import { handle, reading } from '../../kit/handle.ts'
import { taskOf } from './jobs.kinds.rules.ts'
import { countsOf, countsUnder, isJobId, jobOf, longestWait } from './jobs.rules.ts'
import { again, againOfTask, countJobs, jobsOf } from './jobs.store.ts'

export const handlers = [
  reading(listJobs, async ({ input: { kind, state, sort, limit, cursor }, db }) => {
    const after = readCursor(sort, cursor, isJobId)
    const beyond = after === undefined ? null : Number(after.key)
    const page = jobsOf(db, { task: kind && taskOf[kind], state, isOldestFirst: sort === 'at', limit: limit + 1, beyond })
    // The counts read all jobs of the company: the first page alone has them.
    const [rows, counted] = beyond === null ? await db.batch(page, countJobs(db)) : [await db.read(page), null]
    // The number of a job may be larger than an id of ours: it stands in the key.
    const { page: jobs, nextCursor } = pageOf(rows.flatMap(jobOf), limit, sort, ({ id }) => ({ key: String(id), id: 0 }))
    const kinds = countsOf(counted ?? [])
    const counts = counted && countsUnder(kinds, { kind, state })
    return {
      rows: jobs,
      total: counts?.state[state ?? 'all'] ?? null,
      counts,
      nextCursor,
      kinds,
      oldestSeconds: longestWait(counted ?? []),
    }
  }),
  handle(runJobAgain, async ({ input: { jobId }, db }) => {
    const [row] = await db.save(again(db, jobId))
    requires(row?.outcome, 'NOT_FOUND')
    return { outcome: row.outcome }
  }),
  handle(runKindAgain, async ({ input: { kind }, db }) => {
    const [row] = await db.save(againOfTask(db, taskOf[kind]))
    return { againCount: row?.againCount ?? 0 }
  }),
]
