/** What sites are put in order by; a dash before it turns the order around. Alone in its file, since every page reads addresses. */
export const siteSortKeys = ['createdAt', 'name', 'client', 'city', 'distance', 'shifts', 'unassigned'] as const
export type SiteSortKey = (typeof siteSortKeys)[number]
export const siteSorts = [...siteSortKeys, ...siteSortKeys.map((key) => `-${key}` as const)] as const
export type SiteSort = (typeof siteSorts)[number]
