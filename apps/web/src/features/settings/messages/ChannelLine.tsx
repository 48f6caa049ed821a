import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { channelDays, readChannels, testChannel, type Channel, type TestResult } from '@vigie/contract/outbox/outbox.channels.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefused } from '../../../api/errors.ts'
import { invalidate, useSend } from '../../../api/queries.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { notificationChoicesAddress } from '../../../routing/addresses/notifications.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { figures } from '../../../theme/augment.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { DoneIcon, ErrorIcon, WarningIcon } from '../../../ui/firstIcons.tsx'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { said } from '../setting.styles.ts'

/** One way of messages: whether it works, what became of those of the last days, and a test to oneself. */
export function ChannelLine({ channel }: { channel: Channel }) {
  const { t } = useTranslation()
  const { way, isSending, sender, recipient, browserCount, sentCount, waitingCount, failedCount, lastFailure } = channel
  const test = useTest(channel)
  const hasNobody = way === 'push' && isSending && browserCount === 0
  return (
    <Box component="li" sx={styles}>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
          <Box component="span" sx={{ fontFamily: figures, fontWeight: 600, fontSize: '0.9375rem' }}>
            {t(`settings.messages.${way}.title`)}
          </Box>
          <Tag tone={!isSending ? 'wait' : failedCount > 0 ? 'late' : 'done'}>
            {t(`settings.messages.${!isSending ? 'off' : failedCount > 0 ? 'failing' : 'on'}`)}
          </Tag>
        </Box>
        <Box sx={text}>
          {isSending
            ? sender
              ? t('settings.messages.mail.from', { sender })
              : t('settings.messages.push.text')
            : t(`settings.messages.${way}.off`)}
        </Box>
        {isSending && (
          <Box sx={text}>
            {t('settings.messages.lately', { days: channelDays, sent: sentCount, waiting: waitingCount, failed: failedCount })}
          </Box>
        )}
        {isSending && lastFailure !== '' && (
          <Box sx={[text, { color: 'tone.late.ink' }]}>
            {t('settings.messages.lastFailure')} <span {...ownWords}>{lastFailure}</span>
          </Box>
        )}
      </div>
      <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start', minWidth: 0 }}>
        {hasNobody ? (
          <ButtonLink {...linkTo(notificationChoicesAddress)} variant="outlined" color="inherit" size="small">
            {t('settings.messages.push.turnOn')}
          </ButtonLink>
        ) : (
          <Button variant="outlined" color="inherit" size="small" loading={test.isPending} onClick={() => void test.run()}>
            {t('settings.messages.test')}
          </Button>
        )}
        <Box sx={[text, { overflowWrap: 'anywhere' }]}>
          {hasNobody
            ? t('settings.messages.push.nobody')
            : way === 'mail'
              ? t('settings.messages.mail.to', { recipient })
              : t('settings.messages.push.to', { count: browserCount })}
        </Box>
        <Box aria-live="polite">{test.outcome && <Outcome {...test.outcome} />}</Box>
      </Box>
    </Box>
  )
}

interface Told {
  readonly tone: 'done' | 'late' | 'missing'
  readonly words: string
  /** Of who refused it, in their language. */
  readonly reason: string
}

function useTest({ way, recipient, browserCount }: Channel) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const { mutateAsync, isPending } = useSend(testChannel)
  const [outcome, setOutcome] = useState<Told | null>(null)
  const told = (result: TestResult, reason: string): Told => {
    const values = { recipient, count: browserCount }
    if (result === 'sent') return { tone: 'done', words: t(`settings.messages.${way}.sent`, values), reason: '' }
    const tone = result === 'kept' || result === 'nobody' ? 'late' : 'missing'
    return { tone, words: t(`settings.messages.results.${result}`), reason }
  }
  const run = async () => {
    setOutcome(null)
    try {
      const { result, reason } = await mutateAsync({ way })
      setOutcome(told(result, reason))
    } catch (error) {
      setOutcome({ tone: 'missing', words: (isRefused(error) && Object.values(error.errors)[0]) || sentenceOf(error), reason: '' })
    }
    await invalidate(readChannels)
  }
  return { isPending, outcome, run }
}

const icons = { done: DoneIcon, late: WarningIcon, missing: ErrorIcon } as const

function Outcome({ tone, words, reason }: Told) {
  const Icon = icons[tone]
  return (
    <Box sx={[said, { color: `tone.${tone}.ink`, fontSize: '0.8125rem', overflowWrap: 'anywhere' }]}>
      <Icon size={16} />
      <span>
        {words} {reason && <q {...ownWords}>{reason}</q>}
      </span>
    </Box>
  )
}

const styles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 264px', lg: 'minmax(0, 1fr) 320px' },
  columnGap: 3,
  rowGap: 1.25,
  px: 2.25,
  py: 1.75,
  '& .MuiButton-root': { minHeight: { xs: 44, md: 'max(36px, var(--finger, 0px))' } },
} as const
const text = { color: 'text.secondary', fontSize: '0.8125rem', textWrap: 'pretty', mt: 0.25 } as const
