import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { listOutbox } from '@vigie/contract/outbox/outbox.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../api/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { RefreshIcon } from '../../ui/icons.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/StatePage.tsx'
import { MessageCard, MessageSkeleton, type Message } from './MessageCard.tsx'

/** What would have been sent, newest first. Asked anew each time it is opened, and on demand. */
export function Outbox() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useAsk(listOutbox, {}, { staleTime: 0 })
  const again = () => void refetch()
  const refresh = (
    <Button variant="outlined" color="inherit" startIcon={<RefreshIcon />} onClick={again} disabled={isFetching}>
      {t('common.refresh')}
    </Button>
  )
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 860 }}>
      <PageTitle title={t('shell.titles.outbox')} text={t('outbox.text')} actions={refresh} />
      {error ? (
        <Card>
          <ErrorState error={error} onRetry={again} />
        </Card>
      ) : (
        <Messages messages={data?.messages} />
      )}
    </Box>
  )
}

function Messages({ messages }: { messages: readonly Message[] | undefined }) {
  const { t } = useTranslation()
  if (!messages) {
    return (
      <Box role="group" aria-busy aria-label={t('common.loading')} sx={{ display: 'grid', gap: 1.5 }}>
        {[0, 1, 2].map((card) => (
          <MessageSkeleton key={card} />
        ))}
      </Box>
    )
  }
  if (messages.length === 0) {
    const action = (
      <ButtonLink to="/reset-password" variant="contained">
        {t('outbox.emptyAction')}
      </ButtonLink>
    )
    return (
      <Card>
        <EmptyState title={t('outbox.emptyTitle')} text={t('outbox.emptyText')} action={action} />
      </Card>
    )
  }
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {messages.map((message) => (
        <li key={message.id}>
          <MessageCard message={message} />
        </li>
      ))}
    </Box>
  )
}
