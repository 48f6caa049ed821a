import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { OutboxMessage } from '@vigie/contract/outbox/outbox.ts'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../i18n/ownWords.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { agoIn, writtenInstant } from '../../kit/dates.ts'
import { useNow } from '../../session/useNow.ts'
import { Card } from '../../ui/page/Card.tsx'
import { BellIcon, MailIcon, MessageIcon } from '../../ui/icons.tsx'
import { linkLook } from '../../ui/links/linkLook.ts'
import { MessageState, Outcome } from './MessageState.tsx'
import { pieces } from './pieces.ts'

const icons = { mail: MailIcon, sms: MessageIcon, push: BellIcon } as const

/** One message: how it goes and to whom, when, what became of it, and all of what it says, with its links. */
export function MessageCard({ message }: { message: OutboxMessage }) {
  const { way, recipient, subject, body, createdAt } = message
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow(30)
  const WayIcon = icons[way]
  return (
    <Card component="article" tabIndex={-1} aria-label={subject || t(`outbox.ways.${way}`)} sx={card}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start' }}>
        <Box component="span" sx={mark}>
          <WayIcon />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" {...(subject && ownWords)} sx={{ fontSize: '1rem' }}>
            {subject || t(`outbox.ways.${way}`)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {subject && `${t(`outbox.ways.${way}`)} · `}
            {t('outbox.to', { recipient })}
          </Typography>
          <Typography variant="body2" color="textSecondary" component="time" dateTime={createdAt}>
            {writtenInstant(createdAt, language)} · {agoIn(createdAt, now, language)}
          </Typography>
        </Box>
        <Box sx={{ flex: 'none', display: { xs: 'none', sm: 'block' } }}>
          <MessageState message={message} />
        </Box>
      </Box>
      <Box sx={{ display: { sm: 'none' } }}>
        <MessageState message={message} />
      </Box>
      <Outcome message={message} />
      {/* In the language of whom it goes to. */}
      <Typography
        {...(body !== null && ownWords)}
        sx={{ ...below, whiteSpace: 'pre-line' }}
        color={body === null ? 'textSecondary' : undefined}
      >
        {pieces(body ?? t('outbox.hidden')).map(({ text, isLink }, at) =>
          isLink ? (
            <Box component="a" key={at} href={text} sx={[linkLook, { textDecoration: 'underline' }]}>
              {text}
            </Box>
          ) : (
            text
          ),
        )}
      </Typography>
    </Card>
  )
}

/** One message of the usual length, while it is on its way. */
export function MessageSkeleton() {
  return (
    <Card sx={card}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Skeleton variant="rounded" width={40} height={40} />
        <Box sx={{ flex: 1 }}>
          <Skeleton variant="text" width="45%" sx={{ fontSize: '1.25rem' }} />
          <Skeleton variant="text" width="30%" />
          <Skeleton variant="text" width="25%" />
        </Box>
      </Box>
      <Box sx={below}>
        {['20%', '0', '55%', '90%', '0', '60%'].map((width, line) => (
          <Skeleton key={line} variant="text" width={width} sx={{ fontSize: '0.875rem', lineHeight: 1.5 }} />
        ))}
      </Box>
    </Card>
  )
}

const card = {
  p: { xs: 2, sm: 2.5 },
  display: 'grid',
  gap: 1.75,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: -2 },
} as const
const below = { borderTop: 1, borderColor: 'divider', pt: 1.75 } as const
const mark = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '10px',
  color: 'tone.run.ink',
  bgcolor: 'tone.run.soft',
} as const
