/** How messages go, and what they are put in order by (a dash before it turns the order around). Alone in its file, since every page reads addresses. */
export const messageWays = ['mail', 'sms', 'push'] as const
export type MessageWay = (typeof messageWays)[number]

export const outboxSortKeys = ['at', 'recipient', 'subject'] as const
export type OutboxSortKey = (typeof outboxSortKeys)[number]
export const outboxSorts = [...outboxSortKeys, ...outboxSortKeys.map((key) => `-${key}` as const)] as const
export type OutboxSort = (typeof outboxSorts)[number]
/** The newest first. */
export const usualOutboxSort = '-at' satisfies OutboxSort
