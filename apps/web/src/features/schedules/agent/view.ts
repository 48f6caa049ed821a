import { firstDayOf, isDay, isMonth, monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'

/** The two views of an agent's schedule (specification, section 2). */
export const viewNames = ['month', 'week'] as const
export type ViewName = (typeof viewNames)[number]

/** What the screen shows; all of it stands in the address, so that back and refresh always work. */
export interface View {
  readonly name: ViewName
  readonly month: Month
  /** A day of the week's view. */
  readonly day: Day
  /** The day whose shifts are opened. */
  readonly open: Day | null
  /** The shifts of one contract alone. */
  readonly contractId: number | null
  /** `checked=1` opens the month's validation. */
  readonly isChecked: boolean
}

/** The texts of the address, under the specification's names (section 2) and ours for the view and the opened day. */
export interface ViewTexts {
  readonly month?: string | undefined
  readonly date?: string | undefined
  readonly contractId?: string | undefined
  readonly checked?: string | undefined
  readonly view?: string | undefined
  readonly open?: string | undefined
}

const dayOrNull = (text: string | undefined): Day | null => (text !== undefined && isDay(text) ? text : null)
const monthOrNull = (text: string | undefined): Month | null => (text !== undefined && isMonth(text) ? text : null)
/** `2026-10` for its first day (specification, section 2). */
const dateOrNull = (text: string | undefined): Day | null =>
  dayOrNull(text !== undefined && /^\d{4}-\d\d$/.test(text) ? `${text}-01` : text)

/** Reads the address; what does not fit falls back on the month and the day of now. */
export function readView(texts: ViewTexts, today: Day): View {
  const date = dateOrNull(texts.date)
  const month = monthOrNull(texts.month) ?? monthOf(date ?? today)
  return {
    name: texts.view === 'week' ? 'week' : 'month',
    month,
    day: date ?? dayWithin(month, today),
    open: dayOrNull(texts.open),
    contractId: texts.contractId !== undefined && /^\d{1,15}$/.test(texts.contractId) ? Number(texts.contractId) : null,
    isChecked: texts.checked === '1',
  }
}

/** Today in its own month, else the month's first day. */
const dayWithin = (month: Month, today: Day): Day => (monthOf(today) === month ? today : firstDayOf(month))

/** The texts of a change; null takes one out of the address. */
export function writeView({ name, month, day, open, contractId, isChecked }: Partial<View>): ViewTexts {
  return {
    ...(name !== undefined && { view: name === 'month' ? undefined : name }),
    ...(month !== undefined && { month }),
    ...(day !== undefined && { date: day }),
    ...(open !== undefined && { open: open ?? undefined }),
    ...(contractId !== undefined && { contractId: contractId === null ? undefined : String(contractId) }),
    ...(isChecked !== undefined && { checked: isChecked ? '1' : undefined }),
  }
}

/** Another view of the same time: the week of today or of the month's first day, the month of the week's day. */
export const turnTo = (name: ViewName, view: View, today: Day): Partial<View> =>
  name === 'week'
    ? { name, day: monthOf(view.day) === view.month ? view.day : dayWithin(view.month, today) }
    : { name, month: monthOf(view.day) }
