import type { AgentHours } from '@vigie/contract/hours/hours.ts'
import { gapOf, unsettledCountOf } from '@vigie/contract/hours/hours.rules.ts'
import { hoursOf, type Column } from '../../kit/csv.ts'

/** A column of the file: figures are minutes, written as hours. */
export interface HoursColumn {
  readonly title: string
  readonly isMinutes: boolean
  readonly of: (agent: AgentHours) => string | number | null
}
interface Names {
  (name: 'agent' | 'contract' | 'planned' | 'done' | 'night' | 'sunday' | 'holiday' | 'break' | 'gap'): string
}

/** The table that leaves the product: planned and done hours by kind, beside the contract, and what was carried over. */
export const hoursColumns = (
  column: Names,
  own: (
    name:
      | 'number'
      | 'partner'
      | 'plannedNight'
      | 'plannedSunday'
      | 'plannedHoliday'
      | 'unsettled'
      | 'carried'
      | 'carriedNight'
      | 'carriedSunday'
      | 'carriedHoliday'
      | 'carriedBreak',
  ) => string,
): readonly HoursColumn[] => {
  const text = (title: string, of: HoursColumn['of']): HoursColumn => ({ title, isMinutes: false, of })
  const minutes = (title: string, of: (agent: AgentHours) => number | null): HoursColumn => ({ title, isMinutes: true, of })
  return [
    text(own('number'), ({ employeeNumber }) => employeeNumber),
    text(column('agent'), ({ agentName }) => agentName),
    text(own('partner'), ({ partnerName }) => partnerName),
    minutes(column('contract'), ({ contractMinutes }) => contractMinutes),
    minutes(column('planned'), ({ figures }) => figures.plannedMinutes),
    minutes(own('plannedNight'), ({ figures }) => figures.plannedNightMinutes),
    minutes(own('plannedSunday'), ({ figures }) => figures.plannedSundayMinutes),
    minutes(own('plannedHoliday'), ({ figures }) => figures.plannedHolidayMinutes),
    minutes(column('done'), ({ figures }) => figures.doneMinutes),
    minutes(column('night'), ({ figures }) => figures.doneNightMinutes),
    minutes(column('sunday'), ({ figures }) => figures.doneSundayMinutes),
    minutes(column('holiday'), ({ figures }) => figures.doneHolidayMinutes),
    minutes(column('break'), ({ figures }) => figures.breakMinutes),
    minutes(column('gap'), ({ figures, contractMinutes }) => gapOf(figures, contractMinutes)),
    text(own('unsettled'), ({ figures }) => unsettledCountOf(figures)),
    minutes(own('carried'), ({ carried }) => carried?.doneMinutes ?? null),
    minutes(own('carriedNight'), ({ carried }) => carried?.nightMinutes ?? null),
    minutes(own('carriedSunday'), ({ carried }) => carried?.sundayMinutes ?? null),
    minutes(own('carriedHoliday'), ({ carried }) => carried?.holidayMinutes ?? null),
    minutes(own('carriedBreak'), ({ carried }) => carried?.breakMinutes ?? null),
  ]
}

/** The same columns for a text file, which holds hours. */
export const hourColumns = (columns: readonly HoursColumn[]): readonly Column<AgentHours>[] =>
  columns.map(({ title, isMinutes, of }) => ({
    title,
    of: (agent) => {
      const value = of(agent)
      return isMinutes && typeof value === 'number' ? hoursOf(value) : value
    },
  }))

/** What a column comes to over all agents; null where it is no sum. */
export function totalOf({ isMinutes, of }: HoursColumn, agents: readonly AgentHours[]): number | null {
  const values = agents.map(of).filter((value) => typeof value === 'number')
  return isMinutes || values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : null
}

/** The last line of the file: its title, and the total of each column. */
export const totalsOf = (
  title: string,
  columns: readonly HoursColumn[],
  agents: readonly AgentHours[],
): readonly (string | number | null)[] => columns.map((column, at) => (at === 0 ? title : totalOf(column, agents)))
