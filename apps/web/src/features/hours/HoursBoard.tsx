import Button from '@mui/material/Button'
import { unsettledCountOf } from '@vigie/contract/hours/hours.rules.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hoursAddress, type HoursView } from '../../routing/addresses/hours.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { useSelection } from '../../routing/useSelection.ts'
import { EmptyDrawing } from '../../ui/illustrations/states.tsx'
import { StatePage } from '../../ui/feedback/StatePage.tsx'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { ListPage } from '../../ui/lists/ListPage.tsx'
import { hasFailed, ListStates } from '../../ui/lists/ListStates.tsx'
import { CardListSkeleton, RowsSkeleton } from '../../ui/lists/skeletons.tsx'
import { useListPage } from '../../ui/lists/useListPage.ts'
import { useListSearch } from '../../ui/lists/useListSearch.ts'
import { useNextPage } from '../../ui/lists/useNextPage.ts'
import { ClosedNote } from './ClosedNote.tsx'
import { CloseMonth } from './CloseMonth.tsx'
import { cardHeight, HoursCards } from './HoursCards.tsx'
import { HoursExport } from './HoursExport.tsx'
import { HoursFigureRow } from './HoursFigureRow.tsx'
import { HoursFilters } from './HoursFilters.tsx'
import { HoursHead } from './HoursHead.tsx'
import { HoursTable } from './HoursTable.tsx'
import { useHours } from './useHours.ts'

interface HoursBoardProps {
  /** Days lead to their services. */
  readonly maySeeServices: boolean
  /** Where there is nothing yet, a planning can be brought in. */
  readonly mayImport: boolean
}

/** Agents before the end at which the next page is asked for. */
const ahead = 20
const newStep = { isNewStep: true } as const

/** What each agent of a month had planned and has done, what keeps the month from closing, and closing it. */
export function HoursBoard({ maySeeServices, mayImport }: HoursBoardProps) {
  const { t } = useTranslation()
  const [view, change] = useAddress(hoursAddress)
  const { query, agents, hours, total } = useHours(view)
  const [isClosing, setClosing] = useState(false)
  /** What narrows the list closes what is open in it. */
  const narrow = (changes: Partial<HoursView>, step = newStep) => change({ agentId: null, ...changes }, step)
  const search = useListSearch(view.search, (words) => change({ agentId: null, search: words }))
  const selection = useSelection('agentId', view, change)
  const toggle = (id: number) => (selection.isOpen && view.agentId === id ? selection.close() : selection.open(id, true))
  const page = useListPage({ ids: agents.map(({ agentId }) => agentId), search, onOpen: toggle, selection })
  const onSeen = useNextPage(query, agents.length, ahead)
  const isFirstLoad = query.isPending
  const clear = () => {
    search.type('')
    narrow({ filter: 'all', search: '' })
  }
  const list = {
    agents,
    hours,
    total,
    view,
    sort: view.sort,
    onSort: (sort: HoursView['sort']) => change({ sort }),
    openId: view.agentId,
    onToggle: toggle,
    onSeen,
    gridRef: page.grid,
    maySeeServices,
  }
  const exporting = <HoursExport view={view} hours={hours} />
  const isNarrowed = view.filter !== 'all' || view.search.trim() !== ''
  const toImport = mayImport && !isNarrowed && (
    <ButtonLink to="/import" variant="contained">
      {t('hours.toImport')}
    </ButtonLink>
  )
  const none = isNarrowed
    ? { title: t('hours.noneFound'), text: t('hours.noneFoundText'), action: <ClearButton onClear={clear} word={t('hours.showAll')} /> }
    : { title: t('hours.empty'), text: t('hours.emptyText'), action: toImport || undefined }
  return (
    <ListPage
      page={page}
      head={
        <HoursHead
          month={view.month}
          hours={hours}
          isComing={isFirstLoad}
          onMonth={(month) => narrow({ month })}
          export={exporting}
          onClose={() => setClosing(true)}
          onHelp={page.onHelp}
        />
      }
      controls={
        !hasFailed(query) && (
          <>
            {hours?.closing && <ClosedNote hours={hours} closing={hours.closing} />}
            <HoursFigureRow hours={hours} filter={view.filter} onFilter={(filter) => narrow({ filter })} />
            <HoursFilters
              view={view}
              hours={hours}
              search={search}
              onFilter={(filter) => narrow({ filter })}
              isPhone={page.isPhone}
              onSort={list.onSort}
            />
          </>
        )
      }
      counted={query.data && t('hours.agents', { count: total })}
    >
      <ListStates
        query={query}
        isEmpty={agents.length === 0}
        skeleton={page.isPhone ? <CardListSkeleton height={cardHeight} /> : <RowsSkeleton rows={10} height={44} />}
        empty={<StatePage drawing={<EmptyDrawing />} {...none} />}
      >
        {page.isPhone ? <HoursCards {...list} onClose={selection.close} /> : <HoursTable {...list} selectedId={page.selectedId} />}
      </ListStates>
      {isClosing && hours && (
        <CloseMonth
          hours={hours}
          unsettledCount={unsettledCountOf(hours.figures)}
          onSee={() => {
            setClosing(false)
            narrow({ filter: 'unsettled', search: '' })
          }}
          onClose={() => setClosing(false)}
        />
      )}
    </ListPage>
  )
}

const ClearButton = ({ onClear, word }: { onClear: () => void; word: string }) => (
  <Button variant="outlined" color="inherit" onClick={onClear}>
    {word}
  </Button>
)
