import Box from '@mui/material/Box'
import { pillHeight } from '../fields/choices/Combobox.tsx'
import { DownIcon } from '../icons.tsx'

interface FilterSelectProps<V extends string> {
  /** Read and not shown. */
  readonly label: string
  readonly value: V
  readonly options: readonly (readonly [value: V, word: string])[]
  readonly onChange: (value: V) => void
}

/**
 * One of a few, among what narrows a list, as high as the rest of it. The system's own list lies unseen over what is drawn:
 * with letters as small as its neighbours' a phone would zoom in on it.
 */
export function FilterSelect<V extends string>({ label, value, options, onChange }: FilterSelectProps<V>) {
  const word = options.find(([one]) => one === value)?.[1]
  return (
    <Box sx={drawn} title={word}>
      <span aria-hidden="true">{word}</span>
      <DownIcon />
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value as V)}>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </Box>
  )
}

/** As the other filters that it stands among. */
const drawn = {
  ...pillHeight,
  position: 'relative',
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  pl: 1.75,
  pr: 1.25,
  border: 1,
  borderColor: 'edge',
  borderRadius: 99,
  bgcolor: 'background.paper',
  fontSize: '0.875rem',
  '& span': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& svg': { flex: 'none' },
  '& select': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    font: 'inherit',
    fontSize: '1rem',
    cursor: 'pointer',
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: 2 },
} as const
