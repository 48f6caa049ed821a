import Box from '@mui/material/Box'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useEffect, useId, type ReactNode } from 'react'
import { figures } from '../../theme/augment.ts'
import { ErrorIcon } from '../firstIcons.tsx'

export interface FieldProps extends Omit<OutlinedInputProps, 'label' | 'error' | 'id'> {
  readonly label: string
  /** What is wrong, in a sentence. */
  readonly problem?: string | undefined
  readonly hint?: ReactNode
  /** What must be known before it is filled, between the name and the field. */
  readonly above?: ReactNode
  /** The first field of a page takes the caret where there is a keyboard; a phone's would hide the page. */
  readonly isFirst?: boolean
  /** No more letters than this are taken. */
  readonly maxLength?: number
  /** The id that its name takes, for what stands in the field and belongs to it. */
  readonly labelId?: string
  /** Texts that are offered while it is typed; any other is taken too. */
  readonly suggestions?: readonly string[] | undefined
}

/** A field: its name above, what is wrong or what helps below. The place of the problem is kept, so nothing jumps. */
export function Field({ label, problem, hint, above, isFirst = false, maxLength, labelId, suggestions, inputProps, ...rest }: FieldProps) {
  const id = useId()
  useEffect(() => {
    if (isFirst && window.matchMedia('(pointer: fine)').matches) document.getElementById(id)?.focus()
  }, [id, isFirst])
  const below = problem || hint
  return (
    <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="label" id={labelId} htmlFor={id} sx={{ fontFamily: figures, fontWeight: 600, fontSize: '0.875rem' }}>
        {label}
      </Box>
      {above && <Box id={`${id}-above`}>{above}</Box>}
      <OutlinedInput
        fullWidth
        {...rest}
        id={id}
        error={Boolean(problem)}
        inputProps={{
          maxLength,
          list: suggestions && `${id}-suggestions`,
          ...inputProps,
          'aria-describedby': [above && `${id}-above`, below && `${id}-below`].filter(Boolean).join(' ') || undefined,
        }}
      />
      {suggestions && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
      )}
      <Box
        id={`${id}-below`}
        aria-live="polite"
        sx={{
          display: 'flex',
          gap: 0.75,
          alignItems: 'start',
          minHeight: 19,
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
