/** Whether two transactions waited for each other, and PostgreSQL undid this one (40P01). */
const isDeadlock = (error: unknown): boolean => ((error ?? {}) as { code?: string }).code === '40P01'

/** How often a transaction begins in all. Its adversary has its locks by then. */
const attempts = 4

/** Runs a whole transaction, and again where a deadlock undid it: nothing of it is left, and its client need not know. */
export async function afterDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let left = attempts; ; left--) {
    try {
      return await run()
    } catch (error) {
      if (left === 1 || !isDeadlock(error)) throw error
    }
  }
}
