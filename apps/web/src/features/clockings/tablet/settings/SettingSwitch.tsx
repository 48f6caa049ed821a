import Box from '@mui/material/Box'
import { useId } from 'react'
import { switchTrack } from '../../../../ui/fields/switchTrack.ts'
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
      <Box aria-hidden="true" sx={switchTrack(isOn)} />
    </Box>
  )
}
