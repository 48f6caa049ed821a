import { firstDayOf, monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import type { PublicationState } from '@vigie/contract/schedules/schedules.ts'
import { named } from '../address.ts'
import { dayIn, flag, id, month, monthIn, oneOf, text } from '../parameters.ts'
import type { Parameter, ReadContext, Values } from '../query.ts'

/** Today in its own month, else the month's first day. */
export const dayWithin = (within: Month, today: Day): Day => (monthOf(today) === within ? today : firstDayOf(within))

/** The month that is named, else that of the day that is named, else the current one. */
const readMonth = (given: string | undefined, { today, textOf }: ReadContext): Month =>
  monthIn(given) ?? monthOf(dayIn(textOf('date')) ?? today)
const scheduleMonth: Parameter<Month> = { name: 'month', read: readMonth, write: (value) => value }

/** A day of the week's view: the one that is named, else one within the month. */
const day: Parameter<Day> = {
  name: 'date',
  read: (given, context) => dayIn(given) ?? dayWithin(readMonth(context.textOf('month'), context), context.today),
  write: (value) => value,
}
/** The same; a day that is none falls back on the current month (coverage 2.084). */
const siteDay: Parameter<Day> = {
  ...day,
  read: (given, context) => (given !== undefined && dayIn(given) === null ? firstDayOf(monthOf(context.today)) : day.read(given, context)),
}
const openDay: Parameter<Day | null> = {
  name: 'open',
  // A month is no day to open.
  read: (given) => (given?.length === 10 ? dayIn(given) : null),
  write: (value) => value ?? undefined,
}

/** The two views of an agent's schedule (coverage 2.095). */
export const agentViews = ['month', 'week'] as const
export type AgentViewName = (typeof agentViews)[number]

/** Planning: the agent's own. */
export const scheduleAddress = named('/schedule', {
  name: oneOf('view', agentViews, 'month'),
  month: scheduleMonth,
  day,
  /** The day whose shifts are opened. */
  open: openDay,
  /** The shifts of one contract alone. */
  contractId: id('contractId'),
  /** `checked=1` opens the month's validation. */
  isChecked: flag('checked'),
})
export type ScheduleView = Values<typeof scheduleAddress.query>

/** The three views of a site's schedule (coverage 2.097). */
export const siteViews = ['month', 'week', 'pHebdo'] as const
export type SiteViewName = (typeof siteViews)[number]

/** Planning d'un site. */
export const siteScheduleAddress = named('/site-schedule', {
  /** 0: all sites of a partner. Null: none chosen yet. */
  siteId: id('siteId'),
  name: oneOf('view', siteViews, 'month'),
  month: scheduleMonth,
  day: siteDay,
  shiftId: id('vacationId'),
})
export type SiteScheduleView = Values<typeof siteScheduleAddress.query>

export const publicationFilters = ['all', 'unpublished', 'published', 'validated', 'changed'] as const satisfies readonly (
  | 'all'
  | PublicationState
)[]
export type PublicationFilter = (typeof publicationFilters)[number]

/** What the agents of a month may be put in order by; they come by name. */
export const publicationSortKeys = ['agent', 'number', 'shifts', 'state'] as const
const publicationSorts = ['agent', '-agent', 'number', '-number', 'shifts', '-shifts', 'state', '-state'] as const
export type PublicationSort = (typeof publicationSorts)[number]

/** Publication des plannings: who sees which month. */
export const publicationsAddress = named('/plannings', {
  month,
  filter: oneOf('state', publicationFilters, 'all'),
  search: text('search'),
  sort: oneOf('sort', publicationSorts, 'agent'),
})
