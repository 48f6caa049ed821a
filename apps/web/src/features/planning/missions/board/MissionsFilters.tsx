import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { missionStatesShown, type MissionsView } from '../../../../routing/addresses/missions.ts'
import { filterBar } from '../../../../ui/lists/filterBar.ts'
import { FilterChips } from '../../../../ui/lists/FilterChips.tsx'
import { ListSearch } from '../../../../ui/lists/ListSearch.tsx'
import type { ListWords } from '../../../../ui/lists/useListSearch.ts'
import type { ShownCounts } from './counts.rules.ts'

interface MissionsFiltersProps {
  readonly view: MissionsView
  /** Undefined while they are on their way. */
  readonly counts: ShownCounts | undefined
  readonly search: ListWords
  readonly onChange: (changes: Partial<MissionsView>) => void
  readonly forPhone: ReactNode | undefined
}

/** What narrows the missions: how they stand, and words. */
export function MissionsFilters({ view, counts, search, onChange, forPhone }: MissionsFiltersProps) {
  const { t } = useTranslation()
  return (
    <Box sx={filterBar}>
      <FilterChips
        label={t('missions.filter')}
        names={missionStatesShown}
        chosen={view.state}
        wordOf={(name) => t(`missions.filters.${name}`)}
        countOf={(name) => counts && t(counts[name].isMore ? 'missions.numberOrMore' : 'missions.number', { value: counts[name].value })}
        onChoose={(state) => onChange({ state })}
        usual="open"
      />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', maxWidth: { sm: 420 } }}>
        <ListSearch
          label={t('missions.search')}
          placeholder={t('missions.searchHint')}
          clear={t('missions.clear')}
          search={search}
          maxLength={100}
        />
        {forPhone}
      </Box>
    </Box>
  )
}
