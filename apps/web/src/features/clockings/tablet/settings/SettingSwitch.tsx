import Box from '@mui/material/Box'
import { useId } from 'react'
import { forcedColours } from '../../../../theme/forced.ts'
import type { Icon } from '../../../../ui/icons.tsx'
import { lineStyles, LineWords } from '../kiosk/Group.tsx'

interface SettingSwitchProps {
  readonly icon: Icon
  readonly name: string
  readonly text: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A setting that is on or off, saved as it is touched. The whole line is the target. */
export function SettingSwitch({ icon, name, text, isOn, onChange }: SettingSwitchProps) {
  const id = useId()
  return (
    <Box component="label" sx={{ ...lineStyles, cursor: 'pointer' }}>
      <LineWords icon={icon} name={name} text={text} textId={id} />
      <input
        type="checkbox"
        role="switch"
        className="visually-hidden"
        checked={isOn}
        aria-checked={isOn}
        aria-label={name}
        aria-describedby={id}
        onChange={() => onChange(!isOn)}
      />
      <Box aria-hidden="true" sx={[track, isOn && trackOn]} />
    </Box>
  )
}

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
const trackOn = { bgcolor: 'primary.main', '&::after': { transform: 'translateX(24px)' } } as const
