import { anomalyKinds, type AnomalyKind } from '@vigie/contract/dashboard/dashboard.kinds.ts'
import { listAnomalies, readCounters } from '@vigie/contract/dashboard/dashboard.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../api/pages.ts'
import { useAsk } from '../../api/queries.ts'
import { AnomaliesExport } from './AnomaliesExport.tsx'
import { AnomalyRow } from './AnomalyRow.tsx'
import { MonthList } from './MonthList.tsx'
import { Rows } from './Rows.tsx'
import { FilterChips } from '../../ui/lists/FilterChips.tsx'
import { useCountedAnew } from './useCountedAnew.ts'

interface AnomaliesProps {
  readonly month: Month
  readonly kind: AnomalyKind
  readonly onMonth: (month: Month) => void
  readonly onKind: (kind: AnomalyKind) => void
  /** Whether the shifts may be opened. */
  readonly isLink: boolean
}

/** The services of a month that went wrong: exactly those that the home's figures count. */
export function Anomalies({ month, kind, onMonth, onKind, isLink }: AnomaliesProps) {
  const { t } = useTranslation()
  const counters = useAsk(readCounters, { month, onlyAnomalies: true })
  const list = usePages(listAnomalies, { month, kind }, ({ shifts }) => shifts)
  useCountedAnew(readCounters, listAnomalies)
  const counts = counters.data?.anomaliesStats
  const columns = (['day', 'times', 'agent', 'site', 'what'] as const).map((name) => t(`dashboard.anomalies.columns.${name}`))
  return (
    <MonthList
      title={t('dashboard.anomalies.title')}
      monthLabel={t('dashboard.anomalies.month')}
      month={month}
      onMonth={onMonth}
      export={<AnomaliesExport month={month} kind={kind} />}
      filters={
        <FilterChips
          label={t('dashboard.anomalies.filter')}
          names={anomalyKinds}
          chosen={kind}
          wordOf={(name) => t(`dashboard.anomalies.kinds.${name}`)}
          countOf={(name) => (counts ? t('dashboard.number', { value: counts[name] }) : undefined)}
          onChoose={onKind}
        />
      }
      told={counts && t('dashboard.anomalies.count', { count: counts[kind] })}
      isPending={list.isPending}
      error={list.error}
      onRetry={list.retry}
      empty={list.rows?.length === 0 ? { title: t('dashboard.anomalies.none'), text: t('dashboard.anomalies.noneText') } : null}
    >
      <Rows
        key={`${month} ${kind}`}
        label={t('dashboard.anomalies.list')}
        head={columns}
        columns="7rem minmax(7.5rem, 0.8fr) minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1.2fr)"
        rows={list.rows ?? []}
        keyOf={({ id }) => id}
        hasMore={list.hasMore}
        onMore={list.more}
      >
        {(shift) => <AnomalyRow shift={shift} kind={kind} isLink={isLink} />}
      </Rows>
    </MonthList>
  )
}
