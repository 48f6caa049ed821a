import { clockOf, localOf } from '@vigie/contract/kit/time.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { devicesAddress } from '../../routing/addresses/devices.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { useSelection } from '../../routing/useSelection.ts'
import { useExchange } from '../../session/store.ts'
import { PlusIcon } from '../../ui/icons.tsx'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { KeysButton } from '../../ui/lists/KeysButton.tsx'
import { ListPage } from '../../ui/lists/ListPage.tsx'
import { hasFailed, ListStates } from '../../ui/lists/ListStates.tsx'
import { CardListSkeleton, RowsSkeleton } from '../../ui/lists/skeletons.tsx'
import { useListPage } from '../../ui/lists/useListPage.ts'
import { useListSearch } from '../../ui/lists/useListSearch.ts'
import { PageTitle } from '../../ui/page/PageTitle.tsx'
import { TitleLine } from '../../ui/page/TitleLine.tsx'
import type { UnpairedDevice } from '@vigie/contract/devices/devices.list.ts'
import { ActDialogs, type Acting } from './panel/ActDialogs.tsx'
import { LosingDialog } from './panel/LosingDialog.tsx'
import { DevicePanel } from './panel/DevicePanel.tsx'
import { DeviceCards } from './list/DeviceCards.tsx'
import { DevicesControls } from './list/DevicesControls.tsx'
import { DevicesTable } from './list/DevicesTable.tsx'
import { NoDevices } from './list/NoDevices.tsx'
import { useDevices } from './list/useDevices.ts'

/** The manager's clocking devices: figures, filters, the list by site, and one device beside it. */
export function DevicesBoard() {
  const { t } = useTranslation()
  const { timeZone } = useExchange()
  const [view, change] = useAddress(devicesAddress)
  const search = useListSearch(view.search, (words) => change({ search: words }))
  const { query, rows, figures, now, opened } = useDevices({ ...view, search: search.typed })
  const [acting, setActing] = useState<Acting | null>(null)
  const [losing, setLosing] = useState<UnpairedDevice | null>(null)
  const selection = useSelection('deviceId', view, change)
  const ids = rows.flatMap((row) => (row.kind === 'device' ? [row.key] : []))
  const page = useListPage({ ids, search, onOpen: (id) => selection.open(id, true), selection })
  const isThere = query.data !== undefined
  const hasNone = isThere && figures.counts.all === 0 && figures.counts.without === 0 && figures.counts.unpaired === 0
  const showAll = () => {
    search.type('')
    change({ filter: 'all', search: '', siteId: null })
  }
  const ofSite = rows.find((row) => row.kind === 'site')
  const list = { rows, now, selectedId: page.selectedId, onOpen: (id: number) => selection.open(id), onLose: setLosing }
  return (
    <ListPage
      page={page}
      head={
        <PageTitle
          title={t('shell.titles.devices')}
          text={
            <TitleLine isComing={query.isPending} width={220}>
              {t('devices.list.head', {
                time: clockOf(localOf(now, timeZone)),
                devices: t('devices.list.devices', { count: figures.counts.all }),
                sites: t('devices.list.sites', { count: figures.siteCount }),
              })}
            </TitleLine>
          }
          actions={
            <>
              {/* Where there is nothing yet the page offers it in its middle. */}
              {!hasNone && (
                <ButtonLink to="/clockings/link-device" variant="contained" startIcon={<PlusIcon />} sx={{ flex: { xs: 1, sm: 'none' } }}>
                  {t('devices.link.title')}
                </ButtonLink>
              )}
              <KeysButton onHelp={page.onHelp} />
            </>
          }
        />
      }
      controls={
        !hasFailed(query) &&
        !hasNone && (
          <DevicesControls
            figures={isThere ? figures : undefined}
            view={view}
            siteName={view.siteId === null ? undefined : (ofSite?.name ?? '')}
            now={now}
            search={search}
            onChange={change}
          />
        )
      }
      counted={isThere ? t('devices.list.shown', { count: rows.filter(({ kind }) => kind !== 'site').length }) : undefined}
    >
      <ListStates
        query={query}
        isEmpty={rows.length === 0}
        skeleton={page.isPhone ? <CardListSkeleton height={116} /> : <RowsSkeleton rows={10} height={48} />}
        empty={
          <NoDevices hasNone={hasNone} filter={view.filter} isNarrowed={search.typed !== '' || view.siteId !== null} onAll={showAll} />
        }
      >
        {page.isPhone ? (
          <DeviceCards {...list} gridRef={page.grid} />
        ) : (
          <DevicesTable {...list} gridRef={page.grid} onAct={(act, judged) => setActing({ act, judged })} />
        )}
      </ListStates>
      <DevicePanel
        isOpen={selection.isOpen && isThere}
        isComing={selection.isOpen && query.isPending}
        judged={opened}
        now={now}
        takesFocus={selection.isByKey}
        onClose={page.close}
        onAct={setActing}
        onUnpaired={figures.counts.unpaired > 0 ? () => change({ filter: 'unpaired', deviceId: null }) : undefined}
      />
      <ActDialogs acting={acting} onClose={() => setActing(null)} />
      <LosingDialog device={losing} onClose={() => setLosing(null)} />
    </ListPage>
  )
}
