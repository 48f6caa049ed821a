import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { listOutbox } from '@vigie/contract/outbox/outbox.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../api/queries.ts'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { RefreshIcon } from '../../ui/icons.tsx'
import { CardList } from '../../ui/lists/CardList.tsx'
import { KeysButton } from '../../ui/lists/KeysButton.tsx'
import { ListPage } from '../../ui/lists/ListPage.tsx'
import { ListStates } from '../../ui/lists/ListStates.tsx'
import { useListPage } from '../../ui/lists/useListPage.ts'
import { PageTitle } from '../../ui/page/PageTitle.tsx'
import { Coming } from '../../ui/feedback/Coming.tsx'
import { EmptyState } from '../../ui/feedback/StatePage.tsx'
import { MessageCard, MessageSkeleton } from './MessageCard.tsx'
import { OutboxExport } from './OutboxExport.tsx'

const none: readonly never[] = []

/** What would have been sent, newest first. Asked anew each time it is opened, and on demand. */
export function Outbox() {
  const { t } = useTranslation()
  const query = useAsk(listOutbox, {}, { staleTime: 0 })
  const messages = query.data?.messages ?? none
  const page = useListPage({ ids: messages.map(({ id }) => id) })
  const refresh = (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<RefreshIcon />}
      onClick={() => void query.refetch()}
      disabled={query.isFetching}
      sx={{ bgcolor: 'background.paper' }}
    >
      {t('common.refresh')}
    </Button>
  )
  return (
    <Box sx={{ maxWidth: 860 }}>
      <ListPage
        page={page}
        head={
          <PageTitle
            title={t('shell.titles.outbox')}
            text={t('outbox.text')}
            actions={
              <>
                {refresh}
                <OutboxExport messages={query.data?.messages} />
                <KeysButton onHelp={page.onHelp} />
              </>
            }
          />
        }
        counted={messages.length > 0 ? t('outbox.count', { count: messages.length }) : undefined}
      >
        <ListStates query={query} isEmpty={messages.length === 0} skeleton={<MessagesSkeleton />} empty={<NoMessages />} emptyStyles={{}}>
          <CardList
            label={t('shell.titles.outbox')}
            count={messages.length}
            height={280}
            keyOf={(at) => messages[at]!.id}
            listRef={page.grid}
            sx={styles}
          >
            {(at) => <MessageCard message={messages[at]!} />}
          </CardList>
        </ListStates>
      </ListPage>
    </Box>
  )
}

function MessagesSkeleton() {
  return (
    <Coming sx={{ display: 'grid', gap: 1.5 }}>
      {[0, 1, 2].map((card) => (
        <MessageSkeleton key={card} />
      ))}
    </Coming>
  )
}

function NoMessages() {
  const { t } = useTranslation()
  const action = (
    <ButtonLink to="/reset-password" variant="contained">
      {t('outbox.emptyAction')}
    </ButtonLink>
  )
  return <EmptyState title={t('outbox.emptyTitle')} text={t('outbox.emptyText')} action={action} />
}

/** A message is higher than other cards, and stands further from the next. */
const styles = { '& > li': { position: 'absolute', insetInline: 0, top: 0, pb: 1.5 } } as const
