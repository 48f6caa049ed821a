import Box from '@mui/material/Box'
import { demandStates, type DemandState } from '@vigie/contract/demands/demands.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { useTranslation } from 'react-i18next'
import type { DemandsView } from '../../../routing/addresses/demands.ts'
import { filterBarBeside } from '../../../ui/lists/filterBar.ts'
import { FilterChips } from '../../../ui/lists/FilterChips.tsx'
import { FilterSelect } from '../../../ui/lists/FilterSelect.tsx'
import { ListSearch } from '../../../ui/lists/ListSearch.tsx'
import type { ListWords } from '../../../ui/lists/useListSearch.ts'
import type { ShownCounts } from './counts.rules.ts'

interface DemandsFiltersProps {
  readonly view: DemandsView
  /** Undefined while they are on their way. */
  readonly counts: ShownCounts | undefined
  readonly types: readonly DemandTypeForm[]
  readonly search: ListWords
  readonly onChange: (changes: Partial<DemandsView>) => void
}

/** What narrows the demands: how they stand, who asks, and for what. */
export function DemandsFilters({ view, counts, types, search, onChange }: DemandsFiltersProps) {
  const { t } = useTranslation()
  return (
    <Box sx={filterBarBeside('56rem', '30rem')}>
      <FilterChips<DemandState>
        label={t('demands.filters.title')}
        names={demandStates}
        chosen={view.state}
        wordOf={(name) => t(`demands.states.${name}`)}
        countOf={(name) => counts && t(counts[name].isMore ? 'demands.numberOrMore' : 'demands.number', { value: counts[name].value })}
        onChoose={(state) => onChange({ state })}
        usual="open"
      />
      <Box sx={fields}>
        <ListSearch
          label={t('demands.filters.search')}
          placeholder={t('demands.filters.searchHint')}
          clear={t('demands.filters.clear')}
          search={search}
          maxLength={100}
        />
        <FilterSelect<string>
          label={t('demands.filters.type')}
          value={view.typeId === null ? '' : String(view.typeId)}
          options={[['', t('demands.filters.allTypes')], ...types.map(({ id, name }) => [String(id), name] as const)]}
          onChange={(id) => onChange({ typeId: id === '' ? null : Number(id) })}
        />
      </Box>
    </Box>
  )
}

const fields = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
} as const
