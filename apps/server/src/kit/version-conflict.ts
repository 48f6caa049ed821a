/** Somebody else was faster between gathering and saving: what was decided no longer fits what is there. */
export class VersionConflict extends Error {}

/** The row that a guarded save gave back; without one another save was faster. */
export function savedRow<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new VersionConflict('a guarded save found nothing')
  return row
}

const isVersionConflict = (error: unknown): boolean => error instanceof VersionConflict

/** Gathers, decides and saves anew where another was faster, so many times in all; then what was thrown last. */
export async function retryOnConflict<T>(run: () => T | Promise<T>, { attempts = 5, isConflict = isVersionConflict } = {}): Promise<T> {
  for (let left = attempts; ; left--) {
    try {
      return await run()
    } catch (error) {
      if (left === 1 || !isConflict(error)) throw error
    }
  }
}
