import type { ImportPast } from '@vigie/contract/imports/imports.report.ts'
import { dayOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { ImportSnapshot, Plans } from './imports.snapshot.rules.ts'

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
