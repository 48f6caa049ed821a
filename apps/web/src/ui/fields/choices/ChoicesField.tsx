import Box from '@mui/material/Box'
import { useId } from 'react'
import { figures } from '../../../theme/augment.ts'
import { ErrorIcon } from '../../firstIcons.tsx'
import { SwitchLine } from '../SwitchLine.tsx'

interface ChoicesFieldProps {
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string; readonly isOn: boolean }[]
  readonly onChange: (value: string, isOn: boolean) => void
  readonly problem?: string | undefined
  readonly hint?: string | undefined
}

/** Any number of a few choices, each a line that is ticked. */
export function ChoicesField({ label, choices, onChange, problem, hint }: ChoicesFieldProps) {
  const id = useId()
  const below = problem ?? hint
  return (
    <Box component="fieldset" aria-describedby={below ? id : undefined} aria-invalid={Boolean(problem)} sx={styles}>
      <legend>{label}</legend>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
        {choices.map((choice) => (
          <SwitchLine key={choice.value} name={choice.label} isOn={choice.isOn} onChange={(isOn) => onChange(choice.value, isOn)} />
        ))}
      </Box>
      {below && (
        <Box id={id} aria-live="polite" className={problem ? 'problem' : 'hint'}>
          {problem && <ErrorIcon size={16} style={{ flex: 'none', marginTop: 2 }} />}
          <span>{below}</span>
        </Box>
      )}
    </Box>
  )
}

const styles = {
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  '& > legend': { p: 0, fontFamily: figures, fontWeight: 600, fontSize: '0.875rem' },
  '& .problem, & .hint': { display: 'flex', gap: 0.75, mt: -0.5, mb: 0.75, fontSize: '0.8125rem' },
  '& .hint': { color: 'text.secondary' },
  '& .problem': { color: 'tone.missing.ink' },
} as const
