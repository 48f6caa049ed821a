import type { SystemStyleObject } from '@mui/system'
import { forcedColours } from '../../theme/forced.ts'

/** The drawing of a switch beside its hidden box (`role="switch"`), 56 by 32 pixels: on which side its knob is says what holds. */
export const switchTrack = (isOn: boolean): SystemStyleObject => ({ ...track, ...(isOn && on) })

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
