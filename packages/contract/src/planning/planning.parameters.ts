import type { Day } from '../kit/time.ts'

/**
 * The figures of labour law that a planning is held to. Each is dated and says where it comes from, because laws and
 * agreements change; a company may put its own beside them (`withOwn`). Not legal advice.
 */
export type ParameterName =
  /** Minutes between two services that are still one work period. */
  | 'SAME_PERIOD_GAP_MINUTES'
  | 'LONGEST_PERIOD_HOURS'
  | 'SHORTEST_PERIOD_HOURS'
  | 'SHORTEST_REST_HOURS'
  | 'LONGEST_WEEK_HOURS'
  | 'WEEKLY_REST_HOURS'
  | 'LONGEST_WEEK_DAYS'
  | 'AVERAGE_WEEKS'
  | 'AVERAGE_WEEK_HOURS'
  | 'AVERAGE_WEEK_NIGHT_HOURS'
  /** Hours of service since the last long rest from which on one is due, and how long that is. */
  | 'REST_DUE_AFTER_HOURS'
  | 'REST_AFTER_WORK_HOURS'
  /** Full years: younger agents have the figures that follow. */
  | 'MINOR_AGE_YEARS'
  | 'MINOR_NIGHT_BEGINS_HOUR'
  | 'MINOR_NIGHT_ENDS_HOUR'
  | 'MINOR_DAY_HOURS'
  | 'MINOR_WEEK_HOURS'
  | 'MINOR_REST_HOURS'
  | 'MINOR_WEEK_DAYS'
  /** Hours of work in a row after which a minor has a break, and its minutes. */
  | 'MINOR_BREAK_AFTER_HOURS'
  | 'MINOR_BREAK_MINUTES'
  /** Holidays on which a minor may work: none. */
  | 'MINOR_HOLIDAYS'
  /** A contract of fewer hours a month is part time. */
  | 'FULL_TIME_MONTH_HOURS'
  | 'PART_TIME_INTERRUPTIONS'
  | 'PART_TIME_INTERRUPTION_HOURS'

export interface Parameter {
  readonly name: ParameterName
  /** First day on which it is in force. */
  readonly from: Day
  readonly value: number
  /** Law or article, as it is called in French. */
  readonly source: string
}

const row = (name: ParameterName, value: number, source: string, from = '2017-01-01'): Parameter => ({
  name,
  from: from as Day,
  value,
  source,
})

/** National figures: Code du travail, and the collective agreement of private security (IDCC 1351). */
export const nationalParameters: readonly Parameter[] = [
  row('SAME_PERIOD_GAP_MINUTES', 120, 'IDCC 1351, art. 7.12'),
  row('LONGEST_PERIOD_HOURS', 12, 'IDCC 1351, art. 7.08'),
  row('SHORTEST_REST_HOURS', 11, 'Code du travail, art. L3131-1'),
  row('LONGEST_WEEK_HOURS', 48, 'Code du travail, art. L3121-20'),
  row('WEEKLY_REST_HOURS', 35, 'Code du travail, art. L3132-2'),
  row('LONGEST_WEEK_DAYS', 6, 'Code du travail, art. L3132-1'),
  row('AVERAGE_WEEKS', 12, 'Code du travail, art. L3121-23'),
  row('AVERAGE_WEEK_HOURS', 46, 'Code du travail, art. L3121-23'),
  row('AVERAGE_WEEK_NIGHT_HOURS', 44, 'Code du travail, art. L3122-18'),
  row('REST_DUE_AFTER_HOURS', 48, 'IDCC 1351, art. 7.09, accord du 18/05/1993'),
  row('REST_AFTER_WORK_HOURS', 24, 'IDCC 1351, art. 7.09, accord du 18/05/1993'),
  row('MINOR_AGE_YEARS', 18, 'Code du travail, art. L3161-1'),
  row('MINOR_NIGHT_BEGINS_HOUR', 22, 'Code du travail, art. L3163-1'),
  row('MINOR_NIGHT_ENDS_HOUR', 6, 'Code du travail, art. L3163-1'),
  row('MINOR_DAY_HOURS', 8, 'Code du travail, art. L3162-1'),
  row('MINOR_WEEK_HOURS', 35, 'Code du travail, art. L3162-1'),
  row('MINOR_REST_HOURS', 12, 'Code du travail, art. L3164-1'),
  row('MINOR_WEEK_DAYS', 5, 'Code du travail, art. L3164-2'),
  row('MINOR_BREAK_AFTER_HOURS', 4.5, 'Code du travail, art. L3162-3'),
  row('MINOR_BREAK_MINUTES', 30, 'Code du travail, art. L3162-3'),
  row('MINOR_HOLIDAYS', 0, 'Code du travail, art. L3164-6'),
  row('FULL_TIME_MONTH_HOURS', 151.67, 'Code du travail, art. L3123-1'),
  row('PART_TIME_INTERRUPTIONS', 1, 'Code du travail, art. L3123-30'),
  row('PART_TIME_INTERRUPTION_HOURS', 2, 'Code du travail, art. L3123-30'),
  row('SHORTEST_PERIOD_HOURS', 4, 'IDCC 1351, 01/03/2022', '2022-03-01'),
  row('SHORTEST_PERIOD_HOURS', 6, 'IDCC 1351, avenant du 03/09/2025', '2026-07-01'),
]

/** The national figures with a company's own, which take over from their first day on, whatever comes later. */
export function withOwn(own: readonly Parameter[], national = nationalParameters): readonly Parameter[] {
  const isStillNational = (one: Parameter) => !own.some((mine) => mine.name === one.name && mine.from <= one.from)
  return [...national.filter(isStillNational), ...own]
}

/** The figure in force on a day; undefined before the first one. */
export function parameterOn(parameters: readonly Parameter[], name: ParameterName, on: Day): Parameter | undefined {
  let found: Parameter | undefined
  for (const one of parameters) if (one.name === name && one.from <= on && (!found || one.from >= found.from)) found = one
  return found
}
