import Box from '@mui/material/Box'
import * as may from '@vigie/contract/access.calls.ts'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import { searchClients } from '@vigie/contract/clients/clients.ts'
import { firstDayOf, monthOf } from '@vigie/contract/kit/time.ts'
import { scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { closeSites, readSite } from '@vigie/contract/sites/sites.sheet.ts'
import { siteSortKeys } from '@vigie/contract/sites/sites.sorts.ts'
import { listSites, siteChanged, type Site } from '@vigie/contract/sites/sites.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { preparePages } from '../../../api/pages.ts'
import { knownPosition, usePosition, type Position } from '../../../domains/sites/usePosition.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../kit/dates.ts'
import { CloseActs } from '../../../lists/CloseActs.tsx'
import { defineList } from '../../../lists/defineList.ts'
import { LinkCard } from '../../../lists/LinkCard.tsx'
import { siteChoices, sitesAddress, type SitesView } from '../../../routing/addresses/sites.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { useToday } from '../../../session/today.ts'
import { WarningIcon } from '../../../ui/firstIcons.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { MonthPicker } from '../../../ui/pickers/MonthPicker.tsx'
import { siteLink } from '../siteLink.ts'
import { useSiteWords } from '../words.ts'
import { AddSite } from './AddSite.tsx'
import { DistanceChip, DistanceFault } from './DistanceBar.tsx'
import { NoSites } from './NoSites.tsx'

/** What the list is asked for. */
function questionOf({ month, choice, search, clientId, sectorId, sort }: SitesView, position: Position | null) {
  return {
    month,
    isActive: choice === 'active',
    ...(choice === 'unassigned' && { hasUnassignedShifts: true }),
    ...(search.trim() && { search: search.trim() }),
    ...(clientId !== null && { clientIds: [clientId] }),
    ...(sectorId !== null && { sectorIds: [sectorId] }),
    // An order by distance waits for the position that it goes by.
    ...(sort !== null && (position || !sort.endsWith('distance')) && { sort }),
    ...position,
    limit: mostRows,
  }
}
/** What a wide page shows is there at once, and thousands come as they are scrolled to. */
const mostRows = 200

/** Asks for the sites of a view that is about to be opened. */
export const prepareSites = (view: SitesView): void => preparePages(listSites, questionOf(view, knownPosition()))

function useSitesContext({ month }: SitesView) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useSiteWords()
  const position = usePosition()
  const exchange = useExchange()
  const mayImport = mayUse(exchange, mayOpen.imports)
  const mayEdit = mayUse(exchange, may.editSites)
  const thisMonth = monthOf(useToday())
  return useMemo(
    () => ({ t, language, words, position, mayImport, mayEdit, month, thisMonth }),
    [t, language, words, position, mayImport, mayEdit, month, thisMonth],
  )
}
type Context = ReturnType<typeof useSitesContext>
const isMeasured = ({ position }: Context) => position.position !== null
const countNames = { active: 'inMonth', unassigned: 'unassigned', all: 'all' } as const

/** The manager's sites of a month: figures, filters, the list. */
export const list = defineList({
  name: 'sites',
  call: listSites,
  address: sitesAddress,
  input: (view, { position }: Context) => questionOf(view, position.position),
  mostRows,
  rowsOf: ({ sites }) => sites,
  totalOf: ({ total }) => total,
  filters: [
    {
      as: 'chips',
      key: 'choice',
      words: siteChoices,
      usual: 'active',
      isChoice: true,
      countOf: (word, answer) => answer?.counts?.[countNames[word as keyof typeof countNames]],
    },
    { as: 'pick', key: 'clientId', choices: (answer) => (answer?.clients ?? []).map(({ id, name }) => ({ id, label: name })) },
    {
      as: 'pick',
      key: 'sectorId',
      choices: (answer) => (answer?.sectors ?? []).map(({ id, code, name }) => ({ id, label: code === name ? name : `${code} · ${name}` })),
    },
  ],
  // The server's own order is what is left without a choice: the oldest first.
  sorts: {
    keys: (context) => siteSortKeys.filter((key) => key !== 'createdAt' && (key !== 'distance' || isMeasured(context))),
    usual: null,
  },
  all: { choice: 'all' },
  useContext: useSitesContext,
  columns: [
    { key: 'code', value: ({ code }) => code },
    {
      key: 'name',
      sort: 'name',
      width: 'minmax(11rem, 1.6fr)',
      value: ({ name }) => name,
      cell: ({ name }) => name,
      isLink: true,
      small: (site, { t }) => <Small site={site} closed={t('sites.closed')} alert={t('sites.alert')} />,
    },
    {
      key: 'client',
      sort: 'client',
      width: 'minmax(8rem, 1fr)',
      from: 46,
      value: ({ clientName }) => clientName,
      cell: ({ clientName }) => clientName,
    },
    { key: 'address', value: ({ address, addressComplement }) => [address, addressComplement].filter(Boolean).join(', ') },
    { key: 'postcode', value: ({ postcode }) => postcode },
    { key: 'city', sort: 'city', width: 'minmax(7rem, 1fr)', value: ({ city }) => city, cell: (site, { words }) => words.town(site) },
    { key: 'state', value: ({ isActive }, { t }) => t(isActive ? 'sites.open' : 'sites.closed') },
    {
      key: 'shifts',
      sort: 'shifts',
      width: '7rem',
      from: 46,
      isFigure: true,
      value: ({ shiftCount }) => shiftCount,
      cell: ({ shiftCount }, { words }) => shiftCount && words.number(shiftCount),
    },
    {
      key: 'unassigned',
      sort: 'unassigned',
      width: '8.5rem',
      isFigure: true,
      value: ({ unassignedCount }) => unassignedCount,
      cell: ({ unassignedCount }, { t }) =>
        unassignedCount && <Tag tone="missing">{t('sites.unassigned', { count: unassignedCount })}</Tag>,
    },
    {
      key: 'distance',
      sort: 'distance',
      width: '7rem',
      from: 64,
      isFigure: true,
      isShown: isMeasured,
      cell: ({ distanceMetres }, { words }) => distanceMetres !== null && words.distance(distanceMetres),
    },
    { key: 'metres', isShown: isMeasured, value: ({ distanceMetres }) => distanceMetres },
  ],
  card: (site, { t, words, month }) => (
    <LinkCard
      target={siteLink(site.id, month)}
      title={site.name}
      figure={site.distanceMetres !== null && words.distance(site.distanceMetres)}
      facts={[site.clientName, words.town(site)]}
      tags={
        <>
          {site.hasAlert && <Tag tone="late">{t('sites.alert')}</Tag>}
          {!site.isActive && <Tag tone="wait">{t('sites.closed')}</Tag>}
          {Boolean(site.unassignedCount) && <Tag tone="missing">{t('sites.toStaff', { count: site.unassignedCount ?? 0 })}</Tag>}
          {site.shiftCount !== null && t('shifts.serviceCount', { count: site.shiftCount })}
        </>
      }
      height={108}
    />
  ),
  cardHeight: 116,
  open: ({ id }, { month }) => siteLink(id, month),
  fileName: ({ month }) => month,
  text: ({ first, view: { month }, context: { t, language } }) => {
    const { all = 0, inMonth = 0, unassigned = 0 } = first?.counts ?? {}
    const named = capital(writtenDay(firstDayOf(month), language, 'month'))
    if (all === 0) return named
    // Where nothing is planned, nothing is assigned.
    const staffed = unassigned > 0 ? t('sites.unassignedSites', { count: unassigned }) : inMonth > 0 && t('sites.allAssigned')
    return [named, t('sites.activeOf', { count: inMonth, all }), staffed].filter(Boolean).join(' · ')
  },
  actions: ({ view: { month }, change, context: { t, thisMonth } }) => (
    <>
      <MonthPicker label={t('sites.month')} value={month} thisMonth={thisMonth} onChange={(next) => change({ month: next })} />
      <AddSite />
    </>
  ),
  several: {
    isShown: ({ mayEdit }) => mayEdit,
    nameOf: ({ name }) => name,
    acts: ({ rows, clear }) => (
      <CloseActs
        rows={rows}
        ask={(ids, isActive) => ask(closeSites, { ids: [...ids], isActive })}
        closeKept={(ids) => ask(closeSites, { ids: [...ids], isActive: false, closesWithServices: true })}
        readers={[listSites, readSite, searchClients]}
        onDone={clear}
      />
    ),
  },
  beside: ({ context: { position } }) => <DistanceChip position={position} />,
  notices: ({ context: { position } }) => <DistanceFault fault={position.fault} />,
  empty: ({ first, view: { choice }, context: { mayImport }, showAll }) => (
    <NoSites choice={choice} hasNone={first?.counts?.all === 0} mayImport={mayImport} onAll={showAll} />
  ),
  live: [siteChanged, scheduleChanged],
  alsoAnew: [readSite],
})

/** Below a name: its code, that it is closed, and that there is something to know before one goes there. */
const Small = ({ site: { code, isActive, hasAlert }, closed, alert }: { site: Site; closed: string; alert: string }) => (
  <>
    {[code, !isActive && closed].filter(Boolean).join(' · ')}
    {hasAlert && (
      <Box component="span" sx={alertStyles}>
        <WarningIcon size={13} />
        {alert}
      </Box>
    )}
  </>
)

const alertStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  ml: 1,
  color: 'tone.late.ink',
  fontWeight: 600,
  verticalAlign: 'bottom',
} as const
