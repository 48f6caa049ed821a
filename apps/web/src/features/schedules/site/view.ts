import { firstDayOf, isDay, isMonth, monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'

/** The three views of a site's schedule (specification, section 2). */
export const viewNames = ['month', 'week', 'pHebdo'] as const
export type ViewName = (typeof viewNames)[number]

/** What the screen shows; all of it stands in the address, so that back and refresh always work. */
export interface View {
  /** 0: all sites of a partner. Null: none chosen yet. */
  readonly siteId: number | null
  readonly name: ViewName
  readonly month: Month
  /** The day of the week's views. */
  readonly day: Day
  readonly shiftId: number | null
}

/** The texts of the address, under the specification's names (section 2) and ours for the view. */
export interface ViewTexts {
  readonly siteId?: string | undefined
  readonly month?: string | undefined
  readonly date?: string | undefined
  readonly view?: string | undefined
  readonly vacationId?: string | undefined
}

const idOf = (text: string | undefined): number | null => (text && /^\d{1,15}$/.test(text) ? Number(text) : null)
const isViewName = (text: string | undefined): text is ViewName => (viewNames as readonly (string | undefined)[]).includes(text)

/** A whole day, or a month for its first day; an invalid one falls back on the current month (specification, section 2). */
function readDay(text: string | undefined): Day | null {
  const day = text && /^\d{4}-\d\d$/.test(text) ? `${text}-01` : text
  return day && isDay(day) ? day : null
}

/** Reads the address; what does not fit falls back on the month and the day of now. */
export function readView(texts: ViewTexts, today: Day): View {
  const day = readDay(texts.date)
  const month = texts.month && isMonth(texts.month) ? texts.month : monthOf(day ?? today)
  return {
    siteId: idOf(texts.siteId),
    name: isViewName(texts.view) ? texts.view : 'month',
    month,
    day: day ?? (texts.date ? firstDayOf(monthOf(today)) : dayWithin(month, today)),
    shiftId: idOf(texts.vacationId),
  }
}

/** Today in its own month, else the month's first day. */
export const dayWithin = (month: Month, today: Day): Day => (monthOf(today) === month ? today : firstDayOf(month))

/** The texts of a change; those that are left out of the address are undefined. */
export function writeView({ siteId, name, month, day, shiftId }: Partial<View>): ViewTexts {
  return {
    ...(siteId !== undefined && { siteId: siteId === null ? undefined : String(siteId) }),
    ...(name !== undefined && { view: name === 'month' ? undefined : name }),
    ...(month !== undefined && { month }),
    ...(day !== undefined && { date: day }),
    ...(shiftId !== undefined && { vacationId: shiftId === null ? undefined : String(shiftId) }),
  }
}

/** Another view of the same time: the week of today or of the month's first day, the month of the chosen day. */
export function turnTo(name: ViewName, view: View, today: Day): Partial<View> {
  if (view.name === 'month' && name !== 'month') {
    const day = monthOf(view.day) === view.month ? view.day : dayWithin(view.month, today)
    return { name, day, month: monthOf(day), shiftId: null }
  }
  return { name, month: monthOf(view.day), shiftId: null }
}
