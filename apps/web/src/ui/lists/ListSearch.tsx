import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { pill } from '../fields/choices/Combobox.tsx'
import { CloseIcon, SearchIcon } from '../icons.tsx'
import { Key } from '../marks/Key.tsx'
import type { ListWords } from './useListSearch.ts'

interface ListSearchProps {
  readonly label: string
  readonly placeholder: string
  readonly clear: string
  readonly search: ListWords
  /** In characters; without it there is no end. */
  readonly maxLength?: number
}

/** The words that narrow a list, with the key that leads to them. */
export function ListSearch({ label, placeholder, clear, search: { typed, type, field }, maxLength }: ListSearchProps) {
  const clearButton = typed && (
    <IconButton size="small" edge="end" aria-label={clear} onClick={() => type('')}>
      <CloseIcon size={16} />
    </IconButton>
  )
  return (
    <OutlinedInput
      fullWidth
      value={typed}
      onChange={(event) => type(event.target.value)}
      inputRef={field}
      placeholder={placeholder}
      inputProps={{ 'aria-label': label, type: 'search', enterKeyHint: 'search', maxLength }}
      startAdornment={<SearchIcon size={18} />}
      endAdornment={clearButton || <KeyHint />}
      sx={[pill, styles]}
    />
  )
}

/** Where there is a keyboard. */
const KeyHint = () => (
  <Box component="span" sx={{ display: { xs: 'none', sm: 'block' }, '@media (pointer: coarse)': { display: 'none' } }}>
    <Key>/</Key>
  </Box>
)

const styles = {
  pl: 1.5,
  '& input.MuiInputBase-input': { pl: 1, pr: 0.5, textOverflow: 'ellipsis' },
  '& input::-webkit-search-cancel-button': { display: 'none' },
} as const
