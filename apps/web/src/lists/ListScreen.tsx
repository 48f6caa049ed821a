import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useNavigate } from '@tanstack/react-router'
import type { AnyList } from '@vigie/contract/kit/list.ts'
import type { Input } from '../api/ask.ts'
import { useLive } from '../api/live.ts'
import { usePages } from '../api/pages.ts'
import { askAnew } from '../api/queries.ts'
import { useAddress, type Change } from '../routing/useAddress.ts'
import { Coming } from '../ui/feedback/Coming.tsx'
import { EmptyState } from '../ui/feedback/StatePage.tsx'
import { CardList } from '../ui/lists/CardList.tsx'
import { KeysButton } from '../ui/lists/KeysButton.tsx'
import { ListPage } from '../ui/lists/ListPage.tsx'
import { hasFailed, ListStates } from '../ui/lists/ListStates.tsx'
import { RefreshButton } from '../ui/lists/RefreshButton.tsx'
import { useListPage } from '../ui/lists/useListPage.ts'
import { useListSearch } from '../ui/lists/useListSearch.ts'
import { useNextPage } from '../ui/lists/useNextPage.ts'
import { PageTitle } from '../ui/page/PageTitle.tsx'
import { TitleLine } from '../ui/page/TitleLine.tsx'
import { hasTable, type DefinedList, type RowOf } from './defineList.ts'
import { ListExport } from './ListExport.tsx'
import { ListFilters, type Counts } from './ListFilters.tsx'
import { isNarrowed, questionOfList, type ListView } from './listQuery.ts'
import { ListTable, ListTableSkeleton } from './ListTable.tsx'
import { useListWords } from './useListWords.ts'

/** Rows before the end at which the next page is asked for; milliseconds in which several events are one refresh. */
const [ahead, gathered] = [20, 1000]
const noEvents: readonly never[] = []

/** A page of a list: title, what narrows it, its rows as a table or cards, its file, its empty state, its keys. */
export function ListScreen<C extends AnyList, Context>({ list }: { list: DefinedList<C, Context> }) {
  const { call, live = noEvents, every } = list
  const words = useListWords(list)
  const navigate = useNavigate()
  const [values, changeValues] = useAddress(list.address)
  const view = values as ListView<C>
  const change = changeValues as Change<Readonly<Record<string, unknown>>>
  // A definition is a constant of its module: the hook is the same at every render.
  // oxlint-disable-next-line react/hooks
  const context = list.useContext()
  const search = useListSearch(view.search ?? '', (typed) => change({ search: typed }))
  const question = questionOfList(call, view) as Input<C>
  const asked = { staleTime: 0, keepsFormer: true, ...(every !== undefined && { every }) }
  const { query, rows } = usePages(call, question, (page) => (page as { rows: readonly RowOf<C>[] }).rows, asked)
  useLive(live, () => void askAnew(call), gathered)
  const first = query.data?.pages[0]
  const { total: counted, counts } = (first ?? {}) as { readonly total?: number; readonly counts?: Counts }
  const total = Math.max(counted ?? 0, rows.length)
  const around = { first, view, context }
  const { open } = list
  const onOpen = open && ((id: number) => void navigate(open(rows.find((row) => row.id === id)!)))
  const page = useListPage({ ids: rows.map(({ id }) => id), ...(call.list.isSearched && { search }), onOpen })
  const onSeen = useNextPage(query, rows.length, ahead)
  // A list that refreshes by itself does so every few seconds: its button would flicker.
  const isRefreshing = every === undefined && query.isFetching && !query.isFetchingNextPage
  const isTable = hasTable(list) && !page.isPhone
  const narrowed = isNarrowed(call, view) || search.typed.trim() !== ''
  const showAll = () => {
    search.type('')
    const filters = Object.entries(call.list.filters).map(([name, { words: options }]) => [name, options ? 'all' : null])
    change({ ...Object.fromEntries(filters), search: '' })
  }
  const exporting = <ListExport list={list} view={view} context={context} />
  return (
    <Box sx={{ maxWidth: list.maxWidth }}>
      <ListPage
        page={page}
        head={
          <>
            <PageTitle
              title={words.title}
              text={
                list.text && (
                  <TitleLine isComing={query.isPending} width={360} phoneLines={2}>
                    {list.text(around)}
                  </TitleLine>
                )
              }
              textWidth="40rem"
              actions={
                <>
                  {list.hasRefresh && <RefreshButton onRefresh={query.refetch} isBusy={isRefreshing} />}
                  {list.actions?.(around)}
                  {!page.isPhone && exporting}
                  <KeysButton onHelp={page.onHelp} />
                </>
              }
            />
            {list.notices?.(around)}
          </>
        }
        controls={
          !hasFailed(query) && (
            <ListFilters
              list={list}
              view={view}
              counts={counts}
              search={search}
              isPhone={page.isPhone}
              onChange={change}
              beside={page.isPhone ? exporting : undefined}
            />
          )
        }
        counted={first && (total > 0 || narrowed) ? words.count(total) : undefined}
      >
        <ListStates
          query={query}
          isEmpty={rows.length === 0}
          skeleton={isTable ? <ListTableSkeleton list={list} /> : <CardsSkeleton list={list} />}
          empty={narrowed ? <NothingFound words={words} onShowAll={showAll} /> : list.empty(context)}
          {...(!hasTable(list) && { emptyStyles: {} })}
        >
          {isTable ? (
            <ListTable
              list={list}
              rows={rows}
              context={context}
              total={total}
              sort={view.sort}
              selectedId={page.selectedId}
              gridRef={page.grid}
              onSort={(sort) => change({ sort })}
              onOpen={onOpen}
              onSeen={onSeen}
            />
          ) : (
            <CardList
              label={words.title}
              count={rows.length}
              total={total}
              height={list.cardHeight}
              keyOf={(at) => rows[at]!.id}
              listRef={page.grid}
              onSeen={onSeen}
              sx={list.cardGap === undefined ? {} : { '& > li': { position: 'absolute', insetInline: 0, top: 0, pb: list.cardGap } }}
            >
              {(at) => list.card(rows[at]!, context)}
            </CardList>
          )}
        </ListStates>
      </ListPage>
    </Box>
  )
}

function NothingFound({ words, onShowAll }: { words: ReturnType<typeof useListWords>; onShowAll: () => void }) {
  const clear = (
    <Button variant="outlined" color="inherit" onClick={onShowAll}>
      {words.showAll()}
    </Button>
  )
  return <EmptyState title={words.filtered()} action={clear} />
}

/** Cards on their way, as many as a first page shows. */
function CardsSkeleton<C extends AnyList, Context>({ list }: { list: DefinedList<C, Context> }) {
  const { cardSkeleton, cardHeight, cardGap = 1 } = list
  return (
    <Coming sx={{ display: 'grid', gap: cardGap }}>
      {Array.from({ length: cardSkeleton ? 3 : 6 }, (_, card) => (
        <Box key={card}>{cardSkeleton ? cardSkeleton() : <Skeleton variant="rounded" height={cardHeight - 8} />}</Box>
      ))}
    </Coming>
  )
}
