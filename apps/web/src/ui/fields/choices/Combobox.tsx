import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useMemo } from 'react'
import { asField, matching, type Choice } from './choices.tsx'
import { Field } from '../Field.tsx'
import { choiceSlots, useChoiceList } from './useChoiceList.tsx'

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
  /** Told what is typed, where the choices are looked for elsewhere. */
  readonly onType?: (typed: string) => void
  readonly problem?: string | undefined
  readonly hint?: string
}

/** A choice among many, found by typing: without accents and case, by the beginnings of words. */
export function Combobox({ label, choices, value, onChange, isFilter = false, isLoading = false, onType, ...texts }: ComboboxProps) {
  const found = choices.find(({ id }) => id === value) ?? null
  // The same one is the same value, however often the choices are looked for anew: another would empty what is typed.
  // oxlint-disable-next-line react/exhaustive-deps
  const chosen = useMemo(() => found, [found?.id, found?.label])
  return (
    <Autocomplete
      {...useChoiceList<false>(choices, isLoading)}
      value={chosen}
      onChange={(_, next) => onChange(next?.id ?? null)}
      {...(onType && { onInputChange: (_: unknown, typed: string, why: string) => onType(why === 'input' ? typed : '') })}
      filterOptions={(all, { inputValue }) => matching(all, chosen && inputValue === chosen.label ? '' : inputValue)}
      noOptionsText={texts.noChoice}
      openText={texts.open}
      clearText={texts.clear}
      slotProps={{
        ...choiceSlots(label),
        popper: { placement: isFilter ? 'bottom-end' : 'bottom-start', sx: { minWidth: 280 } },
      }}
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

/** How high each of the small controls among filters is. */
export const pillHeight = { height: '2.5rem', '@media (pointer: coarse)': { height: '2.75rem' } } as const
export const pill = {
  ...pillHeight,
  borderRadius: 99,
  '& .MuiOutlinedInput-notchedOutline': { borderRadius: 99 },
  '& input.MuiInputBase-input': { py: 0.75, fontSize: '0.875rem' },
  '&.MuiInputBase-root .MuiAutocomplete-input': { pl: 0.75, pr: 0.25, textOverflow: 'ellipsis' },
  // Sixteen pixels, or a phone zooms in; the hint may be smaller, and then has room beside another filter.
  '@media (max-width: 599px)': { '& input.MuiInputBase-input': { fontSize: '1rem', '&::placeholder': { fontSize: '0.875rem' } } },
} as const
