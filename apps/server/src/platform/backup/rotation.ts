import { nightOf } from '../queue/nights.ts'
import type { NamedBackup } from './series.ts'

export interface Kept {
  readonly nights: number
  readonly sundays: number
}

const isSunday = (day: string): boolean => new Date(day).getUTCDay() === 0

/**
 * Which backups of a folder of data go: those that are the last of none of the newest nights, and of none of the newest Sundays. A day
 * is a night of the queue: from four to four.
 */
export function outdated(backups: readonly NamedBackup[], { nights, sundays }: Kept): NamedBackup[] {
  const newest = new Map<string, NamedBackup>()
  for (const one of backups.toSorted((a, b) => (a.endedAt < b.endedAt ? 1 : -1))) {
    const night = nightOf(one.endedAt)
    if (!newest.has(night)) newest.set(night, one)
  }
  const all = [...newest]
  const kept = new Set([...all.slice(0, nights), ...all.filter(([night]) => isSunday(night)).slice(0, sundays)].map(([, one]) => one))
  return backups.filter((one) => !kept.has(one))
}
