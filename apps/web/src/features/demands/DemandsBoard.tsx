import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { isOpenDemand } from '@vigie/contract/demands/demands.forms.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { demandsAddress, type DemandsView } from '../../routing/addresses/demands.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { useSelection } from '../../routing/useSelection.ts'
import { useNow } from '../../session/useNow.ts'
import { CloseButton } from '../../ui/dialogs/CloseButton.tsx'
import { focusLeft } from '../../ui/dialogs/focusLeft.ts'
import { ListPage } from '../../ui/lists/ListPage.tsx'
import { hasFailed, ListStates } from '../../ui/lists/ListStates.tsx'
import { CardListSkeleton } from '../../ui/lists/skeletons.tsx'
import { useListPage } from '../../ui/lists/useListPage.ts'
import { useListSearch } from '../../ui/lists/useListSearch.ts'
import { useNextPage } from '../../ui/lists/useNextPage.ts'
import { Card } from '../../ui/page/Card.tsx'
import { useDemandTypes } from './useDemandTypes.ts'
import { useLiveDemands } from './useLiveDemands.ts'
import type { Cover } from './view/AbsenceEffects.tsx'
import { DemandPane, PaneSkeleton } from './view/DemandPane.tsx'
import type { DemandFile } from './view/FilesPart.tsx'
import type { Answered } from './view/useAnswer.ts'
import { cardHeight, DemandCards } from './list/DemandCards.tsx'
import { DemandRows, DemandRowsSkeleton } from './list/DemandRows.tsx'
import { DemandsFilters } from './list/DemandsFilters.tsx'
import { DemandsHead } from './list/DemandsHead.tsx'
import { FellOpen } from './FellOpen.tsx'
import { nextToAnswer } from './list/next.rules.ts'
import { NoDemands } from './list/NoDemands.tsx'
import { Panes } from './list/Panes.tsx'
import { useDemands, useOpenDemand } from './list/useDemands.ts'

interface DemandsBoardProps {
  readonly cover: Cover
  readonly onFile: (file: DemandFile) => void
  /** What may be done beside the title. */
  readonly acts: ReactNode
}

/** Demands before the end at which the next page is asked for. */
const ahead = 10
const stay = () => undefined

/** The manager's inbox: what agents ask for, the one that is read beside it, and the answer. */
export function DemandsBoard({ cover, onFile, acts }: DemandsBoardProps) {
  const { t } = useTranslation()
  const [view, change] = useAddress(demandsAddress)
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  const now = useNow(60)
  /** What narrows the list leads to its first. */
  const narrow = (changes: Partial<DemandsView>) => change({ demandId: null, ...changes })
  const search = useListSearch(view.search, (words) => narrow({ search: words }))
  const { query, demands, counts } = useDemands(view)
  const { types, formOf } = useDemandTypes()
  useLiveDemands()
  const selection = useSelection('demandId', view, change)
  const open = useOpenDemand(view.demandId, demands, !query.isPending)
  const [answeredId, setAnsweredId] = useState<number>()
  /** The last answer that has left something to do. */
  const [unfilled, setUnfilled] = useState<Answered | null>(null)
  const page = useListPage({
    ids: demands.map(({ id }) => id),
    search,
    onOpen: (id) => {
      selection.open(id, true)
      arrival.at(id)
    },
    // Beside the list one is always read; over it nothing of the list answers to the keyboard.
    selection: isWide ? { ...selection, isOpen: true, select: selection.open, close: stay } : { ...selection, isOpen: false },
  })
  const arrival = useHeading(open.demand?.id)
  useFirst({ view, change, demands, isWide, isFormer: query.isPlaceholderData, answeredId })
  const onSeen = useNextPage(query, demands.length, ahead)
  const onAnswered = (done: Answered) => {
    if (isOpenDemand(done.demand.status)) return
    if (done.opened.length > 0) setUnfilled(done)
    setAnsweredId(done.demand.id)
    const next = nextToAnswer(demands, done.demand.id)
    if (next !== null) arrival.at(next)
    change({ demandId: next })
  }
  const isNarrowed = view.typeId !== null || search.typed.trim() !== ''
  const showAll = () => {
    search.type('')
    narrow({ state: 'all', typeId: null, search: '' })
  }
  const { value: total, isMore } = counts?.[view.state] ?? { value: demands.length, isMore: false }
  const notice = unfilled && <FellOpen answered={unfilled} onClose={() => setUnfilled(null)} />
  const list = {
    demands,
    total,
    formOf,
    now,
    isMixed: view.state === 'all',
    onOpen: selection.open,
    onSeen,
    gridRef: page.grid,
  }
  const pane = {
    open,
    formOf,
    isChosen: view.demandId !== null,
    notice,
    heading: arrival.heading,
    cover,
    onFile,
    onAnswered,
  }
  const skeleton = isWide ? (
    <Panes list={<DemandRowsSkeleton />} label={t('demands.view.title')}>
      <PaneSkeleton />
    </Panes>
  ) : (
    <CardListSkeleton height={cardHeight} />
  )
  const none = <NoDemands isNarrowed={isNarrowed} state={view.state} isNone={counts?.all.value === 0} onAll={showAll} />
  const rows =
    demands.length > 0 ? (
      <DemandRows {...list} selectedId={page.selectedId} />
    ) : (
      <Card sx={{ display: 'grid', alignContent: 'center' }}>{none}</Card>
    )
  const isAlone = view.demandId !== null && demands.length === 0
  return (
    <ListPage
      page={page}
      head={<DemandsHead onHelp={page.onHelp} acts={page.isPhone ? null : acts} />}
      controls={!hasFailed(query) && <DemandsFilters view={view} counts={counts} types={types} search={search} onChange={narrow} />}
      counted={query.data && t(isMore ? 'demands.countOrMore' : 'demands.count', { count: total })}
    >
      {demands.length === 0 && !isAlone && notice}
      <ListStates query={query} isEmpty={demands.length === 0 && !(isWide && isAlone)} skeleton={skeleton} empty={none}>
        {isWide ? (
          <Panes list={rows} label={t('demands.view.title')}>
            <DemandPane {...pane} />
          </Panes>
        ) : (
          <DemandCards {...list} />
        )}
      </ListStates>
      {/* On a phone the demands come first. */}
      {page.isPhone && acts && <Box sx={{ display: 'grid', justifyContent: 'center', pt: 1 }}>{acts}</Box>}
      {!isWide && (
        <Dialog
          fullScreen
          open={view.demandId !== null}
          onClose={selection.close}
          slotProps={{
            transition: { onExited: focusLeft },
            paper: { 'aria-label': t('demands.view.title'), sx: { borderRadius: 0, border: 0 } },
          }}
        >
          <DemandPane {...pane} close={<CloseButton name={t('demands.view.close')} onClose={selection.close} edge="end" />} />
        </Dialog>
      )}
    </ListPage>
  )
}

/** Where there is room beside the list the first is read, until another is chosen; it stands in the address as any other. */
function useFirst({ view, change, demands, isWide, isFormer, answeredId }: FirstProps): void {
  const first = demands.find(({ id }) => id !== answeredId)?.id
  const isAsked = isWide && view.demandId === null && !isFormer && first !== undefined
  useEffect(() => {
    if (isAsked) change({ demandId: first })
  }, [isAsked, first, change])
}

interface FirstProps {
  readonly view: DemandsView
  readonly change: (changes: Partial<DemandsView>) => void
  readonly demands: ReturnType<typeof useDemands>['demands']
  readonly isWide: boolean
  /** What is listed belongs to the view before. */
  readonly isFormer: boolean
  /** The one that was just answered is not opened anew. */
  readonly answeredId: number | undefined
}

/** The name above the demand that is read takes the focus of whoever comes to it by the keyboard, or from the one before. */
function useHeading(shownId: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [awaitedId, setAwaited] = useState<number | null>(null)
  useEffect(() => {
    if (awaitedId === null || awaitedId !== shownId) return
    heading.current?.focus({ preventScroll: true })
    setAwaited(null)
  }, [awaitedId, shownId])
  return { heading, at: setAwaited }
}
