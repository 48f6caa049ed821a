import { useTranslation } from 'react-i18next'
import { missionsAddress } from '../../../../routing/addresses/missions.ts'
import { shiftsAddress } from '../../../../routing/addresses/shifts.ts'
import { linkTo } from '../../../../routing/linkTo.ts'
import { useAddress } from '../../../../routing/useAddress.ts'
import { useSelection } from '../../../../routing/useSelection.ts'
import { useNow } from '../../../../session/useNow.ts'
import { ButtonLink } from '../../../../ui/links/ButtonLink.tsx'
import { KeysButton } from '../../../../ui/lists/KeysButton.tsx'
import { ListPage } from '../../../../ui/lists/ListPage.tsx'
import { hasFailed, ListStates } from '../../../../ui/lists/ListStates.tsx'
import { CardListSkeleton, RowsSkeleton } from '../../../../ui/lists/skeletons.tsx'
import { useListPage } from '../../../../ui/lists/useListPage.ts'
import { useListSearch } from '../../../../ui/lists/useListSearch.ts'
import { useNextPage } from '../../../../ui/lists/useNextPage.ts'
import { PageTitle } from '../../../../ui/page/PageTitle.tsx'
import { MissionCards } from './MissionCards.tsx'
import { MissionPanel } from './MissionPanel.tsx'
import { MissionsExport } from './MissionsExport.tsx'
import { MissionsFilters } from './MissionsFilters.tsx'
import { MissionsTable, rowPixels } from './MissionsTable.tsx'
import { NoMissions } from './NoMissions.tsx'
import { useMissions } from './useMissions.ts'

/** Missions before the end at which the next page is asked for. */
const ahead = 15

/** The manager's missions: which wait for an answer, which for the manager, and what became of the others. */
export function MissionsBoard() {
  const { t } = useTranslation()
  const now = useNow(15)
  const [view, change] = useAddress(missionsAddress)
  const search = useListSearch(view.search, (words) => change({ search: words }))
  const { query, rows, counts, opened } = useMissions(view)
  const selection = useSelection('missionId', view, change)
  const page = useListPage({ ids: rows.map(({ id }) => id), search, onOpen: (id) => selection.open(id, true), selection })
  const onSeen = useNextPage(query, rows.length, ahead)
  const { value: total, isMore } = counts?.[view.state] ?? { value: rows.length, isMore: false }
  const exporting = <MissionsExport view={view} />
  const isBare = counts?.all.value === 0 && view.search === ''
  const showAll = () => {
    search.type('')
    change({ state: 'all', search: '' }, { isNewStep: true })
  }
  const list = { missions: rows, total, now, selectedId: page.selectedId, onOpen: (id: number) => selection.open(id), onSeen }
  return (
    <ListPage
      page={page}
      head={
        <PageTitle
          title={t('shell.titles.missions')}
          text={t('missions.text')}
          actions={
            <>
              <ButtonLink {...linkTo(shiftsAddress, { filter: 'unassigned' })} variant="contained" sx={{ flex: { xs: 1, sm: 'none' } }}>
                {t('missions.offer')}
              </ButtonLink>
              {!page.isPhone && exporting}
              <KeysButton onHelp={page.onHelp} />
            </>
          }
        />
      }
      controls={
        !hasFailed(query) &&
        !isBare && (
          <MissionsFilters view={view} counts={counts} search={search} onChange={change} forPhone={page.isPhone ? exporting : undefined} />
        )
      }
      counted={counts && t(isMore ? 'missions.shownOrMore' : 'missions.shown', { count: total })}
    >
      <ListStates
        query={query}
        isEmpty={rows.length === 0}
        skeleton={page.isPhone ? <CardListSkeleton height={112} /> : <RowsSkeleton rows={10} height={rowPixels} />}
        empty={<NoMissions view={view} isBare={isBare} onAll={showAll} />}
      >
        {page.isPhone ? <MissionCards {...list} gridRef={page.grid} /> : <MissionsTable {...list} gridRef={page.grid} />}
      </ListStates>
      <MissionPanel
        isOpen={selection.isOpen && !opened.isPending}
        isComing={selection.isOpen && opened.isPending}
        mission={opened.mission}
        now={now}
        takesFocus={selection.isByKey}
        onClose={page.close}
      />
    </ListPage>
  )
}
