import { mayOpen } from '@vigie/contract/access.screens.ts'
import { contractSortKeys, usualContractSort, type ContractSort } from '@vigie/contract/dashboard/dashboard.sorts.ts'
import { listMonthContracts, readCounters, type MonthContract } from '@vigie/contract/dashboard/dashboard.ts'
import { useTranslation } from 'react-i18next'
import { usePages } from '../../../api/pages.ts'
import { useAsk } from '../../../api/queries.ts'
import { agentAddress } from '../../../routing/addresses/agents.ts'
import { contractFilters, contractsAddress } from '../../../routing/addresses/homes.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { inPlace, useAddress } from '../../../routing/useAddress.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { FilterChips } from '../../../ui/lists/FilterChips.tsx'
import { useNextPage } from '../../../ui/lists/useNextPage.ts'
import { MonthList } from '../MonthList.tsx'
import type { MonthColumn } from '../MonthTable.tsx'
import type { MonthAreas } from '../monthTable.styles.ts'
import { useCountedAnew } from '../useCountedAnew.ts'
import { useMonthPage } from '../useMonthPage.ts'
import { ContractCards } from './ContractCards.tsx'
import { useContractCells } from './ContractCells.tsx'
import { ContractsExport } from './ContractsExport.tsx'

/** Rows before the end at which the next page is asked for. */
const ahead = 20

/** The contracts of a month: which have services, and which wait for some. `isLink`: whether an agent's sheet may be opened. */
export function MonthContracts({ isLink }: { isLink: boolean }) {
  const { t } = useTranslation()
  const mayImport = mayUse(useExchange(), mayOpen.imports)
  const [{ month, filter, sort }, change] = useAddress(contractsAddress)
  const counters = useAsk(readCounters, { month })
  const hasShifts = filter === 'all' ? undefined : filter === 'affected'
  const { query, rows } = usePages(listMonthContracts, { month, hasShifts, sort }, ({ contracts }) => contracts)
  useCountedAnew(readCounters, listMonthContracts)
  const stats = counters.data?.monthStats
  const counts = stats && { all: stats.contracts, affected: stats.affectedContracts, free: stats.contracts - stats.affectedContracts }
  const linkOf = ({ agentId }: MonthContract) => (isLink ? linkTo(agentAddress, { agentId, month }) : null)
  const { page, onOpen } = useMonthPage(rows, linkOf, isLink)
  const cells = useContractCells(linkOf)
  const columns = contractSortKeys.map((name): MonthColumn<MonthContract, ContractSort> => ({
    name,
    title: t(`dashboard.contracts.columns.${name}`),
    sortKey: name,
    cell: cells[name],
  }))
  const toImport = mayImport && (
    <ButtonLink to="/import" variant="contained">
      {t('dashboard.steps.import')}
    </ButtonLink>
  )
  const onSeen = useNextPage(query, rows.length, ahead)
  return (
    <MonthList<MonthContract, ContractSort>
      title={t('dashboard.contracts.title')}
      monthLabel={t('dashboard.contracts.month')}
      month={month}
      onMonth={(next) => change({ month: next }, inPlace)}
      export={<ContractsExport month={month} hasShifts={hasShifts} sort={sort} />}
      chips={
        <FilterChips
          label={t('dashboard.contracts.filter')}
          names={contractFilters}
          chosen={filter}
          wordOf={(name) => t(`dashboard.contracts.${name}`)}
          countOf={(name) => (counts ? t('dashboard.number', { value: counts[name] }) : undefined)}
          onChoose={(next) => change({ filter: next }, { isNewStep: true })}
        />
      }
      told={counts ? t('dashboard.contracts.count', { count: counts[filter] }) : undefined}
      query={query}
      empty={
        counts?.all === 0 && mayImport
          ? { title: t('dashboard.contracts.noneYet'), text: t('dashboard.contracts.noneYetText'), action: toImport }
          : { title: t('dashboard.contracts.none'), text: t('dashboard.contracts.noneText') }
      }
      page={page}
      label={t('dashboard.contracts.list')}
      columns={columns}
      areas={areas}
      rows={rows}
      total={counts?.[filter] ?? 0}
      sort={sort}
      usual={usualContractSort}
      onSort={(next) => change({ sort: next })}
      onOpen={onOpen}
      onSeen={onSeen}
      cardHeight={112}
      cards={<ContractCards contracts={rows} cells={cells} linkOf={linkOf} onSeen={onSeen} gridRef={page.grid} />}
    />
  )
}

const areas: MonthAreas = {
  wide: {
    columns: 'minmax(11rem, 1.5fr) minmax(6rem, 0.7fr) minmax(5rem, 0.6fr) minmax(10rem, 1fr) minmax(7.5rem, 0.8fr) minmax(9.5rem, 0.9fr)',
    areas: 'agent contract type planned monthly difference',
  },
  small: {
    columns: 'minmax(0, 1fr) minmax(0, 0.8fr) minmax(0, 1.2fr) 10.5rem',
    areas: ['agent agent planned difference', 'contract type monthly difference'],
  },
}
