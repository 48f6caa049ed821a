import { listMonthContracts, readCounters } from '@vigie/contract/dashboard/dashboard.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../api/pages.ts'
import { useAsk } from '../../api/queries.ts'
import { contractFilters, type ContractFilter } from '../../routing/addresses/homes.ts'
import { ContractRow } from './ContractRow.tsx'
import { ContractsExport } from './ContractsExport.tsx'
import { MonthList } from './MonthList.tsx'
import { Rows } from './Rows.tsx'
import { FilterChips } from '../../ui/lists/FilterChips.tsx'
import { useCountedAnew } from './useCountedAnew.ts'

interface MonthContractsProps {
  readonly month: Month
  readonly filter: ContractFilter
  readonly onMonth: (month: Month) => void
  readonly onFilter: (filter: ContractFilter) => void
  readonly agent: string | null
}

/** The contracts of a month: which have services, and which wait for some. */
export function MonthContracts({ month, filter, onMonth, onFilter, agent }: MonthContractsProps) {
  const { t } = useTranslation()
  const counters = useAsk(readCounters, { month })
  const hasShifts = filter === 'all' ? undefined : filter === 'affected'
  const list = usePages(listMonthContracts, { month, hasShifts }, ({ contracts }) => contracts)
  useCountedAnew(readCounters, listMonthContracts)
  const stats = counters.data?.monthStats
  const counts = stats && { all: stats.contracts, affected: stats.affectedContracts, free: stats.contracts - stats.affectedContracts }
  const columns = (['agent', 'contract', 'type', 'planned', 'monthly', 'difference'] as const).map((name) =>
    t(`dashboard.contracts.columns.${name}`),
  )
  return (
    <MonthList
      title={t('dashboard.contracts.title')}
      monthLabel={t('dashboard.contracts.month')}
      month={month}
      onMonth={onMonth}
      export={<ContractsExport month={month} hasShifts={hasShifts} />}
      filters={
        <FilterChips
          label={t('dashboard.contracts.filter')}
          names={contractFilters}
          chosen={filter}
          wordOf={(name) => t(`dashboard.contracts.${name}`)}
          countOf={(name) => (counts ? t('dashboard.number', { value: counts[name] }) : undefined)}
          onChoose={onFilter}
        />
      }
      told={counts ? t('dashboard.contracts.count', { count: counts[filter] }) : undefined}
      isPending={list.isPending}
      error={list.error}
      onRetry={list.retry}
      empty={list.rows?.length === 0 ? { title: t('dashboard.contracts.none'), text: t('dashboard.contracts.noneText') } : null}
    >
      <Rows
        key={`${month} ${filter}`}
        label={t('dashboard.contracts.list')}
        head={columns}
        columns="minmax(0, 1.4fr) minmax(0, 0.7fr) minmax(0, 0.7fr) minmax(0, 1fr) minmax(0, 0.9fr) minmax(0, 1fr)"
        rows={list.rows ?? []}
        keyOf={({ id }) => id}
        hasMore={list.hasMore}
        onMore={list.more}
      >
        {(contract) => <ContractRow contract={contract} month={month} isLink={agent !== null} />}
      </Rows>
    </MonthList>
  )
}
