import { siteSorts } from '@vigie/contract/sites/sites.sorts.ts'
import { named } from '../address.ts'
import { id, month, monthUnlessCurrent, oneOf, text } from '../parameters.ts'
import type { Values } from '../query.ts'

/** Which sites of the month: those with a service in it, those with a post that nobody holds, or all. */
export const siteChoices = ['active', 'unassigned', 'all'] as const
export type SiteChoice = (typeof siteChoices)[number]

/** Sites: the manager's list of a month. */
export const sitesAddress = named('/site/sites', {
  month: monthUnlessCurrent,
  choice: oneOf('sites', siteChoices, 'active'),
  search: text('search'),
  clientId: id('companies'),
  sectorId: id('sectors'),
  /** Null: the server's own order, the oldest first (coverage 3.026). */
  sort: oneOf('sort', siteSorts, null),
})
export type SitesView = Values<typeof sitesAddress.query>

/** Fiche site: one site in a month. */
export const siteAddress = named('/site/site', { siteId: id('siteId'), month })
