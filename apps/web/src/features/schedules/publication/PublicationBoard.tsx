import { mayOpen } from '@vigie/contract/access.screens.ts'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { everything, nothing, printShiftsAddress } from '../../../routing/addresses/prints.ts'
import { publicationsAddress } from '../../../routing/addresses/schedules.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useAddress } from '../../../routing/useAddress.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { ListPage } from '../../../ui/lists/ListPage.tsx'
import { ListStates } from '../../../ui/lists/ListStates.tsx'
import { RowsSkeleton } from '../../../ui/lists/skeletons.tsx'
import { useListPage } from '../../../ui/lists/useListPage.ts'
import { useListSearch } from '../../../ui/lists/useListSearch.ts'
import { PrintLink } from '../../../ui/paper/PrintButton.tsx'
import { ChosenBar } from './ChosenBar.tsx'
import { ConfirmPublishing } from './ConfirmPublishing.tsx'
import { inOrder, narrowed } from './narrowed.rules.ts'
import { NoPublications } from './NoPublications.tsx'
import { PublicationFilters } from './PublicationFilters.tsx'
import { PublicationHead } from './PublicationHead.tsx'
import { PublicationsExport } from './PublicationsExport.tsx'
import { PublicationList } from './PublicationList.tsx'
import { useChosen } from './useChosen.ts'
import { usePublications } from './usePublications.ts'
import { usePublishing } from './usePublishing.ts'

const nobody: readonly never[] = []
const newStep = { isNewStep: true } as const

/** Who sees a month's planning, who has validated it, and the one button that publishes it. */
export function PublicationBoard() {
  const { t } = useTranslation()
  const mayPrint = mayUse(useExchange(), mayOpen.print)
  const [{ month, filter, search: words, sort }, change] = useAddress(publicationsAddress)
  const search = useListSearch(words, (typed) => change({ search: typed }))
  const query = usePublications(month)
  const { data } = query
  const everybody = data?.agents ?? nobody
  const agents = useMemo(() => inOrder(narrowed(everybody, filter, search.typed), sort), [everybody, filter, search.typed, sort])
  const { chosen, choose, chooseNobody } = useChosen(month)
  const publishing = usePublishing(month, chooseNobody)
  const toggle = useCallback(
    (id: number) => {
      const next = new Set(chosen)
      if (!next.delete(id)) next.add(id)
      choose(next)
    },
    [chosen, choose],
  )
  const page = useListPage({ ids: agents.map(({ agentId }) => agentId), search, onOpen: toggle, does: 'choose' })
  // The button that was pressed goes with its bar: the keyboard goes on in the list.
  const unchoose = () => {
    chooseNobody()
    page.grid.current?.focus({ preventScroll: true })
  }
  const exporting = <PublicationsExport month={month} agents={data && agents} />
  const print = mayPrint && (
    <PrintLink {...linkTo(printShiftsAddress, { month, sites: nothing, agents: everything, list: 'agents' })} isDeskOnly />
  )
  const clear = () => {
    search.type('')
    change({ filter: 'all', search: '' }, newStep)
  }
  return (
    <ListPage
      page={page}
      head={
        <PublicationHead
          month={month}
          query={query}
          onMonth={(next) => change({ month: next }, newStep)}
          onAsk={publishing.ask}
          onHelp={page.onHelp}
          print={print}
          export={page.isPhone ? null : exporting}
        />
      }
      controls={
        <PublicationFilters
          counts={data}
          filter={filter}
          search={search}
          onFilter={(next) => change({ filter: next }, newStep)}
          sort={sort}
          forPhone={page.isPhone ? exporting : undefined}
          onSort={(next) => change({ sort: next })}
        />
      }
      counted={data && t('schedules.publication.shown', { count: agents.length })}
    >
      <ListStates
        query={query}
        isEmpty={agents.length === 0}
        skeleton={<RowsSkeleton rows={10} height={44} />}
        empty={<NoPublications isNarrowed={everybody.length > 0} onClear={clear} />}
      >
        <PublicationList
          agents={agents}
          chosen={chosen}
          onChosen={choose}
          sort={sort}
          onSort={(next) => change({ sort: next })}
          selectedId={page.selectedId}
          onToggle={toggle}
          gridRef={page.grid}
        />
      </ListStates>
      <ChosenBar agents={everybody.filter(({ agentId }) => chosen.has(agentId))} onAsk={publishing.ask} onNone={unchoose} />
      <ConfirmPublishing month={month} publishing={publishing} />
    </ListPage>
  )
}
