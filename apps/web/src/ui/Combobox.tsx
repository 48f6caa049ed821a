import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { asField, ChoiceLine, matching, paperLook, type Choice } from './choices.tsx'
import { Field } from './Field.tsx'
import { CloseIcon, DownIcon } from './icons.tsx'

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
      filterOptions={(all, { inputValue }) => matching(all, chosen && inputValue === chosen.label ? '' : inputValue)}
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
        paper: { sx: paperLook },
        listbox: { 'aria-label': label, 'aria-labelledby': undefined, sx: { p: 0.75, maxHeight: 320 } },
        popper: { placement: isFilter ? 'bottom-end' : 'bottom-start', sx: { minWidth: 280 } },
      }}
      renderOption={({ key, ...props }, choice) => <ChoiceLine key={key} {...props} choice={choice} />}
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

export const pill = {
  borderRadius: 99,
  height: '2.5rem',
  '@media (pointer: coarse)': { height: '2.75rem' },
  '& .MuiOutlinedInput-notchedOutline': { borderRadius: 99 },
  '& input.MuiInputBase-input': { py: 0.75, fontSize: '0.875rem' },
  '&.MuiInputBase-root .MuiAutocomplete-input': { pl: 0.75, pr: 0.25, textOverflow: 'ellipsis' },
  '@media (max-width: 599px)': { '& input.MuiInputBase-input': { fontSize: '1rem' } },
} as const
