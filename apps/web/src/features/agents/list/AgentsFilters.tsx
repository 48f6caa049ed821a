import Box from '@mui/material/Box'
import { shownToClients, type Qualification } from '@vigie/contract/agents/qualifications.ts'
import type { AgentSort } from '@vigie/contract/agents/agents.sorts.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { agentFilters, type AgentFilter, type AgentsView } from '../../../routing/addresses/agents.ts'
import { Combobox } from '../../../ui/fields/choices/Combobox.tsx'
import { FilterChips } from '../../../ui/lists/FilterChips.tsx'
import { filterBar, threeFields } from '../../../ui/lists/filterBar.ts'
import { SortSelect } from '../../../ui/lists/SortSelect.tsx'
import { ListSearch } from '../../../ui/lists/ListSearch.tsx'
import type { ListWords } from '../../../ui/lists/useListSearch.ts'
import { useAgentCounts } from './useAgents.ts'
import { useContractTypes, useQualificationChoices } from '../useChoices.ts'

interface AgentsFiltersProps {
  readonly view: AgentsView
  /** Whether the reader sees all of an agent, or what a client may see alone. */
  readonly hasRights: boolean
  readonly search: ListWords
  readonly onChange: (changes: Partial<AgentsView>) => void
  /** What a phone has here: the order, and this beside it. */
  readonly forPhone: ReactNode | undefined
}

/** Those that a client may be shown: of the card, which it sees, and of nothing that it does not (decisions/03-access). */
const clientFilters: readonly AgentFilter[] = ['all', 'expiring', 'expired', 'missing']
const sortKeys = ['name', 'number', 'card', 'hours'] as const
const clientSortKeys = ['name', 'card'] as const
const isAny = () => true
const isShown = ({ kind }: Qualification) => shownToClients.some((shown) => shown === kind)

/** What narrows the list: a state, words, a qualification, a type of contract. */
export function AgentsFilters({ view, hasRights, search, onChange, forPhone }: AgentsFiltersProps) {
  const { t } = useTranslation()
  const qualifications = useQualificationChoices(hasRights ? isAny : isShown)
  const contractTypes = useContractTypes(hasRights)
  const counts = useAgentCounts(view, hasRights)
  const texts = { open: t('agents.filters.open'), clear: t('agents.filters.clearText') }
  return (
    <Box sx={filterBar}>
      <FilterChips
        label={t('agents.filters.title')}
        names={hasRights ? agentFilters : clientFilters}
        chosen={view.filter}
        wordOf={(name) => t(`agents.filters.${name}`)}
        {...(hasRights && { countOf: (name: AgentFilter) => (counts ? t('agents.counted', { value: counts[name] }) : undefined) })}
        onChoose={(filter) => onChange({ filter })}
        usual="all"
      />
      <Box sx={[threeFields, !hasRights && twoFields]}>
        <ListSearch
          label={t('agents.filters.search')}
          placeholder={t(hasRights ? 'agents.filters.searchHint' : 'agents.filters.searchHintNames')}
          clear={texts.clear}
          search={search}
          maxLength={100}
        />
        <Combobox
          isFilter
          label={t('agents.filters.qualification')}
          choices={qualifications}
          value={view.qualificationId}
          onChange={(qualificationId) => onChange({ qualificationId })}
          placeholder={t('agents.filters.allQualifications')}
          noChoice={t('agents.filters.noQualification')}
          {...texts}
        />
        {hasRights && (
          <Combobox
            isFilter
            label={t('agents.filters.contractType')}
            choices={contractTypes}
            value={view.contractTypeId}
            onChange={(contractTypeId) => onChange({ contractTypeId })}
            placeholder={t('agents.filters.allContractTypes')}
            noChoice={t('agents.filters.noContractType')}
            {...texts}
          />
        )}
        {forPhone && (
          <SortSelect<AgentSort>
            columns={(hasRights ? sortKeys : clientSortKeys).map((key) => [key, t(`agents.columns.${key}`)] as const)}
            sort={view.sort}
            usual="name"
            onSort={(sort) => onChange({ sort })}
            beside={forPhone}
          />
        )}
      </Box>
    </Box>
  )
}

const twoFields = { gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.3fr) minmax(0, 1fr)' } } as const
