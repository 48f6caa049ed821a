import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { matcher } from '../kit/matching.ts'
import { Field } from './Field.tsx'
import { CloseIcon, DownIcon } from './icons.tsx'

export interface Choice {
  readonly id: number
  readonly label: string
  /** A second line: where it is, or what should be known before it is chosen. */
  readonly note?: string | undefined
}

interface ComboboxProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: number | null
  readonly onChange: (id: number | null) => void
  readonly placeholder: string
  readonly noChoice: string
  readonly open: string
  readonly clear: string
  /** A small control among filters; its label is read and not shown. */
  readonly isFilter?: boolean
  readonly isLoading?: boolean
  readonly problem?: string | undefined
  readonly hint?: string
}

/** More are found by typing: a list longer than this is not read. */
const most = 100

/** A choice among many, found by typing: without accents and case, by the beginnings of words. */
export function Combobox({ label, choices, value, onChange, isFilter = false, isLoading = false, ...texts }: ComboboxProps) {
  const { t } = useTranslation()
  const chosen = useMemo(() => choices.find(({ id }) => id === value) ?? null, [choices, value])
  return (
    <Autocomplete
      fullWidth
      options={choices}
      value={chosen}
      onChange={(_, next) => onChange(next?.id ?? null)}
      filterOptions={(all, { inputValue }) => {
        const fits = matcher(chosen && inputValue === chosen.label ? '' : inputValue)
        return all.filter((choice) => fits(`${choice.label} ${choice.note ?? ''}`)).slice(0, most)
      }}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      autoHighlight
      // Inside the page's own regions, where it belongs for whoever listens.
      disablePortal
      handleHomeEndKeys
      loading={isLoading}
      loadingText={t('common.loading')}
      noOptionsText={texts.noChoice}
      openText={texts.open}
      clearText={texts.clear}
      closeText={t('common.close')}
      popupIcon={<DownIcon />}
      clearIcon={<CloseIcon size={16} />}
      slotProps={{
        paper: { sx: { border: 1, borderColor: 'divider', boxShadow: 8, mt: 0.75, borderRadius: 1 } },
        listbox: { 'aria-label': label, 'aria-labelledby': undefined, sx: { p: 0.75, maxHeight: 320 } },
        popper: { placement: isFilter ? 'bottom-end' : 'bottom-start', sx: { minWidth: 280 } },
      }}
      renderOption={({ key, ...props }, choice) => (
        <Box component="li" key={key} {...props} sx={option}>
          <span>{choice.label}</span>
          {choice.note && <small>{choice.note}</small>}
        </Box>
      )}
      renderInput={({ slotProps: { input, htmlInput } }) => {
        const { id: _own, ...inputProps } = htmlInput
        const shared = { ref: input.ref, className: input.className, endAdornment: input.endAdornment, onMouseDown: input.onMouseDown }
        const placeholder = texts.placeholder
        if (!isFilter) {
          return (
            <Field
              label={label}
              problem={texts.problem}
              hint={texts.hint}
              placeholder={placeholder}
              {...shared}
              inputProps={inputProps}
              sx={asField}
            />
          )
        }
        return (
          <OutlinedInput fullWidth placeholder={placeholder} {...shared} inputProps={{ ...inputProps, 'aria-label': label }} sx={pill} />
        )
      }}
    />
  )
}

/** As tall as any other field. */
const asField = {
  '&.MuiOutlinedInput-root': { py: 0, pl: 0 },
  '& .MuiAutocomplete-input.MuiInputBase-input': { py: 1.5, pl: 1.75 },
} as const

const option = {
  '&.MuiAutocomplete-option': {
    display: 'grid',
    justifyContent: 'start',
    alignItems: 'center',
    minHeight: 40,
    borderRadius: '8px',
    px: 1.25,
    py: 0.75,
  },
  '& small': { color: 'text.secondary', fontSize: '0.8125rem' },
} as const

export const pill = {
  borderRadius: 99,
  height: '2.5rem',
  '@media (pointer: coarse)': { height: '2.75rem' },
  '& .MuiOutlinedInput-notchedOutline': { borderRadius: 99 },
  '& input.MuiInputBase-input': { py: 0.75, fontSize: '0.875rem' },
  '&.MuiInputBase-root .MuiAutocomplete-input': { pl: 0.75, pr: 0.25, textOverflow: 'ellipsis' },
  '@media (max-width: 599px)': { '& input.MuiInputBase-input': { fontSize: '1rem' } },
} as const
