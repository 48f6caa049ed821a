import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import type { DeviceFilter, DevicesView } from '../../../routing/addresses/devices.ts'
import { filterBarBeside } from '../../../ui/lists/filterBar.ts'
import { FilterChips } from '../../../ui/lists/FilterChips.tsx'
import { ListSearch } from '../../../ui/lists/ListSearch.tsx'
import type { ListWords } from '../../../ui/lists/useListSearch.ts'
import { DeviceFigures } from './DeviceFigures.tsx'
import type { DeviceFigures as Figures } from './rows.rules.ts'

const always = ['all', 'toDo', 'online', 'offline', 'without'] as const

interface DevicesControlsProps {
  readonly figures: Figures | undefined
  readonly view: DevicesView
  /** The name of the one site that the list is narrowed to. */
  readonly siteName: string | undefined
  readonly now: Instant
  readonly search: ListWords
  readonly onChange: (changes: Partial<DevicesView>) => void
}

/** What stands above the list: the figures, each of which opens a filter, the filters, and words. */
export function DevicesControls({ figures, view, siteName, now, search, onChange }: DevicesControlsProps) {
  const { t } = useTranslation()
  const hasUnpaired = view.filter === 'unpaired' || (figures?.counts.unpaired ?? 0) > 0
  const chips: readonly DeviceFilter[] = hasUnpaired ? [...always, 'unpaired'] : always
  const opened = chips.includes(view.filter) ? [] : [view.filter]
  const setFilter = (filter: DeviceFilter) => onChange({ filter })
  return (
    <>
      <DeviceFigures figures={figures} filter={view.filter} now={now} onFilter={setFilter} />
      <Box sx={bar}>
        <FilterChips
          label={t('devices.list.filters.title')}
          names={[...chips, ...opened]}
          chosen={view.filter}
          wordOf={(name) => t(`devices.list.filters.${name}`)}
          countOf={(name) => (figures ? t('shifts.figures.number', { value: figures.counts[name] }) : undefined)}
          onChoose={setFilter}
          usual="all"
          isPassing={(name) => opened.includes(name)}
        />
        <ListSearch
          label={t('devices.list.filters.search')}
          placeholder={t('devices.list.filters.searchHint')}
          clear={t('shifts.filters.clearText')}
          search={search}
        />
      </Box>
      {siteName !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {t('devices.list.filters.ofSite', { site: siteName })}
          <Button size="small" onClick={() => onChange({ siteId: null })}>
            {t('devices.list.filters.allSites')}
          </Button>
        </Box>
      )}
    </>
  )
}

const bar = filterBarBeside('58rem', '16.5rem')
