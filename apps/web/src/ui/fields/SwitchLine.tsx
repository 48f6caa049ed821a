import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { useId } from 'react'

interface SwitchLineProps {
  readonly name: string
  readonly hint?: string | undefined
  readonly isOn: boolean
  readonly problem?: string | undefined
  readonly onChange: (isOn: boolean) => void
}

/** A yes or no of a form. The whole line is the target. */
export function SwitchLine({ name, hint, isOn, problem, onChange }: SwitchLineProps) {
  const id = useId()
  const below = problem ?? hint
  return (
    <Box component="label" sx={styles}>
      <input
        type="checkbox"
        checked={isOn}
        aria-invalid={Boolean(problem)}
        aria-describedby={below ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {name}
        {below && (
          <Box
            component="small"
            id={id}
            sx={{ display: 'block', fontSize: '0.8125rem', color: problem ? 'tone.missing.ink' : 'text.secondary' }}
          >
            {below}
          </Box>
        )}
      </span>
    </Box>
  )
}

const styles = {
  display: 'flex',
  gap: 1.25,
  py: 0.75,
  minHeight: 44,
  cursor: 'pointer',
  '& input': { width: 20, height: 20, m: 0, flex: 'none', accentColor: (theme: Theme) => theme.palette.primary.main },
} as const
