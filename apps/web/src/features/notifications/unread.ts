import { listNotifications, notified, readNotifications, type Notification as Notice } from '@vigie/contract/notifications/notifications.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { Payload } from '@vigie/contract/kit/event.ts'
import type { InfiniteData } from '@tanstack/react-query'
import { ask } from '../../api/ask.ts'
import { isKept } from '../../api/errors.ts'
import { invalidate, keyOf, queries, useAsk } from '../../api/queries.ts'
import { useLive } from '../../api/live.ts'

type Page = Output<typeof listNotifications>
/** The count comes with any page: the shortest one is asked for it. */
const counting = { limit: 1 } as const
/** Milliseconds: asked once, told by the event from then on, and asked anew after a cut of the line. */
const fresh = 300_000
export const unreadAsked = { isUnread: true } as const
export const readAsked = { isUnread: false } as const

const setCount = (count: number | ((before: number) => number)): void =>
  void queries.setQueryData<Page>(keyOf(listNotifications, counting), (page) => ({
    notifications: page?.notifications ?? [],
    nextCursor: null,
    unreadCount: typeof count === 'number' ? count : Math.max(0, count(page?.unreadCount ?? 0)),
  }))

/** Puts what has just come into the list that is shown, before anything else of it. */
function show(notice: Notice): void {
  queries.setQueryData<InfiniteData<Page>>([...keyOf(listNotifications, unreadAsked), 'pages'], (data) => {
    const [first, ...rest] = data?.pages ?? []
    if (!data || !first || first.notifications.some(({ id }) => id === notice.id)) return data
    return { ...data, pages: [{ ...first, notifications: [notice, ...first.notifications] }, ...rest] }
  })
}

const events = [notified] as const

/** How many are unread, live; what has come is told to `onCome`. */
export function useUnreadCount(onCome: (notice: Notice) => void): number {
  const { data } = useAsk(listNotifications, counting, { staleTime: fresh })
  useLive(events, (received: readonly Payload<typeof notified>[]) => {
    for (const { unreadCount, notification } of received) {
      setCount(unreadCount)
      if (!notification) continue
      show(notification)
      onCome(notification)
    }
  })
  return data?.unreadCount ?? 0
}

/** Marks as read those named, or all up to one; the bell counts less at once, and as the server says in the end. */
export async function markRead(what: { readonly ids: readonly number[] } | { readonly upTo: number }): Promise<void> {
  setCount((before) => ('upTo' in what ? 0 : before - what.ids.length))
  try {
    const { unreadCount } = await ask(readNotifications, 'upTo' in what ? what : { ids: [...what.ids] })
    setCount(unreadCount)
  } catch (error) {
    if (isKept(error)) return
    // They stay unread, and are when the list is opened next.
    await invalidate(listNotifications)
  }
}

/** The list is closed: what it showed as new is not when it is opened next. */
export const forgetList = (): void =>
  queries.removeQueries({ queryKey: keyOf(listNotifications), predicate: ({ queryKey }) => queryKey.includes('pages') })
