import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { shownToClients, type Qualification } from '@vigie/contract/agents/qualifications.ts'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { agentFilters, type AgentFilter, type AgentsView } from '../../routing/addresses/agents.ts'
import { Combobox } from '../../ui/fields/Combobox.tsx'
import { chipLine, chipStyles, chipOn } from '../../ui/lists/filterChips.ts'
import { filterBar, threeFields } from '../../ui/lists/filterBar.ts'
import { ListSearch } from '../../ui/lists/ListSearch.tsx'
import { useContractTypes, useQualificationChoices } from './useChoices.ts'

interface AgentsFiltersProps {
  readonly view: AgentsView
  /** Whether the reader sees all of an agent, or what a client may see alone. */
  readonly hasRights: boolean
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly searchRef: Ref<HTMLInputElement>
  readonly onChange: (changes: Partial<AgentsView>) => void
}

/** Those that a client may be shown: of the card, which it sees, and of nothing that it does not (decisions, section 9). */
const clientFilters: readonly AgentFilter[] = ['all', 'expiring', 'expired', 'missing']
const isAny = () => true
const isShown = ({ kind }: Qualification) => shownToClients.some((shown) => shown === kind)

/** What narrows the list: a state, words, a qualification, a type of contract. */
export function AgentsFilters({ view, hasRights, search, onSearch, searchRef, onChange }: AgentsFiltersProps) {
  const { t } = useTranslation()
  const qualifications = useQualificationChoices(hasRights ? isAny : isShown)
  const contractTypes = useContractTypes(hasRights)
  const names: readonly AgentFilter[] = hasRights ? agentFilters : clientFilters
  const texts = { open: t('agents.filters.open'), clear: t('agents.filters.clearText') }
  return (
    <Box sx={filterBar}>
      <Box role="group" aria-label={t('agents.filters.title')} sx={chipLine}>
        {names.map((name) => (
          <ButtonBase
            key={name}
            aria-pressed={view.filter === name}
            onClick={() => onChange({ filter: view.filter === name ? 'all' : name })}
            sx={[chipStyles, view.filter === name && chipOn]}
          >
            {t(`agents.filters.${name}`)}
          </ButtonBase>
        ))}
      </Box>
      <Box sx={[threeFields, !hasRights && twoFields]}>
        <ListSearch
          label={t('agents.filters.search')}
          placeholder={t(hasRights ? 'agents.filters.searchHint' : 'agents.filters.searchHintNames')}
          clear={texts.clear}
          search={search}
          onSearch={onSearch}
          inputRef={searchRef}
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
      </Box>
    </Box>
  )
}

const twoFields = { gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.3fr) minmax(0, 1fr)' } } as const
