import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { shownToClients, type Qualification } from '@vigie/contract/qualifications.ts'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Combobox, pill } from '../../ui/Combobox.tsx'
import { chipLine, chipLook, chipOn } from '../../ui/filterChips.ts'
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx'
import { Key } from '../../ui/Key.tsx'
import { useContractTypes, useQualificationChoices } from './useChoices.ts'
import { clientFilters, filterNames, type FilterName, type View } from './view.ts'

interface AgentsFiltersProps {
  readonly view: View
  /** Whether the reader sees all of an agent, or what a client may see alone. */
  readonly hasRights: boolean
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly searchRef: Ref<HTMLInputElement>
  readonly onChange: (changes: Partial<View>) => void
}

const isAny = () => true
const isShown = ({ kind }: Qualification) => shownToClients.some((shown) => shown === kind)

/** What narrows the list: a state, words, a qualification, a type of contract. */
export function AgentsFilters({ view, hasRights, search, onSearch, searchRef, onChange }: AgentsFiltersProps) {
  const { t } = useTranslation()
  const qualifications = useQualificationChoices(hasRights ? isAny : isShown)
  const contractTypes = useContractTypes(hasRights)
  const names: readonly FilterName[] = hasRights ? filterNames : clientFilters
  const texts = { open: t('agents.filters.open'), clear: t('agents.filters.clearText') }
  const clear = search && (
    <IconButton size="small" edge="end" aria-label={texts.clear} onClick={() => onSearch('')}>
      <CloseIcon size={16} />
    </IconButton>
  )
  return (
    <Box sx={bar}>
      <Box role="group" aria-label={t('agents.filters.title')} sx={chipLine}>
        {names.map((name) => (
          <ButtonBase
            key={name}
            aria-pressed={view.filter === name}
            onClick={() => onChange({ filter: view.filter === name ? 'all' : name })}
            sx={[chipLook, view.filter === name && chipOn]}
          >
            {t(`agents.filters.${name}`)}
          </ButtonBase>
        ))}
      </Box>
      <Box sx={[fields, !hasRights && twoFields]}>
        <OutlinedInput
          fullWidth
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          inputRef={searchRef}
          placeholder={t(hasRights ? 'agents.filters.searchHint' : 'agents.filters.searchHintNames')}
          inputProps={{ 'aria-label': t('agents.filters.search'), type: 'search', enterKeyHint: 'search', maxLength: 100 }}
          startAdornment={<SearchIcon size={18} />}
          endAdornment={clear || <Key>/</Key>}
          sx={[pill, searchLook]}
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

const bar = { display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)' } as const
const fields = {
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1fr)' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const
const twoFields = { gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.3fr) minmax(0, 1fr)' } } as const
const searchLook = {
  pl: 1.5,
  '& input.MuiInputBase-input': { pl: 1, pr: 0.5, textOverflow: 'ellipsis' },
  '& input::-webkit-search-cancel-button': { display: 'none' },
} as const
