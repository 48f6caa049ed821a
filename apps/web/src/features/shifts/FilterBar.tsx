import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'
import { Combobox, pill, type Choice } from '../../ui/Combobox.tsx'
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx'
import { Key } from '../../ui/Key.tsx'
import type { FilterName } from './judge.ts'

const chips = ['all', 'anomalies', 'inProgress', 'unassigned', 'finished'] as const

interface FilterBarProps {
  readonly filter: FilterName
  readonly counts: Readonly<Record<FilterName, number>> | undefined
  readonly onFilter: (filter: FilterName) => void
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly searchRef: Ref<HTMLInputElement>
  readonly sites: readonly Choice[]
  readonly siteId: number | null
  readonly onSite: (siteId: number | null) => void
}

/** Filters with their counts, a search in the list, a site. A filter that a figure opened stands among the others. */
export function FilterBar(props: FilterBarProps) {
  const { t } = useTranslation()
  const { filter, counts, onFilter, search, onSearch, searchRef } = props
  const opened = (chips as readonly FilterName[]).includes(filter) ? [] : [filter]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center', justifyContent: 'space-between' }}>
      <Box role="group" aria-label={t('services.filters.title')} sx={{ display: 'flex', gap: 1, flexWrap: { sm: 'wrap' }, overflowX: { xs: 'auto', sm: 'visible' }, mx: { xs: -2, sm: 0 }, px: { xs: 2, sm: 0 }, py: 0.25, scrollbarWidth: 'none' }}>
        {[...chips, ...opened].map((name) => (
          <ButtonBase key={name} aria-pressed={filter === name} onClick={() => onFilter(filter === name && name !== 'all' ? 'all' : name)} sx={[chip, filter === name && on]}>
            {t(`services.filters.${name}`)}
            <Box component="span" sx={{ fontWeight: 700, opacity: 0.8, minWidth: '1ch' }}>
              {counts ? t('services.figures.number', { value: counts[name] }) : ''}
            </Box>
            {opened.length > 0 && name === filter && <CloseIcon size={14} />}
          </ButtonBase>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1.25, flex: { xs: '1 1 100%', sm: '1 1 380px' }, flexDirection: { xs: 'column', sr: 'row' }, maxWidth: { md: 480 } }}>
        <OutlinedInput
          fullWidth
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          inputRef={searchRef}
          placeholder={t('services.filters.searchHint')}
          inputProps={{ 'aria-label': t('services.filters.search'), type: 'search', enterKeyHint: 'search' }}
          startAdornment={<SearchIcon size={18} style={{ flex: 'none', marginRight: 8 }} />}
          endAdornment={
            search ? (
              <IconButton size="small" edge="end" aria-label={t('services.filters.clearText')} onClick={() => onSearch('')}>
                <CloseIcon size={16} />
              </IconButton>
            ) : (
              <Key>/</Key>
            )
          }
          sx={[pill, { '& input::-webkit-search-cancel-button': { display: 'none' }, '& input': { textOverflow: 'ellipsis' } }]}
        />
        <Combobox
          isFilter
          label={t('services.filters.site')}
          choices={props.sites}
          value={props.siteId}
          onChange={props.onSite}
          placeholder={t('services.filters.allSites')}
          noChoice={t('services.filters.noSite')}
          open={t('services.filters.open')}
          clear={t('services.filters.clearText')}
        />
      </Box>
    </Box>
  )
}

const chip = {
  gap: 0.75,
  flex: 'none',
  height: 36,
  '@media (pointer: coarse)': { height: 44 },
  px: 1.75,
  borderRadius: 99,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontFamily: figures,
  fontWeight: 600,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: 'edge' },
} as const
const on = { color: 'background.paper', bgcolor: 'text.primary', borderColor: 'text.primary', '&:hover': { borderColor: 'text.primary' } } as const
