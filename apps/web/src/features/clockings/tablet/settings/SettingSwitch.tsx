import Box from '@mui/material/Box'
import { useId } from 'react'
import { Switch } from '../../../../ui/fields/Switch.tsx'
import type { Icon } from '../../../../ui/firstIcons.tsx'
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
      <Switch isOn={isOn} name={name} describedBy={id} onChange={onChange} />
    </Box>
  )
}
