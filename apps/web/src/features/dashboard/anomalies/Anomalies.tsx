import { anomalyKinds } from '@vigie/contract/dashboard/dashboard.kinds.ts'
import { usualAnomalySort, type AnomalySort, type AnomalySortKey } from '@vigie/contract/dashboard/dashboard.sorts.ts'
import { listAnomalies, readCounters } from '@vigie/contract/dashboard/dashboard.ts'
import { dayOf } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages.ts'
import { useAsk } from '../../../api/queries.ts'
import { anomaliesAddress } from '../../../routing/addresses/homes.ts'
import { shiftsAddress } from '../../../routing/addresses/shifts.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { inPlace, useAddress } from '../../../routing/useAddress.ts'
import { FilterChips } from '../../../ui/lists/FilterChips.tsx'
import { useNextPage } from '../../../ui/lists/useNextPage.ts'
import { MonthList } from '../MonthList.tsx'
import type { MonthColumn } from '../MonthTable.tsx'
import type { MonthAreas } from '../monthTable.styles.ts'
import { useCountedAnew } from '../useCountedAnew.ts'
import { useMonthPage } from '../useMonthPage.ts'
import { AnomaliesExport } from './AnomaliesExport.tsx'
import { AnomalyCards } from './AnomalyCards.tsx'
import { anomalyColumns, useAnomalyCells } from './AnomalyCells.tsx'

/** Rows before the end at which the next page is asked for. */
const ahead = 20

/** What each column puts the list in order by. */
const sortKeys: Partial<Record<(typeof anomalyColumns)[number], AnomalySortKey>> = {
  day: 'start',
  agent: 'agent',
  site: 'site',
  what: 'found',
}

/** The services of a month that went wrong: exactly those that the home's figures count. `isLink`: whether they may be opened. */
export function Anomalies({ isLink }: { isLink: boolean }) {
  const { t } = useTranslation()
  const [{ month, kind, sort: asked }, change] = useAddress(anomaliesAddress)
  // Of all who did not come the same is found.
  const isFoundAlike = kind === 'missed'
  const sort = isFoundAlike && asked.endsWith('found') ? usualAnomalySort : asked
  const counters = useAsk(readCounters, { month, onlyAnomalies: true })
  const { query, rows } = usePages(listAnomalies, { month, kind, sort }, ({ shifts }) => shifts)
  useCountedAnew(readCounters, listAnomalies)
  const counts = counters.data?.anomaliesStats
  const linkOf = ({ id, startsLocal }: Shift) => (isLink ? linkTo(shiftsAddress, { day: dayOf(startsLocal), shiftId: id }) : null)
  const { page, onOpen } = useMonthPage(rows, linkOf, isLink)
  const cells = useAnomalyCells(kind, linkOf)
  const columns = anomalyColumns.map((name): MonthColumn<Shift, AnomalySort> => {
    const sortKey = name === 'what' && isFoundAlike ? undefined : sortKeys[name]
    return { name, title: t(`dashboard.anomalies.columns.${name}`), sortKey, cell: cells[name] }
  })
  const onSeen = useNextPage(query, rows.length, ahead)
  return (
    <MonthList<Shift, AnomalySort>
      title={t('dashboard.anomalies.title')}
      monthLabel={t('dashboard.anomalies.month')}
      month={month}
      onMonth={(next) => change({ month: next }, inPlace)}
      export={<AnomaliesExport month={month} kind={kind} sort={sort} />}
      chips={
        <FilterChips
          label={t('dashboard.anomalies.filter')}
          names={anomalyKinds}
          chosen={kind}
          wordOf={(name) => t(`dashboard.anomalies.kinds.${name}`)}
          countOf={(name) => (counts ? t('dashboard.number', { value: counts[name] }) : undefined)}
          onChoose={(next) => change({ kind: next }, { isNewStep: true })}
        />
      }
      told={counts && t('dashboard.anomalies.count', { count: counts[kind] })}
      query={query}
      empty={{ title: t('dashboard.anomalies.none'), text: t('dashboard.anomalies.noneText') }}
      page={page}
      label={t('dashboard.anomalies.list')}
      columns={columns}
      areas={areas}
      rows={rows}
      total={counts?.[kind] ?? 0}
      sort={sort}
      usual={usualAnomalySort}
      onSort={(next) => change({ sort: next })}
      onOpen={onOpen}
      onSeen={onSeen}
      cardHeight={112}
      cards={<AnomalyCards shifts={rows} cells={cells} linkOf={linkOf} onSeen={onSeen} gridRef={page.grid} />}
    />
  )
}

const areas: MonthAreas = {
  wide: {
    columns: '6.5rem minmax(8.5rem, 0.7fr) minmax(0, 1fr) minmax(0, 1.1fr) minmax(0, 1.3fr)',
    areas: 'day times agent site what',
  },
  small: { columns: '13rem minmax(0, 1.2fr) minmax(0, 1fr)', areas: ['day agent what', 'times site what'] },
}
