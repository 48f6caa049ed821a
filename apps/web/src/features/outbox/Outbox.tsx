import Box from '@mui/material/Box'
import { listOutbox } from '@vigie/contract/outbox/outbox.ts'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../api/pages.ts'
import { outboxAddress } from '../../routing/addresses/outbox.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { CardList } from '../../ui/lists/CardList.tsx'
import { KeysButton } from '../../ui/lists/KeysButton.tsx'
import { RefreshButton } from '../../ui/lists/RefreshButton.tsx'
import { ListPage } from '../../ui/lists/ListPage.tsx'
import { hasFailed, ListStates } from '../../ui/lists/ListStates.tsx'
import { useListPage } from '../../ui/lists/useListPage.ts'
import { useListSearch } from '../../ui/lists/useListSearch.ts'
import { useNextPage } from '../../ui/lists/useNextPage.ts'
import { PageTitle } from '../../ui/page/PageTitle.tsx'
import { TitleLine } from '../../ui/page/TitleLine.tsx'
import { Coming } from '../../ui/feedback/Coming.tsx'
import { MessageCard, MessageSkeleton } from './MessageCard.tsx'
import { NoMessages } from './NoMessages.tsx'
import { OutboxExport } from './OutboxExport.tsx'
import { OutboxFilters } from './OutboxFilters.tsx'
import { questionOf } from './question.ts'

/** Messages before the end at which the next page is asked for. */
const ahead = 15

/** What is sent, or would have been, and what became of it. Asked anew each time it is opened, and on demand. */
export function Outbox() {
  const { t } = useTranslation()
  const [view, change] = useAddress(outboxAddress)
  const search = useListSearch(view.search, (words) => change({ search: words }))
  const asked = { staleTime: 0, keepsFormer: true }
  const { query, rows: messages } = usePages(listOutbox, questionOf(view), (page) => page.messages, asked)
  const counts = query.data?.pages[0]?.counts
  const total = counts?.[view.state] ?? 0
  const isSending = (query.data?.pages[0]?.sendingWays.length ?? 0) > 0
  const page = useListPage({ ids: messages.map(({ id }) => id), search })
  const onSeen = useNextPage(query, messages.length, ahead)
  const isNarrowed = view.way !== 'all' || view.state !== 'all' || search.typed.trim() !== ''
  const showAll = () => {
    search.type('')
    change({ way: 'all', state: 'all', search: '' })
  }
  const exporting = <OutboxExport view={view} />
  return (
    <Box sx={{ maxWidth: 860 }}>
      <ListPage
        page={page}
        head={
          <PageTitle
            title={t('shell.titles.outbox')}
            text={
              <TitleLine isComing={query.isPending} width={360} phoneLines={2}>
                {t(isSending ? 'outbox.textSending' : 'outbox.text')}
              </TitleLine>
            }
            actions={
              <>
                <RefreshButton onRefresh={query.refetch} isBusy={query.isFetching && !query.isFetchingNextPage} />
                {!page.isPhone && exporting}
                <KeysButton onHelp={page.onHelp} />
              </>
            }
          />
        }
        controls={
          !hasFailed(query) && (
            <OutboxFilters view={view} counts={counts} search={search} onChange={change} forPhone={page.isPhone ? exporting : undefined} />
          )
        }
        counted={total > 0 || isNarrowed ? t('outbox.count', { count: total }) : undefined}
      >
        <ListStates
          query={query}
          isEmpty={messages.length === 0}
          skeleton={<MessagesSkeleton />}
          empty={<NoMessages isNarrowed={isNarrowed} onClear={showAll} />}
          emptyStyles={{}}
        >
          <CardList
            label={t('shell.titles.outbox')}
            count={messages.length}
            total={total}
            height={280}
            keyOf={(at) => messages[at]!.id}
            listRef={page.grid}
            onSeen={onSeen}
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

/** A message is higher than other cards, and stands further from the next. */
const styles = { '& > li': { position: 'absolute', insetInline: 0, top: 0, pb: 1.5 } } as const
