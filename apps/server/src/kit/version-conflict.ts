/** Someone else was faster between gathering and saving: the dispatcher runs the handler again, a few times. */
export class VersionConflict extends Error {}

/** The row that a guarded save gave back; without one the race was lost. */
export function savedRow<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new VersionConflict('a guarded save found nothing')
  return row
}
