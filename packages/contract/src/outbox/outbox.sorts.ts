/** How messages go, and what they are put in order by (a dash before it turns the order around). Alone in its file, since every page reads addresses. */
export const messageWays = ['mail', 'sms', 'push'] as const
export type MessageWay = (typeof messageWays)[number]

/** What became of one: it waits for its try, was taken over, was given up, or stays here since nothing is sent in its way. */
export const messageStates = ['waiting', 'sent', 'givenUp', 'kept'] as const
export type MessageState = (typeof messageStates)[number]

export const outboxSortKeys = ['at', 'recipient', 'subject'] as const
export type OutboxSortKey = (typeof outboxSortKeys)[number]
export const outboxSorts = [...outboxSortKeys, ...outboxSortKeys.map((key) => `-${key}` as const)] as const
export type OutboxSort = (typeof outboxSorts)[number]
/** The newest first. */
export const usualOutboxSort = '-at' satisfies OutboxSort
