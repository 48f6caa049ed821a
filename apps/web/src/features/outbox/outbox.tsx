import { listOutbox } from '@vigie/contract/outbox/outbox.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { digitsOf } from '../../kit/dates.ts'
import { defineList } from '../../lists/defineList.ts'
import { ofCall } from '../../lists/ofCall.ts'
import { EmptyState } from '../../ui/feedback/StatePage.tsx'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { MessageCard, MessageSkeleton } from './MessageCard.tsx'

/** Messages that were sent, or stay here, and what became of them. */
export const list = defineList({
  name: 'outbox',
  ...ofCall(listOutbox, { path: '/outbox', chips: 'state', hidesEmptyChips: true }),
  useContext: () => ({ t: useTranslation().t, language: useLanguage() }),
  columns: [
    { key: 'at', value: ({ createdAt }, { language }) => digitsOf(createdAt, language) },
    { key: 'way', value: ({ way }, { t }) => t(`outbox.ways.${way}`) },
    { key: 'state', value: ({ state }, { t }) => t(`outbox.state.${state}`) },
    { key: 'sentAt', value: ({ sentAt }, { language }) => sentAt && digitsOf(sentAt, language) },
    { key: 'failure', value: ({ failure }) => failure },
    { key: 'recipient', value: ({ recipient }) => recipient },
    { key: 'subject', value: ({ subject }) => subject },
    { key: 'body', value: ({ body }, { t }) => body ?? t('outbox.hidden') },
  ],
  card: (message) => <MessageCard message={message} />,
  cardHeight: 280,
  cardGap: 1.5,
  cardSkeleton: () => <MessageSkeleton />,
  maxWidth: 860,
  text: ({ first, context: { t } }) => t((first?.sendingWays.length ?? 0) > 0 ? 'outbox.textSending' : 'outbox.text'),
  empty: ({ context: { t } }) => (
    <EmptyState
      title={t('outbox.empty.title')}
      text={t('outbox.empty.text')}
      action={
        <ButtonLink to="/reset-password" variant="contained">
          {t('outbox.empty.action')}
        </ButtonLink>
      }
    />
  ),
  hasRefresh: true,
})
