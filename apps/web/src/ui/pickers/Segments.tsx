import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { figures } from '../../theme/augment.ts'

interface SegmentsProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly choices: readonly { readonly value: T; readonly text: string }[]
  readonly onChange: (value: T) => void
}

/** A few views of the same thing side by side; one of them is on. */
export function Segments<T extends string>({ label, value, choices, onChange }: SegmentsProps<T>) {
  return (
    <Box role="group" aria-label={label} sx={frame}>
      {choices.map((choice) => (
        <ButtonBase
          key={choice.value}
          aria-pressed={value === choice.value}
          onClick={() => onChange(choice.value)}
          sx={[part, value === choice.value && on]}
        >
          {choice.text}
        </ButtonBase>
      ))}
    </Box>
  )
}

const frame = {
  display: 'inline-flex',
  // The whole line of a phone.
  width: { xs: '100%', sm: 'auto' },
  minWidth: 0,
  p: '3px',
  gap: '3px',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
} as const
const part = {
  flex: { xs: 1, sm: 'none' },
  minHeight: 34,
  '@media (pointer: coarse)': { minHeight: 44 },
  px: { xs: 1.25, sd: 1.75 },
  borderRadius: '9px',
  fontFamily: figures,
  fontWeight: 600,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
} as const
const on = { color: 'background.paper', bgcolor: 'text.primary', '&:hover': { color: 'background.paper' } } as const
