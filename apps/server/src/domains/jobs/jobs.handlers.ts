import { requires } from '@vigie/contract/kit/refusal.ts'
import { listJobs, runJobAgain, runKindAgain } from '@vigie/contract/jobs/jobs.ts'
import { pageOf, readCursor } from '../../kit/cursor.ts'
import { handle } from '../../kit/handle.ts'
import { taskOf } from './jobs.kinds.rules.ts'
import { countsOf, jobOf } from './jobs.rules.ts'
import { again, againOfTask, countJobs, jobsOf } from './jobs.store.ts'

const isJobId = (key: string): boolean => /^[1-9]\d{0,14}$/.test(key)

export const jobsHandlers = [
  handle(listJobs, async ({ input: { kind, state, sort, limit, cursor }, db }) => {
    const after = readCursor(sort, cursor, isJobId)
    const beyond = after === undefined ? null : Number(after.key)
    // A kind of another version has no task here: nothing is of it.
    const task = kind === 'other' ? '' : kind && taskOf[kind]
    const page = jobsOf(db, { task, state, isOldestFirst: sort === 'at', limit: limit + 1, beyond })
    // The counts read all jobs of the company: who reads on has them.
    const [rows, counted] = beyond === null ? await db.batch(page, countJobs(db)) : [await db.read(page), []]
    // The number of a job may be larger than an id of ours: it stands in the key.
    const { page: jobs, nextCursor } = pageOf(rows.flatMap(jobOf), limit, sort, ({ id }) => ({ key: String(id), id: 0 }))
    const oldestSeconds = Math.floor(Math.max(0, ...counted.map((row) => row.oldestSeconds ?? 0)))
    return { jobs, kinds: countsOf(counted), oldestSeconds, nextCursor }
  }),
  handle(runJobAgain, async ({ input: { jobId }, db }) => {
    const [row] = await db.save(again(db, jobId))
    requires(row?.outcome, 'NOT_FOUND')
    return { outcome: row.outcome }
  }),
  handle(runKindAgain, async ({ input: { kind }, db }) => {
    if (kind === 'other') return { againCount: 0 }
    const [row] = await db.save(againOfTask(db, taskOf[kind]))
    return { againCount: row?.againCount ?? 0 }
  }),
]
