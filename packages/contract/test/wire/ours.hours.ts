import type { WireCall } from './calls.ts'
import { under, words } from './words.ts'

export const figures = words(`
  shift_count planned_minutes planned_night_minutes planned_sunday_minutes planned_holiday_minutes done_minutes done_night_minutes
  done_sunday_minutes done_holiday_minutes break_minutes undone_break_minutes no_arrival_count no_departure_count unconfirmed_count
  awaited_count unsettled_minutes awaited_minutes`)
export const carried = words('done_minutes night_minutes sunday_minutes holiday_minutes break_minutes')
const closing = words('closed_at closed_by_name reason unsettled_count')
const act = words('at datetime first_datetime manager_name did reason_name comment')
const service = [
  ...words(`id site_id site_name time_zone starts_at ends_at datetime_start datetime_end state holiday_names planned_minutes done_minutes
    night_minutes sunday_minutes holiday_minutes break_minutes settled_minutes`),
  ...under('arrival', act),
  ...under('departure', act),
]
const states = ['done', 'noArrival', 'noDeparture', 'unconfirmed', 'upcoming', 'running', 'before', 'gone']
const did = ['forced', 'corrected', 'confirmed', 'deleted', 'refused']
const valuesOf = (name: string): Readonly<Record<string, readonly string[]>> => ({
  [`${name}.state`]: states,
  [`${name}.arrival.did`]: did,
  [`${name}.departure.did`]: did,
})
const sorts = words('agent contract planned done night sunday holiday break gap state')

/** Calls of hours, which the specification does not have. */
export const ownHours: Readonly<Record<string, WireCall>> = {
  'GET /hours': {
    input: words('month filter search sort limit cursor'),
    output: [
      ...under('hours', [
        ...words('month counted_at digest contract_minutes above_minutes unassigned_count obstacle carries_to'),
        ...under('figures', figures),
        ...under('carried', carried),
        ...under('agent_counts', words('all unsettled above below')),
        ...under('control', words('shift_count planned_minutes done_minutes')),
        ...under('closing', closing),
      ]),
      ...under('resources', [
        ...words('resource_id resource_name firstname lastname matriculation partner_name contract_minutes'),
        ...under('figures', figures),
        ...under('carried', carried),
      ]),
      ...words('total nextCursor'),
    ],
    values: {
      '>filter': ['all', 'unsettled', 'above', 'below'],
      '>sort': [...sorts, ...sorts.map((sort) => `-${sort}`)],
      'hours.obstacle': ['notOver', 'closed', 'earlierOpen', 'beforeFirst'],
    },
  },
  'GET /hours/resource': {
    input: words('month resourceId'),
    output: [
      ...under('services', service),
      ...under('carried', service),
      ...under('contracts', words('number contract_type_name starts_on ends_on monthly_hours_hundredths')),
      ...under('unavailabilities', words('unavailability_type_name date_start date_end')),
    ],
    values: { ...valuesOf('services'), ...valuesOf('carried') },
  },
  'POST /hours/closing': { input: words('month reason digest'), output: under('closing', closing) },
}
