import Box from '@mui/material/Box'
import type { MessageState as State, OutboxMessage } from '@vigie/contract/outbox/outbox.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenInstant } from '../../kit/dates.ts'
import { Tag } from '../../ui/marks/Tag.tsx'
import type { Tone } from '../../theme/palette.ts'

const tones: Readonly<Record<State, Tone>> = { waiting: 'run', sent: 'done', givenUp: 'missing', kept: 'wait' }

/** What became of a message, in a word. It that was tried in vain and waits is late. */
export function MessageState({ message: { state, failure } }: { message: OutboxMessage }) {
  const { t } = useTranslation()
  return <Tag tone={state === 'waiting' && failure !== '' ? 'late' : tones[state]}>{t(`outbox.state.${state}`)}</Tag>
}

/** When it went, or why it did not, in the words of who refused it. */
export function Outcome({ message: { state, tries, triedAt, sentAt, failure } }: { message: OutboxMessage }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const said = [
    state === 'kept' && t('outbox.keptText'),
    sentAt && t('outbox.sentAt', { at: writtenInstant(sentAt, language) }),
    state !== 'sent' && triedAt && t('outbox.lastTry', { at: writtenInstant(triedAt, language) }),
    tries > 1 && t('outbox.tries', { count: tries }),
    state === 'waiting' && failure !== '' && t('outbox.again'),
  ].filter(Boolean)
  if (said.length === 0 && failure === '') return null
  return (
    <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
      {said.length > 0 && <Box>{said.join(' · ')}</Box>}
      {failure !== '' && (
        <Box lang="" dir="auto" sx={{ mt: said.length > 0 ? 0.5 : 0, color: 'tone.missing.ink', overflowWrap: 'anywhere' }}>
          {failure}
        </Box>
      )}
    </Box>
  )
}
