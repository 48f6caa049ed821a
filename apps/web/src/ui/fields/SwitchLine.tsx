import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
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
      <Checkbox
        checked={isOn}
        onChange={(_, next) => onChange(next)}
        slotProps={{ input: { 'aria-invalid': Boolean(problem), 'aria-describedby': below ? id : undefined } }}
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
  // As high as the first line of what it says.
  '& .MuiCheckbox-root': { p: 0, m: '-2px', flex: 'none', alignSelf: 'start' },
} as const
