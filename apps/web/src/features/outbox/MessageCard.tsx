import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Given } from '@vigie/contract/kit/call.ts'
import type { listOutbox } from '@vigie/contract/outbox.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { agoIn, writtenInstant } from '../../kit/dates.ts'
import { useNow } from '../../session/clock.ts'
import { Card } from '../../ui/Card.tsx'
import { BellIcon, MailIcon, MessageIcon } from '../../ui/icons.tsx'
import { pieces } from './pieces.ts'

export type Message = Given<typeof listOutbox>['messages'][number]

const icons = { mail: MailIcon, sms: MessageIcon, push: BellIcon } as const

/** One message: how it would have gone and to whom, when, and all of what it says, with its links. */
export function MessageCard({ message: { way, recipient, subject, body, createdAt } }: { message: Message }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow(30)
  const WayIcon = icons[way]
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.75, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start' }}>
        <Box component="span" sx={mark}>
          <WayIcon />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" sx={{ fontSize: '1rem' }}>
            {subject || t(`outbox.ways.${way}`)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t(`outbox.ways.${way}`)} · {t('outbox.to', { recipient })}
          </Typography>
          <Typography variant="body2" color="textSecondary" component="time" dateTime={createdAt}>
            {writtenInstant(createdAt, language)} · {agoIn(createdAt, now, language)}
          </Typography>
        </Box>
      </Box>
      <Typography sx={{ whiteSpace: 'pre-line', borderTop: 1, borderColor: 'divider', pt: 1.75 }}>
        {pieces(body).map(({ text, isLink }, at) =>
          isLink ? (
            <Link key={at} href={text} underline="always">
              {text}
            </Link>
          ) : (
            text
          ),
        )}
      </Typography>
    </Card>
  )
}

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
