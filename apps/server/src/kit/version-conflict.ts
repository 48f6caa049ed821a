/** Another save came between gathering and saving: the decision was made on a version that is no longer the current one. */
export class VersionConflict extends Error {}

/** The row that a guarded save returned; none means that another save came first. */
export function savedRow<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new VersionConflict('a guarded save found nothing')
  return row
}

const isVersionConflict = (error: unknown): boolean => error instanceof VersionConflict

/** Runs again after a version conflict, up to `attempts` times in all; then throws the last error. */
export async function retryOnConflict<T>(run: () => T | Promise<T>, { attempts = 5, isConflict = isVersionConflict } = {}): Promise<T> {
  for (let left = attempts; ; left--) {
    try {
      return await run()
    } catch (error) {
      if (left === 1 || !isConflict(error)) throw error
    }
  }
}
