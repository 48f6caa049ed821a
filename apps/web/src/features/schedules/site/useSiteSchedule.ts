import { holidayNames } from '@vigie/contract/sites/holidays.rules.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { Day, Month } from '@vigie/contract/kit/time.ts'
import { isWeekend } from '@vigie/contract/schedules/schedules.rules.ts'
import { readSchedules, type AgentPublication, type ScheduleUnavailability } from '@vigie/contract/schedules/schedules.ts'
import { useMemo } from 'react'
import { useAsk } from '../../../api/queries.ts'
import type { PostShift } from '../../../domains/shifts/post.rules.ts'
import { isWithin, type Window } from '../../../domains/schedules/calendarDays.ts'

type Answer = Output<typeof readSchedules>

/** A day as a calendar's column or heading. */
export interface Column {
  readonly day: Day
  readonly isWeekend: boolean
  /** The public holiday's name. */
  readonly holiday: string | null
}

export interface SiteSchedule {
  readonly columns: readonly Column[]
  /** To clients a post that changed hands is one. */
  readonly shifts: readonly PostShift[]
  readonly unavailabilities: readonly ScheduleUnavailability[]
  /** By agent; a manager's alone. */
  readonly publications: ReadonlyMap<number, AgentPublication>
}

/**
 * A site's schedule over some days that lie in one or two months. Months outside the reader's window are not asked for:
 * a week at its edge shows the days that are within.
 */
export function useSiteSchedule(siteId: number | null, days: readonly Day[], months: readonly Month[], window: Window | null) {
  const [first, second] = months.filter((month) => isWithin(month, window))
  const isAsked = siteId !== null && first !== undefined
  const inputOf = (month: Month | undefined) => ({ siteId: siteId ?? 0, month: month ?? months[0]! })
  const one = useAsk(readSchedules, inputOf(first), { isEnabled: isAsked })
  const two = useAsk(readSchedules, inputOf(second ?? first), { isEnabled: isAsked && second !== undefined })
  const hasAll = one.data !== undefined && (second === undefined || two.data !== undefined)
  const data = useMemo(() => (hasAll ? scheduleOf(one.data, two.data, days) : undefined), [hasAll, one.data, two.data, days])
  const failed = one.isError ? one : two.isError ? two : undefined
  return {
    data,
    isOutside: first === undefined,
    error: data === undefined ? (failed?.error ?? null) : null,
    retry: () => void (failed ?? one).refetch(),
  }
}

/** What two months hold both. */
const once = <T extends { readonly id: number }>(all: readonly T[]): readonly T[] => [...new Map(all.map((one) => [one.id, one])).values()]

function scheduleOf(one: Answer | undefined, two: Answer | undefined, days: readonly Day[]): SiteSchedule {
  const answers = [one, two !== one ? two : undefined].filter((answer) => answer !== undefined)
  const all = <T>(of: (answer: Answer) => readonly T[]): readonly T[] => answers.flatMap(of)
  // Several sites have no one sector: only what holds everywhere is named.
  const sectors = new Set(all(({ siteSectors }) => siteSectors).map(({ sectorId }) => sectorId))
  const sectorId = sectors.size === 1 ? [...sectors][0]! : null
  const names = holidayNames(
    all(({ holidays }) => holidays),
    days[0]!,
    days.at(-1)!,
    sectorId,
  )
  return {
    columns: days.map((day) => ({ day, isWeekend: isWeekend(day), holiday: names.get(day) ?? null })),
    shifts: once(all(({ shifts }) => shifts)),
    unavailabilities: once(all(({ unavailabilities }) => unavailabilities)),
    publications: new Map(all(({ publications }) => publications).map((publication) => [publication.agentId, publication])),
  }
}
