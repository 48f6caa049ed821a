import type { AutocompleteProps } from '@mui/material/Autocomplete'
import { useTranslation } from 'react-i18next'
import { ChoiceLine, paperStyles, type Choice } from './choices.tsx'
import { CloseIcon, DownIcon } from '../../icons.tsx'

type Shared =
  | 'fullWidth'
  | 'options'
  | 'isOptionEqualToValue'
  | 'getOptionKey'
  | 'autoHighlight'
  | 'disablePortal'
  | 'handleHomeEndKeys'
  | 'loading'
  | 'loadingText'
  | 'closeText'
  | 'popupIcon'
  | 'clearIcon'
  | 'renderOption'

/** What a field of one choice and a field of several have in common: the list that opens, and its keys. */
export function useChoiceList<Several extends boolean>(
  choices: readonly Choice[],
  isLoading: boolean,
): Pick<AutocompleteProps<Choice, Several, false, false>, Shared> {
  const { t } = useTranslation()
  return {
    fullWidth: true,
    options: choices,
    isOptionEqualToValue: (one, other) => one.id === other.id,
    getOptionKey: ({ id }) => id,
    autoHighlight: true,
    // Inside the page's own regions, where it belongs for whoever listens.
    disablePortal: true,
    handleHomeEndKeys: true,
    loading: isLoading,
    loadingText: t('common.loading'),
    closeText: t('common.close'),
    popupIcon: <DownIcon />,
    clearIcon: <CloseIcon size={16} />,
    renderOption: ({ key, ...props }, choice) => <ChoiceLine key={key} {...props} choice={choice} />,
  }
}

/** The parts of the list that opens, under the field's own name. */
export const choiceSlots = (label: string) =>
  ({
    paper: { sx: paperStyles },
    listbox: { 'aria-label': label, 'aria-labelledby': undefined, sx: { p: 0.75, maxHeight: 320 } },
  }) as const
