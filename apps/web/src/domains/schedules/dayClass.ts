import type { Day } from '@vigie/contract/kit/time.ts'

interface CalendarDay {
  readonly day: Day
  readonly holiday: string | null
  readonly isWeekend: boolean
}

/** The classes by which boards and sheets give a day its ground: a holiday before a weekend, and today where it is told. */
export const dayClass = ({ day, holiday, isWeekend }: CalendarDay, today?: Day): string =>
  [holiday ? 'holiday' : isWeekend && 'weekend', day === today && 'today'].filter(Boolean).join(' ')
