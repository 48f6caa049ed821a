/**
 * What the lists of a month are put in order by; a dash before it turns the order around. Alone in its file, since every
 * page reads addresses.
 */
export const anomalySortKeys = ['start', 'agent', 'site', 'found'] as const
export type AnomalySortKey = (typeof anomalySortKeys)[number]
export const anomalySorts = [...anomalySortKeys, ...anomalySortKeys.map((key) => `-${key}` as const)] as const
export type AnomalySort = (typeof anomalySorts)[number]
/** The latest first. */
export const usualAnomalySort = '-start' satisfies AnomalySort

export const contractSortKeys = ['agent', 'contract', 'type', 'planned', 'monthly', 'difference'] as const
export type ContractSortKey = (typeof contractSortKeys)[number]
export const contractSorts = [...contractSortKeys, ...contractSortKeys.map((key) => `-${key}` as const)] as const
export type ContractSort = (typeof contractSorts)[number]
export const usualContractSort = 'agent' satisfies ContractSort
