/** What the hours of a month are put in order by; a dash before it turns the order around. Alone in its file, since every page reads addresses. */
export const hoursSortKeys = ['agent', 'contract', 'planned', 'done', 'night', 'sunday', 'holiday', 'break', 'gap', 'state'] as const
export type HoursSortKey = (typeof hoursSortKeys)[number]
export const hoursSorts = [...hoursSortKeys, ...hoursSortKeys.map((key) => `-${key}` as const)] as const
export type HoursSort = (typeof hoursSorts)[number]
export const usualHoursSort = 'agent' satisfies HoursSort
