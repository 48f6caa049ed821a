import type { RefusalCode } from '@vigie/contract/kit/refusal.ts'

/** A piece of work for a process of its own: a module that runs `job()` of worker.job.ts. */
export interface Job {
  readonly module: URL
  readonly companyId: number
  /** What a second job of the same company is refused with while this one waits or runs; null: several may. */
  readonly underWay: RefusalCode | null
  readonly input: unknown
  /** Whether nobody waits for it any more: until it has begun what cannot be broken off, it is ended then. */
  readonly isGone?: () => boolean
}

export interface Workers {
  /**
   * Does a job and answers what it answers; `onProgress` receives what it reports meanwhile. It throws Refusals as a handler
   * does; one that takes too much memory or time is TOO_LARGE, and with too many that wait before it it is BUSY.
   */
  run(job: Job, onProgress: (progress: unknown) => void): Promise<unknown>
}
