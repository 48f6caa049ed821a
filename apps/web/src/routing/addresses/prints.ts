import type { Day } from '@vigie/contract/kit/time.ts'
import { named } from '../address.ts'
import { dayIn, id, month, oneOf, text } from '../parameters.ts'
import type { Parameter, Values } from '../query.ts'

/** What is chosen of a list: all but these, or these alone. */
export interface Selection {
  readonly isAll: boolean
  readonly ids: readonly number[]
}
export const everything: Selection = { isAll: true, ids: [] }
export const nothing: Selection = { isAll: false, ids: [] }
export const only = (...ids: readonly number[]): Selection => ({ isAll: false, ids })

/** Ids that an address names at the most: servers take no longer one. */
export const mostNamed = 1000

const idsIn = (given: string): readonly number[] => [
  ...new Set(
    given
      .split('.')
      .filter((one) => /^\d{1,15}$/.test(one))
      .map(Number),
  ),
]
const writtenIds = (ids: readonly number[]): string => ids.slice(0, mostNamed).join('.')

/** `all`, `none`, `3.7` (these alone), `all-3.7` (all but these). */
const selection = (name: string, usual: Selection): Parameter<Selection> => {
  const read = (given: string): Selection => {
    if (given === 'all') return everything
    if (given === 'none') return nothing
    const isAll = given.startsWith('all-')
    const ids = idsIn(isAll ? given.slice(4) : given)
    return ids.length === 0 ? usual : { isAll, ids }
  }
  const write = ({ isAll, ids }: Selection): string => {
    if (ids.length === 0) return isAll ? 'all' : 'none'
    return isAll ? `all-${writtenIds(ids)}` : writtenIds(ids)
  }
  return {
    name,
    read: (given) => (given === undefined ? usual : read(given)),
    write: (value) => (write(value) === write(usual) ? undefined : write(value)),
  }
}

/** What there are sheets of. */
export const printLists = ['sites', 'agents'] as const
export type PrintList = (typeof printLists)[number]

/** One sheet: of a site, or of an agent. */
export interface SheetName {
  readonly list: PrintList
  readonly id: number
}
const sheet: Parameter<SheetName | null> = {
  name: 'sheet',
  read: (given) => {
    const [, list, number] = /^(site|agent)-(\d{1,15})$/.exec(given ?? '') ?? []
    return list ? { list: list === 'site' ? 'sites' : 'agents', id: Number(number) } : null
  },
  write: (value) => (value ? `${value.list === 'sites' ? 'site' : 'agent'}-${value.id}` : undefined),
}

/** On unless `0`. */
const flagOff = (name: string): Parameter<boolean> => ({
  name,
  read: (given) => given !== '0',
  write: (value) => (value ? undefined : '0'),
})

/** A day of the week that is printed: today unless said. */
const day: Parameter<Day> = { name: 'date', read: (given, { today }) => dayIn(given) ?? today, write: (value) => value }

/** What both read of their address. */
const shared = {
  /** All sites, until others are chosen. */
  sites: selection('sites', everything),
  search: text('search'),
  /** The sheet that is looked at; null: the first. */
  sheet,
  hasHolidays: flagOff('holidays'),
  hasTotals: flagOff('totals'),
  hasDeclaration: flagOff('declaration'),
  /** The file that is read over the page. */
  openId: id('file'),
} as const

/** Impression des plannings: a month, one sheet for each site and each agent. */
export const printShiftsAddress = named('/manager/print/shifts', {
  ...shared,
  month,
  agents: selection('agents', nothing),
  /** Which of the two lists is shown. */
  list: oneOf('list', printLists, 'sites'),
})
export type PrintShiftsView = Values<typeof printShiftsAddress.query>

/** Feuilles d’émargement: a week, one sheet for each site. */
export const printSignaturesAddress = named('/manager/print/signatures', { ...shared, day })
export type PrintSignaturesView = Values<typeof printSignaturesAddress.query>
