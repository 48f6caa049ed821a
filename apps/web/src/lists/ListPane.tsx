import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Dialog from '@mui/material/Dialog'
import type { Call } from '@vigie/contract/kit/call.ts'
import { useRef, type ReactNode } from 'react'
import type { Query } from '../routing/query.ts'
import { CloseButton } from '../ui/dialogs/CloseButton.tsx'
import { focusLeft } from '../ui/dialogs/focusLeft.ts'
import { EmptyState, ErrorState } from '../ui/feedback/StatePage.tsx'
import { CardList, cardStyles } from '../ui/lists/CardList.tsx'
import { ListStates, type ListQuery } from '../ui/lists/ListStates.tsx'
import { CardListSkeleton } from '../ui/lists/skeletons.tsx'
import type { ListPageState } from '../ui/lists/useListPage.ts'
import { Card } from '../ui/page/Card.tsx'
import { useOffsetInPage } from '../ui/page/useOffsetInPage.ts'
import type { AnyRow, ListDefinition } from './defineList.ts'
import { PaneRows, PaneRowsSkeleton } from './PaneRows.tsx'
import { useListWords } from './useListWords.ts'
import type { ListPane as Definition, OpenPane } from './usePane.ts'

interface ListPaneProps<C extends Call, Q extends Query, Row extends AnyRow, Context> {
  readonly list: ListDefinition<C, Q, Row, Context>
  readonly pane: Definition<Q, Row, Context>
  readonly opened: OpenPane<Row>
  readonly query: ListQuery
  readonly rows: readonly Row[]
  readonly total: number
  readonly context: Context
  readonly page: ListPageState
  readonly empty: ReactNode
  readonly onSeen: (index: number) => void
}

/** Rows of a list with a pane are numbered. */
const numberOf = ({ id }: AnyRow): number => id as number

/** The rows of a list, and the open one: beside them, or as a page of its own over cards. */
export function ListPane<C extends Call, Q extends Query, Row extends AnyRow, Context>(props: ListPaneProps<C, Q, Row, Context>) {
  const { list, pane, opened, query, rows, total, context, page, empty, onSeen } = props
  const words = useListWords(list)
  const { isWide, isChosen, open } = opened
  const look = { rowStyles: pane.rowStyles, rowHeight: pane.rowHeight }
  const notice = pane.notice?.(context)
  const shown = (close?: ReactNode) => (
    <Box sx={paneStyles}>
      {notice}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <Shown pane={pane} opened={opened} words={words} context={context} close={close} />
      </Box>
    </Box>
  )
  const skeleton = isWide ? (
    <Panes rows={<PaneRowsSkeleton {...look}>{list.cardSkeleton?.()}</PaneRowsSkeleton>} label={words.pane.title()}>
      {pane.skeleton()}
    </Panes>
  ) : (
    <CardListSkeleton height={list.cardHeight - 8} />
  )
  const all =
    rows.length === 0 ? (
      <Card sx={{ display: 'grid', alignContent: 'center' }}>{empty}</Card>
    ) : (
      <PaneRows
        name={list.name}
        label={words.label}
        ids={rows.map(numberOf)}
        {...{ total, onSeen, ...look }}
        selectedId={page.selectedId}
        gridRef={page.grid}
        onOpen={open}
      >
        {(at) => list.card(rows[at]!, context, open)}
      </PaneRows>
    )
  return (
    <>
      {rows.length === 0 && !isChosen && notice}
      <ListStates query={query} isEmpty={rows.length === 0 && !(isWide && isChosen)} skeleton={skeleton} empty={empty}>
        {isWide ? (
          <Panes rows={all} label={words.pane.title()}>
            {shown()}
          </Panes>
        ) : (
          <CardList
            label={words.label}
            count={rows.length}
            total={total}
            height={list.cardHeight}
            keyOf={(at) => rows[at]!.id}
            listRef={page.grid}
            onSeen={onSeen}
            sx={{ '& > li > button': { ...cardStyles, ...pane.rowStyles, width: '100%', minHeight: list.cardHeight - 8 } }}
          >
            {(at) => <ButtonBase onClick={() => open(numberOf(rows[at]!))}>{list.card(rows[at]!, context, open)}</ButtonBase>}
          </CardList>
        )}
      </ListStates>
      {!isWide && (
        <Dialog
          fullScreen
          open={isChosen}
          onClose={opened.close}
          slotProps={{
            transition: { onExited: focusLeft },
            paper: { 'aria-label': words.pane.title(), sx: { borderRadius: 0, border: 0 } },
          }}
        >
          {shown(<CloseButton name={words.pane.close()} onClose={opened.close} edge="end" />)}
        </Dialog>
      )}
    </>
  )
}

interface ShownProps<Q extends Query, Row extends AnyRow, Context> {
  readonly pane: Definition<Q, Row, Context>
  readonly opened: OpenPane<Row>
  readonly words: ReturnType<typeof useListWords>
  readonly context: Context
  readonly close: ReactNode
}

/** The open row in its four states. */
function Shown<Q extends Query, Row extends AnyRow, Context>({ pane, opened, words, context, close }: ShownProps<Q, Row, Context>) {
  const { row, isComing, isChosen, error, retry, acts } = opened
  if (row) return pane.show(row, { ...acts, close }, context)
  if (isComing) return pane.skeleton()
  return (
    <>
      {close && <Box sx={{ display: 'flex', justifyContent: 'end', p: 1 }}>{close}</Box>}
      {error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : isChosen ? (
        <EmptyState title={words.pane.missing()} text={words.pane.missingText()} />
      ) : (
        <EmptyState title={words.pane.choose()} />
      )}
    </>
  )
}

/** Pixels below, and the least that both need. */
const room = { below: 28, least: 560 } as const

/** The rows, and beside them the open one: as high as the window leaves them, each scrolls by itself. */
function Panes({ rows, label, children }: { rows: ReactNode; label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const top = useOffsetInPage(box)
  return (
    <Box ref={box} sx={panesStyles} style={{ height: `max(${room.least}px, calc(100dvh - ${top + room.below}px))` }}>
      {rows}
      <Card component="aside" aria-label={label} sx={{ height: '100%', overflow: 'hidden' }}>
        {children}
      </Card>
    </Box>
  )
}

const paneStyles = { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 } as const
const panesStyles = {
  display: 'grid',
  gap: { lg: 2, xl: 3 },
  gridTemplateColumns: 'clamp(19rem, 34%, 26rem) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
} as const
