import Box from '@mui/material/Box'
import { useId, type ReactNode } from 'react'
import { figures } from '../../../theme/augment.ts'
import { ErrorIcon } from '../../firstIcons.tsx'
import { DownIcon } from '../../icons.tsx'

interface SelectFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly placeholder: string
  readonly problem?: string | undefined
  readonly hint?: ReactNode
  readonly disabled?: boolean
  /** Said to those who hear the page; those who see it read it in the hint. */
  readonly isRequired?: boolean
}

/** A choice among few. The browser's own list: a phone shows its wheel, a keyboard its letters. */
export function SelectField({ label, value, onChange, choices, placeholder, problem, hint, disabled, isRequired }: SelectFieldProps) {
  const id = useId()
  const below = problem || hint
  return (
    <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="label" htmlFor={id} sx={{ fontFamily: figures, fontWeight: 600, fontSize: '0.875rem' }}>
        {label}
      </Box>
      <SelectBox>
        <Box
          component="select"
          id={id}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          title={choices.find((choice) => choice.value === value)?.label}
          aria-required={isRequired || undefined}
          aria-invalid={Boolean(problem)}
          aria-describedby={below ? `${id}-below` : undefined}
          sx={[selectStyles, Boolean(problem) && { borderColor: 'error.main' }, value === '' && { color: 'text.secondary' }]}
        >
          <option value="">{placeholder}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Box>
      </SelectBox>
      <Box
        id={`${id}-below`}
        aria-live="polite"
        sx={{ display: 'flex', gap: 0.75, minHeight: 19, fontSize: '0.8125rem', color: problem ? 'tone.missing.ink' : 'text.secondary' }}
      >
        {problem && <ErrorIcon size={16} style={{ flex: 'none', marginTop: 2 }} />}
        <span>{below}</span>
      </Box>
    </Box>
  )
}

/** Around a `select` with `selectStyles`: the arrow that the browser's own look would have. */
export const SelectBox = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ position: 'relative', display: 'grid' }}>
    {children}
    <DownIcon style={{ position: 'absolute', right: 12, top: 'calc(50% - 10px)', pointerEvents: 'none' }} />
  </Box>
)

/** The browser's own list in the styles of a field. */
export const selectStyles = {
  appearance: 'none',
  font: 'inherit',
  fontSize: '1rem',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'edge',
  borderRadius: '10px',
  minHeight: 48,
  minWidth: 0,
  pl: 1.75,
  pr: 5,
  textOverflow: 'ellipsis',
  '&:disabled': { opacity: 0.6 },
} as const
