import type pg from 'pg'

export interface QueueFigures {
  readonly kind: string | null
  readonly waiting: number | null
  readonly running: number | null
  /** Failed, and tried again after a pause. */
  readonly retried: number | null
  /** Given up after the last try. */
  readonly failed: number | null
  /** How long the job that is due longest has waited. */
  readonly waited: number | null
}
export const queueStates = ['waiting', 'running', 'retried', 'failed'] as const
export type QueueState = (typeof queueStates)[number]

/** Jobs of each kind, of all companies and processes (platform/queue/schema.ts). */
export const queueFigures = async (pool: pg.Pool): Promise<readonly QueueFigures[]> =>
  (await pool.query<QueueFigures>('select * from jobs.figures_by_kind() order by kind')).rows
