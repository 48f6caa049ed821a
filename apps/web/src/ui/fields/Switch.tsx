import Box from '@mui/material/Box'
import { forcedColours } from '../../theme/forced.ts'

interface SwitchProps {
  /** Where a label names it by its id. */
  readonly id?: string
  readonly isOn: boolean
  /** Where the line says more than its name. */
  readonly name?: string
  /** The id of what explains it. */
  readonly describedBy?: string
  readonly onChange: (isOn: boolean) => void
}

/**
 * A switch of 56 by 32 pixels, in a line that is its label: on which side its knob is says what holds. It is drawn beside the box
 * itself, which is hidden.
 */
export const Switch = ({ id, isOn, name, describedBy, onChange }: SwitchProps) => (
  <>
    <input
      id={id}
      type="checkbox"
      role="switch"
      className="visually-hidden"
      checked={isOn}
      aria-checked={isOn}
      aria-label={name}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.checked)}
    />
    <Box aria-hidden="true" sx={{ ...track, ...(isOn && on) }} />
  </>
)

const track = {
  flex: 'none',
  position: 'relative',
  width: 56,
  height: 32,
  borderRadius: 99,
  bgcolor: 'edge',
  transition: 'background-color 120ms',
  [forcedColours]: { border: '1px solid' },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 4,
    left: 4,
    width: 24,
    height: 24,
    borderRadius: '50%',
    bgcolor: '#ffffff',
    transition: 'transform 120ms',
    [forcedColours]: { border: '4px solid' },
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none', '&::after': { transition: 'none' } },
} as const
const on = { bgcolor: 'primary.main', '&::after': { ...track['&::after'], transform: 'translateX(24px)' } } as const
