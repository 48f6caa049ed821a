import Box from '@mui/material/Box'
import { knownJobKinds, usualJobSort, type JobSort } from '@vigie/contract/jobs/jobs.kinds.ts'
import type { JobCounts } from '@vigie/contract/jobs/jobs.ts'
import { useTranslation } from 'react-i18next'
import { shownStates, type JobsView } from '../../routing/addresses/jobs.ts'
import { filterBar } from '../../ui/lists/filterBar.ts'
import { FilterChips } from '../../ui/lists/FilterChips.tsx'
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx'
import { SortSelect } from '../../ui/lists/SortSelect.tsx'
import { countsOf } from './question.ts'

interface JobsFiltersProps {
  readonly view: JobsView
  /** Undefined while they are on their way. */
  readonly kinds: readonly JobCounts[] | undefined
  readonly onChange: (changes: Partial<JobsView>) => void
}

/** What narrows the jobs, how they stand and what they do; and their order. */
export function JobsFilters({ view, kinds, onChange }: JobsFiltersProps) {
  const { t } = useTranslation()
  const counts = kinds && countsOf(kinds, view.kind)
  // A kind of which there is none is not offered, unless it is the one that is on.
  const offered = knownJobKinds.filter((kind) => kind === view.kind || kinds?.some((one) => one.kind === kind))
  const options: (readonly [JobsView['kind'], string])[] = [
    ['all', t('jobs.filters.allKinds')],
    ...offered.map((kind) => [kind, t(`jobs.kinds.${kind}`)] as const),
  ]
  return (
    <Box sx={filterBar}>
      <FilterChips
        label={t('jobs.filters.title')}
        names={shownStates}
        chosen={view.state}
        wordOf={(name) => (name === 'all' ? t('jobs.filters.all') : t(`jobs.states.${name}`))}
        countOf={(name) => counts && t('jobs.number', { value: counts[name] })}
        onChoose={(state) => onChange({ state })}
        usual="all"
      />
      <Box sx={fields}>
        <FilterSelect<JobsView['kind']>
          label={t('jobs.columns.kind')}
          value={view.kind}
          options={options}
          onChange={(kind) => onChange({ kind })}
        />
        <Box>
          <SortSelect<JobSort>
            columns={[['at', t('jobs.columns.at')]]}
            sort={view.sort}
            usual={usualJobSort}
            onSort={(sort) => onChange({ sort })}
          />
        </Box>
      </Box>
    </Box>
  )
}

const fields = {
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const
