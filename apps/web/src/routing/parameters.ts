import { firstDayOf, isDay, isMonth, type Day, type Month } from '@vigie/contract/kit/time.ts'

/** What the readers fall back on: the month and the day of now. */
export interface Present {
  readonly month: Month
}

const id = (text: string | undefined): number | null => (text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null)
const flag = (text: string | undefined): boolean => text === '1'

/** A whole day, or a month for its first day; an invalid one falls back on the current month (specification, section 2). */
function date(text: string | undefined, { month }: Present): Day {
  const whole = text !== undefined && /^\d{4}-\d\d$/.test(text) ? `${text}-01` : text
  return whole !== undefined && isDay(whole) ? whole : firstDayOf(month)
}

const targets = ['client', 'multi_client', 'company', 'partner', 'resource', 'site'] as const

/** Every query parameter of section 2 under its own name, with how it is read and what it falls back on. Never throws. */
const parameters = {
  month: (text: string | undefined, { month }: Present): Month => (text !== undefined && isMonth(text) ? text : month),
  date,
  resourceId: id,
  contractId: id,
  /** 0 stands for all sites of a partner. */
  siteId: id,
  demandId: id,
  newId: id,
  vacationId: id,
  missionId: id,
  purchaseOrderId: id,
  companyId: id,
  targetId: id,
  id,
  /** `1` opens the month's validation. */
  checked: flag,
  /** `1` opens the filter of anomalies. */
  anomalies: flag,
  targetType: (text: string | undefined) => targets.find((target) => target === text) ?? null,
} as const satisfies Record<string, (text: string | undefined, present: Present) => unknown>
export type Parameter = keyof typeof parameters
export type Parameters<P extends Parameter> = { readonly [K in P]: ReturnType<(typeof parameters)[K]> }

/** The values of some parameters in an address. */
export function readParameters<P extends Parameter>(names: readonly P[], search: Record<string, unknown>, present: Present): Parameters<P> {
  const textOf = (name: P) => (typeof search[name] === 'string' && search[name] !== '' ? search[name] : undefined)
  return Object.fromEntries(names.map((name) => [name, parameters[name](textOf(name), present)])) as Parameters<P>
}
