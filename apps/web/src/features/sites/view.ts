import { siteSortKeys, siteSorts, type SiteSort, type SiteSortKey } from '@vigie/contract/sites/sites.ts'
import { isMonth, type Month } from '@vigie/contract/kit/time.ts'

/** Which sites of the month: those with a service in it, those with a post that nobody holds, or all. */
export const choices = ['active', 'unassigned', 'all'] as const
export type SiteChoice = (typeof choices)[number]

/** What the list shows; all of it stands in the address, so that back and refresh always work. */
export interface SitesView {
  readonly month: Month
  readonly choice: SiteChoice
  readonly search: string
  readonly clientId: number | null
  readonly sectorId: number | null
  /** Null: the server's own order, the oldest first (decisions, section 13). */
  readonly sort: SiteSort | null
}

/** The texts of the address, under the specification's names. */
export interface SitesTexts {
  readonly month?: string | undefined
  readonly sites?: string | undefined
  readonly search?: string | undefined
  readonly companies?: string | undefined
  readonly sectors?: string | undefined
  readonly sort?: string | undefined
}

const idOf = (text: string | undefined): number | null => (text && /^\d{1,10}$/.test(text) ? Number(text) : null)
const oneOf = <T extends string>(known: readonly T[], text: string | undefined): T | null => known.find((one) => one === text) ?? null

/** Reads the address; what does not fit falls back. */
export const readView = (texts: SitesTexts, thisMonth: Month): SitesView => ({
  month: texts.month && isMonth(texts.month) ? texts.month : thisMonth,
  choice: oneOf(choices, texts.sites) ?? 'active',
  search: texts.search ?? '',
  clientId: idOf(texts.companies),
  sectorId: idOf(texts.sectors),
  sort: oneOf(siteSorts, texts.sort),
})

/** The texts of a change; what is as usual is left out. */
export function writeView(change: Partial<SitesView>, thisMonth: Month): SitesTexts {
  const { month, choice, search, clientId, sectorId, sort } = change
  return {
    ...(month !== undefined && { month: month === thisMonth ? undefined : month }),
    ...(choice !== undefined && { sites: choice === 'active' ? undefined : choice }),
    ...(search !== undefined && { search: search || undefined }),
    ...(clientId !== undefined && { companies: clientId === null ? undefined : String(clientId) }),
    ...(sectorId !== undefined && { sectors: sectorId === null ? undefined : String(sectorId) }),
    ...(sort !== undefined && { sort: sort ?? undefined }),
  }
}

/** A press on a column: ascending, then descending, then removed (specification, section 4). */
export function nextSort(now: SiteSort | null, key: SiteSortKey): SiteSort | null {
  if (now === key) return `-${key}`
  return now === `-${key}` ? null : key
}

/** How a column stands in the order, in the words of `aria-sort`. */
export const directionOf = (sort: SiteSort | null, key: SiteSortKey): 'ascending' | 'descending' | 'none' =>
  sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none'

/** What a reader may choose; the server's own order is what is left without a choice. */
export const sortKeys = siteSortKeys.filter((key) => key !== 'createdAt')
