import type { Day } from '@vigie/contract/kit/time.ts'
import { named } from '../address.ts'
import { dayIn, id, oneOf, text } from '../parameters.ts'
import type { Parameter, Values } from '../query.ts'

/** What the list may be narrowed to: the specification's four filters, what waits to be confirmed, and those that the figures open. */
export const shiftFilters = [
  'all',
  'anomalies',
  'unconfirmed',
  'inProgress',
  'unassigned',
  'finished',
  'missed',
  'late',
  'outsideArea',
  'unanswered',
  'unfit',
  'present',
] as const
export type ShiftFilter = (typeof shiftFilters)[number]

/** Today is left out: an address without a date goes on to the next day at midnight. */
const day: Parameter<Day> = {
  name: 'date',
  read: (given, { today }) => dayIn(given) ?? today,
  write: (value, today) => (value === today ? undefined : value),
}

/** `anomalies=1` opens the filter of anomalies, where no other is named (coverage 2.090). */
const filter: Parameter<ShiftFilter> = {
  ...oneOf('filter', shiftFilters, 'all'),
  olderNames: ['anomalies'],
  read: (given, { textOf }) => shiftFilters.find((name) => name === given) ?? (textOf('anomalies') === '1' ? 'anomalies' : 'all'),
}

/** What the services may be put in order by; without a choice the most urgent comes first. */
export const shiftSortKeys = ['agent', 'site', 'planned'] as const
const shiftSorts = ['agent', '-agent', 'site', '-site', 'planned', '-planned'] as const
export type ShiftSort = (typeof shiftSorts)[number]

/** Prise et fin de services: the services of a day. */
export const shiftsAddress = named('/services', {
  day,
  siteId: id('siteId'),
  filter,
  shiftId: id('vacationId'),
  search: text('search'),
  sort: oneOf('sort', shiftSorts, null),
})
export type ShiftsView = Values<typeof shiftsAddress.query>
