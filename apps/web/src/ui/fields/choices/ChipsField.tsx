import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { asField, matching, type Choice } from './choices.tsx'
import { Field } from '../Field.tsx'
import { CloseIcon } from '../../icons.tsx'
import { choiceSlots, useChoiceList } from './useChoiceList.tsx'

/** The widest a chip's words may be, in pixels (coverage 9.040). */
export const chipWidth = 200

interface ChipsFieldProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: readonly number[]
  readonly onChange: (ids: readonly number[]) => void
  readonly placeholder: string
  readonly isLoading?: boolean
  /** Told what is typed, where the choices are found elsewhere: those given fit it already, beside those that are chosen. */
  readonly onType?: (typed: string) => void
  readonly problem?: string | undefined
  readonly hint?: string
}

/** Several choices among many, found by typing; each is a chip that can be taken away. */
export function ChipsField({ label, choices, value, onChange, placeholder, isLoading = false, onType, problem, hint }: ChipsFieldProps) {
  const { t } = useTranslation()
  const found = choices.filter(({ id }) => value.includes(id))
  // The same ones are the same value, however often the choices are looked for anew: another would empty what is typed.
  // oxlint-disable-next-line react/exhaustive-deps
  const chosen = useMemo(() => found, [found.map(({ id }) => id).join()])
  return (
    <Autocomplete
      multiple
      {...useChoiceList<true>(choices, isLoading)}
      value={chosen}
      onChange={(_, next) => onChange(next.map(({ id }) => id))}
      {...(onType && { onInputChange: (_: unknown, typed: string, why: string) => onType(why === 'input' ? typed : '') })}
      filterOptions={(all, { inputValue }) => (onType ? all : matching(all, inputValue))}
      filterSelectedOptions
      disableCloseOnSelect
      noOptionsText={t('widgets.choices.none')}
      openText={t('widgets.choices.open')}
      clearText={t('widgets.choices.clear')}
      slotProps={{ ...choiceSlots(label), popper: { placement: 'bottom-start' } }}
      renderValue={(all, itemProps) =>
        all.map((choice, index) => {
          const { key, ...props } = itemProps({ index })
          const name = t('widgets.choices.remove', { name: choice.label })
          return (
            <Chip
              key={key}
              {...props}
              label={choice.label}
              title={choice.label}
              deleteIcon={<CloseIcon size={16} role="img" aria-label={name} aria-hidden={undefined} />}
              sx={chip}
            />
          )
        })
      }
      renderInput={({ slotProps: { input, htmlInput } }) => {
        const { id: _own, ...inputProps } = htmlInput
        const { ref, className, startAdornment, endAdornment, onMouseDown } = input
        return (
          <Field
            label={label}
            problem={problem}
            hint={hint}
            placeholder={chosen.length === 0 ? placeholder : ''}
            {...{ ref, className, startAdornment, endAdornment, onMouseDown }}
            inputProps={inputProps}
            sx={withChips}
          />
        )
      }}
    />
  )
}

const chip = {
  borderRadius: '8px',
  bgcolor: 'action.selected',
  '& .MuiChip-label': { maxWidth: chipWidth, px: 1.25 },
  '& .MuiChip-deleteIcon': { width: 24, height: 24, p: '4px', color: 'text.secondary' },
} as const
const withChips = {
  ...asField,
  '&.MuiOutlinedInput-root': { ...asField['&.MuiOutlinedInput-root'], flexWrap: 'wrap', gap: 0.5, pl: 0.75, py: 0.5 },
  '& .MuiAutocomplete-input.MuiInputBase-input': { py: 0.875, pl: 0.75, minWidth: 30 },
} as const
