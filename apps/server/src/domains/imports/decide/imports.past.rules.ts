import type { ImportPast } from '@vigie/contract/imports/imports.report.ts'
import { addDays, dayOf, localOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import type { ImportSnapshot, Plans } from './imports.snapshot.rules.ts'

/**
 * Whether the product may count from a day: what begins before it is nowhere missed, so that a slip of a figure must not
 * reach years ahead; and no planning begins before the year 2000.
 */
export const mayCountFrom = (day: Day, now: Instant): boolean => day >= '2000-01-01' && day <= addDays(dayOf(localOf(now, 'UTC')), 366)

/**
 * The shifts of an import that would at once be «not arrived»: with an agent, begun, and counted as things stand. The day
 * proposed is the one that the company has named, else that of its first clocking, else today: nobody could clock before.
 */
export function pastOf({ shifts }: Plans, { timeZone, countsFrom, firstClockedAt }: ImportSnapshot, now: Instant): ImportPast {
  const isMissed = ({ startsAt, employeeNumber }: { startsAt: Instant; employeeNumber: string }) =>
    employeeNumber !== '' && startsAt < now && (countsFrom === null || startsAt >= countsFrom)
  const written = [...shifts.creates, ...shifts.changes].filter(({ row }) => isMissed(row))
  return { count: written.length, countsFrom: dayOf(localOf(countsFrom ?? firstClockedAt ?? now, timeZone)) }
}
