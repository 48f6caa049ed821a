import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useNavigate } from '@tanstack/react-router'
import type { Call } from '@vigie/contract/kit/call.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '../api/live.ts'
import { allPages, usePages } from '../api/pages.ts'
import { invalidate } from '../api/queries.ts'
import type { Query, Values } from '../routing/query.ts'
import { useAddress } from '../routing/useAddress.ts'
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
import { ChoosableCard, ChooseRow } from './ChooseBox.tsx'
import { ChosenBar } from './ChosenBar.tsx'
import { hasOrders, hasTable, isNarrowed, withoutFilters, wordsIn, type AnyRow, type ListDefinition } from './defineList.ts'
import { ListExport } from './ListExport.tsx'
import { ListFilters } from './ListFilters.tsx'
import { useListPages } from './ListPages.tsx'
import { CardsSkeleton, NothingFound } from './ListParts.tsx'
import { ListPane } from './ListPane.tsx'
import { ListTable, ListTableSkeleton } from './ListTable.tsx'
import { useChosen } from './useChosen.ts'
import { useListPanel } from './useListPanel.ts'
import { useListWords } from './useListWords.ts'
import { usePane } from './usePane.ts'

/** Rows before the end at which the next page is asked for; milliseconds in which several events are one refresh. */
const [ahead, gathered] = [20, 1000]
/** The longest list whose rows can be scrolled to before they have come. */
const mostScrolled = 5000
const noEvents: readonly never[] = []
const noRows: readonly never[] = []

/** A page of a list: title, what narrows it, its rows as a table or cards, its file, its empty state, its keys. */
export function ListScreen<C extends Call, Q extends Query, Row extends AnyRow, Context>({
  list,
}: {
  list: ListDefinition<C, Q, Row, Context>
}) {
  const { call, filters, live = noEvents, every } = list
  const { t } = useTranslation()
  const words = useListWords(list)
  const navigate = useNavigate()
  const [view, change] = useAddress(list.address)
  const values = view as Readonly<Record<string, unknown>>
  // What narrows a list or orders it anew leads to its first page, where pages have numbers, and to its first row, where it has a pane.
  const changeTo = (changes: Readonly<Record<string, unknown>>) => change({ page: 1, ...changes } as unknown as Partial<Values<Q>>)
  const narrow = (changes: Readonly<Record<string, unknown>>) => changeTo({ ...(list.pane && { [list.pane.key]: null }), ...changes })
  // A definition is a constant of its module: the hook is the same at every render.
  // oxlint-disable-next-line react/hooks
  const context = list.useContext(view)
  const search = useListSearch(wordsIn(values) ?? '', (typed) => narrow({ search: typed }))
  // A list of which events tell is fresh until one does; any other is asked for whenever it is opened.
  const asked = { keepsFormer: true, ...(live.length === 0 && { staleTime: 0 }), ...(every !== undefined && { every }) }
  const input = list.input(view, context)
  const { query } = usePages(call, input, () => noRows, asked)
  const { data } = query
  const lines = useMemo(() => data?.pages.flatMap((answer) => list.rowsOf(answer, context)) ?? [], [list, data, context])
  const rows = useMemo(() => (list.isHeading ? lines.filter((row) => !list.isHeading!(row)) : lines), [list, lines])
  useLive(live, () => void invalidate(call, ...(list.alsoAnew ?? [])), gathered)
  const first = query.data?.pages[0]
  const total = Math.max((first && list.totalOf(first, context)) ?? 0, rows.length)
  // The bar at the side says how long the list is, and its end is reached at one stroke, where that is a few answers away.
  const count = total <= mostScrolled ? total : rows.length
  const showAll = () => {
    search.type('')
    narrow({ ...withoutFilters(filters), ...list.all })
  }
  const around = { first, view, change, context, showAll }
  const several = list.several && (list.several.isShown?.(context) ?? true) ? list.several : undefined
  const chosen = useChosen({
    rows,
    total,
    question: JSON.stringify(input),
    all: () => allPages(call, { ...(input as object), limit: list.mostRows } as typeof input, (answer) => list.rowsOf(answer, context)),
  })
  // On a phone the boxes come when they are asked for.
  const [isChoosing, setChoosing] = useState(false)
  const { open, pane } = list
  // oxlint-disable-next-line react/hooks
  const opened = pane && usePane({ pane, view, change, rows, isListed: !query.isPending, isFormer: query.isPlaceholderData })
  const onOpen =
    open &&
    ((id: number) =>
      void navigate(
        open(
          rows.find((row) => row.id === id)!,
          context,
        ),
      ))
  const pages = useListPages(list, query, lines, total, values, change)
  const panel = useListPanel(list, values, change, context)
  const openRow = (id: number): void => panel?.open(id)
  const page = useListPage({
    ids: pages.shown.flatMap(({ id }) => (typeof id === 'number' ? id : [])),
    ...(wordsIn(values) !== null && { search }),
    ...(panel
      ? { onOpen: (id: number) => panel.open(id, true), selection: panel.selection }
      : { onOpen: opened?.onOpen ?? onOpen, ...(opened && { selection: opened.selection }) }),
  })
  const onSeen = useNextPage(query, rows.length, ahead)
  // A list that refreshes by itself does so every few seconds: its button would flicker.
  const isRefreshing = every === undefined && query.isFetching && !query.isFetchingNextPage
  /** Its table has no rows that are still on their way. */
  const isWhole = pages.bar !== undefined || list.isHeading !== undefined
  const isTable = hasTable(list) && !page.isPhone
  const narrowed = isNarrowed(filters, values) || search.typed.trim() !== ''
  const hasActions = !page.isPhone || !hasOrders(list) || list.hasRefresh === true || several !== undefined || list.actions !== undefined
  const exporting = <ListExport list={list} view={view} context={context} />
  const areActsBelow = page.isPhone && list.hasActsBelow === true
  const acts = (
    <>
      {list.actions?.(around)}
      {(!page.isPhone || !hasOrders(list)) && exporting}
      {several && page.isPhone && !isChoosing && rows.length > 0 && (
        <Button variant="outlined" color="inherit" onClick={() => setChoosing(true)}>
          {t('widgets.several.begin')}
        </Button>
      )}
    </>
  )
  const areBoxes = isTable || isChoosing
  const empty = narrowed ? <NothingFound words={words} onShowAll={showAll} /> : list.empty(around)
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
                  <TitleLine isComing={query.isPending} width={360} phoneLines={list.isTextShort ? 1 : 2}>
                    {list.text(around)}
                  </TitleLine>
                )
              }
              textWidth="40rem"
              actions={
                hasActions &&
                !areActsBelow && (
                  <>
                    {list.hasRefresh && <RefreshButton onRefresh={query.refetch} isBusy={isRefreshing} />}
                    {acts}
                    <KeysButton onHelp={page.onHelp} />
                  </>
                )
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
              first={first}
              context={context}
              search={search}
              isPhone={page.isPhone}
              onChange={narrow}
              besideChips={list.beside?.(around)}
              besideOrder={page.isPhone && !areActsBelow ? exporting : undefined}
            />
          )
        }
        counted={first && (total > 0 || narrowed) ? (list.countText?.(context) ?? words.count(total)) : undefined}
      >
        {pane && opened && <ListPane {...{ list, pane, opened, query, rows, total, context, page, empty, onSeen }} />}
        {!pane && (
          <ListStates
            query={query}
            isEmpty={rows.length === 0}
            skeleton={isTable ? <ListTableSkeleton list={list} context={context} /> : <CardsSkeleton list={list} />}
            empty={empty}
            {...(!hasTable(list) && { emptyStyles: {} })}
          >
            {isTable ? (
              <div>
                <ListTable
                  list={list}
                  rows={pages.shown}
                  context={context}
                  count={isWhole ? pages.shown.length : count}
                  total={isWhole ? pages.shown.length : total}
                  sort={values['sort'] as string | null}
                  selectedId={page.selectedId}
                  {...(several && { choosing: { chosen, nameOf: several.nameOf } })}
                  gridRef={page.grid}
                  onSort={(sort) => changeTo({ sort })}
                  onOpen={panel ? openRow : onOpen}
                  {...(!pages.bar && { onSeen })}
                />
                {pages.bar}
              </div>
            ) : (
              <CardList
                label={words.label}
                count={count}
                total={total}
                height={list.cardHeight}
                keyOf={(at) => rows[at]?.id ?? `coming ${at}`}
                listRef={page.grid}
                onSeen={onSeen}
                sx={list.cardGap === undefined ? {} : { '& > li': { position: 'absolute', insetInline: 0, top: 0, pb: list.cardGap } }}
              >
                {(at) => {
                  const row = rows[at]
                  if (!row) return <Skeleton variant="rounded" height={list.cardHeight - 8} />
                  const card = list.card(row, context, openRow)
                  if (!several || !isChoosing) return card
                  return <ChoosableCard box={<ChooseRow row={row} name={several.nameOf(row)} chosen={chosen} />}>{card}</ChoosableCard>
                }}
              </CardList>
            )}
          </ListStates>
        )}
        {rows.length > 0 && list.below?.(around)}
        {several && areBoxes && (chosen.rows.length > 0 || isChoosing) && (
          <ChosenBar
            chosen={chosen}
            isBesideCards={!isTable}
            onDone={() => {
              chosen.clear()
              setChoosing(false)
            }}
          >
            {several.acts(chosen, view, context)}
            <ListExport list={list} view={view} context={context} rows={chosen.rows} />
          </ChosenBar>
        )}
        {panel && list.panel?.show(around, { id: panel.id, rows, isListed: !query.isPending, isByKey: panel.isByKey, close: page.close })}
        {areActsBelow && <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, pt: 1 }}>{acts}</Box>}
      </ListPage>
    </Box>
  )
}
