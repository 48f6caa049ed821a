import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Theme } from '@mui/material/styles'
import type { Notification as Notice } from '@vigie/contract/notifications/notifications.ts'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { agoIn, writtenInstant } from '../../../kit/dates.ts'
import { useNow } from '../../../session/useNow.ts'
import { useExchange } from '../../../session/store.ts'
import { figures } from '../../../theme/augment.ts'
import { forcedColours } from '../../../theme/forced.ts'
import { BoxLink } from '../../../ui/links/BoxLink.tsx'
import { ToneTile } from '../../../ui/marks/ToneTile.tsx'
import { lookOf } from '../kinds.ts'
import { leadsTo } from './leadsTo.ts'
import { isLong } from './notices.rules.ts'
import { useSeen } from './useSeen.ts'

interface NoticeRowProps {
  readonly notice: Notice
  readonly isUnread: boolean
  readonly onSeen: (id: number) => void
  readonly onOpened: (notice: Notice) => void
  /** It has led on. */
  readonly onLeave: (() => void) | undefined
}

/** One notice: what it is about, when, and the way there. One that leads nowhere is read here, the long one once it is opened. */
export function NoticeRow({ notice, isUnread, onSeen, onOpened, onLeave }: NoticeRowProps) {
  const exchange = useExchange()
  const row = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)
  const { id, readAt } = notice
  useSeen(
    row,
    readAt === null,
    useCallback(() => onSeen(id), [onSeen, id]),
  )
  const target = leadsTo(notice.path, exchange)
  const face = <Face notice={notice} isUnread={isUnread} isWhole={isWhole || (!target && !isLong(notice.body))} />
  const leave = () => {
    onOpened(notice)
    onLeave?.()
  }
  const look = [rowStyles, isUnread && fresh]
  if (target) {
    return (
      <Box ref={row}>
        <BoxLink {...target} onClick={leave} sx={look}>
          {face}
        </BoxLink>
      </Box>
    )
  }
  if (!isLong(notice.body)) {
    return (
      <Box ref={row} tabIndex={-1} sx={look}>
        {face}
      </Box>
    )
  }
  const toggle = () => {
    setWhole(!isWhole)
    onOpened(notice)
  }
  return (
    <Box ref={row}>
      <ButtonBase aria-expanded={isWhole} onClick={toggle} sx={[...look, { width: '100%', textAlign: 'start' }]}>
        {face}
      </ButtonBase>
    </Box>
  )
}

function Face({ notice, isUnread, isWhole }: { notice: Notice; isUnread: boolean; isWhole: boolean }): ReactNode {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow(30)
  const { kind, title, body, createdAt } = notice
  // A manager has written it: a voice reads it as the company's own words.
  const own = kind === 'message' ? ownWords : { dir: 'auto' }
  return (
    <>
      <ToneTile {...lookOf(kind)} size={36} />
      <Box component="span" sx={{ display: 'block', flex: 1, minWidth: 0 }}>
        <Box component="span" {...own} sx={[titleStyles, isUnread && { fontWeight: 700 }]}>
          {title}
        </Box>
        {body && (
          <Box component="span" {...own} sx={[bodyStyles, !isWhole && twoLines]}>
            {body}
          </Box>
        )}
        <Box component="time" dateTime={createdAt} sx={{ display: 'block', mt: 0.25, fontSize: '0.75rem', color: 'text.secondary' }}>
          {writtenInstant(createdAt, language)} · {agoIn(createdAt, now, language)}
        </Box>
      </Box>
      {isUnread && (
        <Box component="span" sx={dot}>
          <span className="visually-hidden">{t('notifications.list.unread')}</span>
        </Box>
      )}
    </>
  )
}

const rowStyles = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  px: 2,
  py: 1.5,
  minHeight: 64,
  color: 'text.primary',
  textDecoration: 'none',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  ':is(a, button)&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: -2 },
} as const
const fresh = { bgcolor: (theme: Theme) => `color-mix(in srgb, ${theme.palette.primary.lighter} 55%, ${theme.palette.background.paper})` }
const titleStyles = { display: 'block', fontFamily: figures, fontWeight: 600, lineHeight: 1.4, overflowWrap: 'anywhere' } as const
const bodyStyles = { display: 'block', mt: 0.25, color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const
/** The ends of its lines are for whoever opens it. */
const twoLines = {
  whiteSpace: 'normal',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const
const dot = {
  flex: 'none',
  width: 10,
  height: 10,
  mt: 0.75,
  borderRadius: '50%',
  bgcolor: 'primary.readable',
  [forcedColours]: { forcedColorAdjust: 'none', bgcolor: 'CanvasText' },
} as const
