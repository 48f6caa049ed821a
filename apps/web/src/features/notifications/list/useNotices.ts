import { listNotifications, type Notification as Notice } from '@vigie/contract/notifications/notifications.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { gather } from '../../../api/gather.ts'
import { usePages } from '../../../api/pages.ts'
import { forgetList, markRead, readAsked, unreadAsked } from '../unread.ts'
import { held, isUnread, sectionsOf } from './notices.rules.ts'

/** Milliseconds for which what has been seen is gathered before the server is told. */
const seenWait = 400
/** The most that one call takes (contract: PUT /notifications/read). */
const most = 100
const asked = { staleTime: 0 } as const

/** The list while it is open: what is unread first, then the rest; older ones come by scrolling. */
export function useNotices() {
  const unread = usePages(listNotifications, unreadAsked, (page) => page.notifications, asked)
  const read = usePages(listNotifications, readAsked, (page) => page.notifications, asked)
  const [fresh, setFresh] = useState(() => held([], unread.rows))
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const [readUpTo, setReadUpTo] = useState(0)
  const next = held(fresh, unread.rows)
  if (next !== fresh) setFresh(next)

  useEffect(() => forgetList, [])
  const reading = useReading()

  // What is older stands below all that is unread, which therefore comes first.
  const hasAllUnread = unread.query.isSuccess && !unread.query.hasNextPage
  const sections = sectionsOf(next, hasAllUnread ? read.rows : [])
  const last = hasAllUnread ? read.query : unread.query
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = last
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const [newest] = next
  return {
    ...sections,
    isPending: unread.query.isPending || (hasAllUnread && read.query.isPending),
    error: unread.query.data && read.query.data ? null : (unread.query.error ?? read.query.error),
    retry: () => void Promise.all([unread.query.refetch(), read.query.refetch()]),
    hasMore: hasNextPage,
    more,
    isUnread: (notice: Notice) => isUnread(notice, opened, readUpTo),
    /** The reader has had it before the eyes: read by now, and marked as new until the list is closed. */
    seen: reading.add,
    opened: (notice: Notice) => {
      setOpened((before) => new Set([...before, notice.id]))
      if (notice.readAt === null) reading.add(notice.id)
    },
    readAll: () => {
      if (!newest) return
      setReadUpTo(newest.id)
      reading.allUpTo(newest.id)
    },
  }
}
export type Notices = ReturnType<typeof useNotices>

/** Tells the server of each once, several together; what still waits when the list closes is told then. */
function useReading() {
  const told = useRef(new Set<number>())
  const [{ add, flush }] = useState(() =>
    gather<number>((ids) => {
      for (let from = 0; from < ids.length; from += most) void markRead({ ids: ids.slice(from, from + most) })
    }, seenWait),
  )
  useEffect(() => flush, [flush])
  return {
    add: useCallback(
      (id: number) => {
        if (told.current.has(id)) return
        told.current.add(id)
        add(id)
      },
      [add],
    ),
    allUpTo: (id: number) => {
      flush()
      void markRead({ upTo: id })
    },
  }
}
