import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { Notification as Notice } from '@vigie/contract/notifications/notifications.ts'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'
import { ErrorState, StatePage } from '../../../ui/feedback/StatePage.tsx'
import { QuietDrawing } from '../../../ui/illustrations/pages.tsx'
import { cardTarget, nextRow } from '../../../ui/lists/useListKeys.ts'
import { NoticeRow } from './NoticeRow.tsx'
import type { Notices } from './useNotices.ts'

interface NoticeListProps {
  readonly notices: Notices
  /** A notice leads on: whoever shows the list may close it. */
  readonly onLeave?: (() => void) | undefined
  readonly listRef?: Ref<HTMLDivElement>
  /** Below the title of what shows the list. */
  readonly heading: 'h2' | 'h3'
}

/** All notices in their four states: what is new, then what is older, more of it as one scrolls. The arrows walk through both. */
export function NoticeList({ notices, onLeave, listRef, heading: level }: NoticeListProps) {
  const { t } = useTranslation()
  const { fresh, older, isPending, error, hasMore } = notices
  if (isPending) return <NoticesSkeleton />
  if (error) return <ErrorState error={error} onRetry={notices.retry} />
  if (fresh.length + older.length === 0 && !hasMore) {
    return <StatePage drawing={<QuietDrawing />} title={t('notifications.list.emptyTitle')} text={t('notifications.list.emptyText')} />
  }
  const row = (notice: Notice, at: number) => (
    <Box component="li" key={notice.id} data-index={at}>
      <NoticeRow notice={notice} isUnread={notices.isUnread(notice)} onSeen={notices.seen} onOpened={notices.opened} onLeave={onLeave} />
    </Box>
  )
  return (
    <Box ref={listRef} onKeyDown={step}>
      {fresh.length > 0 && (
        <Part level={level} title={t('notifications.list.fresh')}>
          {fresh.map(row)}
        </Part>
      )}
      {older.length > 0 && (
        <Part level={level} title={fresh.length > 0 ? t('notifications.list.older') : undefined}>
          {older.map((notice, at) => row(notice, fresh.length + at))}
        </Part>
      )}
      {hasMore && <End onReached={notices.more} />}
    </Box>
  )
}

/** Keys lead from notice to notice, as in the other lists. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const at = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]')?.dataset['index'] : undefined
  const rows = event.currentTarget.querySelectorAll<HTMLElement>(`[data-index] ${cardTarget}`)
  const isOther = event.ctrlKey || event.metaKey || event.altKey
  const next = at === undefined || isOther ? undefined : nextRow(event.key, Number(at), rows.length)
  if (next === undefined) return
  event.preventDefault()
  rows[next]?.focus()
}

function Part({ level, title, children }: { level: 'h2' | 'h3'; title: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={title && id}>
      {title && (
        <Box component={level} id={id} sx={heading}>
          {title}
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li': { borderTop: 1, borderColor: 'divider' } }}>
        {children}
      </Box>
    </section>
  )
}

/** The end of what is there: more is asked for before it is in sight. */
function End({ onReached }: { onReached: () => void }) {
  const { t } = useTranslation()
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && onReached(), {
      rootMargin: '400px',
    })
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [onReached])
  return (
    <Box ref={end} role="group" aria-label={t('notifications.list.more')} sx={{ px: 2, py: 1.5 }}>
      <Skeleton variant="text" width="55%" />
      <Skeleton variant="text" width="35%" />
    </Box>
  )
}

function NoticesSkeleton() {
  return (
    <LoadingPlaceholder>
      {[0, 1, 2, 3, 4].map((row) => (
        <Box key={row} sx={{ display: 'flex', gap: 1.5, px: 2, py: 1.5, borderTop: row > 0 ? 1 : 0, borderColor: 'divider' }}>
          <Skeleton variant="rounded" width={36} height={36} />
          <Box sx={{ flex: 1 }}>
            <Skeleton variant="text" width="60%" sx={{ fontSize: '0.875rem', lineHeight: 1.4 }} />
            <Skeleton variant="text" width="85%" sx={{ fontSize: '0.875rem', lineHeight: 1.5 }} />
            <Skeleton variant="text" width="40%" sx={{ fontSize: '0.75rem' }} />
          </Box>
        </Box>
      ))}
    </LoadingPlaceholder>
  )
}

const heading = {
  m: 0,
  px: 2,
  pt: 1.5,
  pb: 0.75,
  fontFamily: figures,
  fontWeight: 650,
  fontSize: '0.8125rem',
  color: 'text.secondary',
} as const
