import Box from '@mui/material/Box'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId, type ReactNode } from 'react'
import { figures } from '../theme/augment.ts'
import { ErrorIcon } from './icons.tsx'

export interface FieldProps extends Omit<OutlinedInputProps, 'label' | 'error' | 'id'> {
  readonly label: string
  /** What is wrong, in a sentence. */
  readonly problem?: string | undefined
  readonly hint?: ReactNode
}

/** A field: its name above, what is wrong or what helps below. The place of the problem is kept, so nothing jumps. */
export function Field({ label, problem, hint, inputProps, ...rest }: FieldProps) {
  const id = useId()
  const below = problem || hint
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box component="label" htmlFor={id} sx={{ fontFamily: figures, fontWeight: 600, fontSize: '0.875rem' }}>
        {label}
      </Box>
      <OutlinedInput
        fullWidth
        {...rest}
        id={id}
        error={Boolean(problem)}
        inputProps={{ ...inputProps, ...(below && { 'aria-describedby': `${id}-below` }) }}
      />
      <Box
        id={`${id}-below`}
        aria-live="polite"
        sx={{
          display: 'flex',
          gap: 0.75,
          alignItems: 'start',
          minHeight: 20,
          fontSize: '0.8125rem',
          color: problem ? 'tone.missing.ink' : 'text.secondary',
        }}
      >
        {problem && <ErrorIcon size={16} style={{ flex: 'none', marginTop: 2 }} />}
        <span>{below}</span>
      </Box>
    </Box>
  )
}
