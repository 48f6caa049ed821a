import Box from '@mui/material/Box'
import { shiftsVisibilities } from '@vigie/contract/devices/devices.fields.ts'
import type { DeviceSettings } from '@vigie/contract/devices/devices.settings.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../../session/store.ts'
import { forcedColours } from '../../../../theme/forced.ts'
import { Group, lineStyles, LineWords } from '../kiosk/Group.tsx'

interface ShownGroupProps {
  readonly device: DeviceSettings
  readonly problem: string | null
  readonly onChange: (shiftsVisibility: DeviceSettings['shiftsVisibility']) => void
}

/** Which services the device shows beside the keypad, each choice with how many that are now. */
export function ShownGroup({ device: { shiftsVisibility, counts }, problem, onChange }: ShownGroupProps) {
  const { t } = useTranslation()
  const name = useId()
  const { features } = useExchange().environment
  // Before its version has it, a device shows those that may be clocked instead.
  const hasRunning = features.includes('showOntimeShiftsList')
  const chosen = shiftsVisibility === 'running' && !hasRunning ? 'window' : shiftsVisibility
  const texts = {
    day: t('clockings.kiosk.settings.dayCount', { count: counts.day }),
    window: t('clockings.kiosk.settings.nowCount', { count: counts.window }),
    running: t('clockings.kiosk.settings.nowCount', { count: counts.running }),
    none: t('clockings.kiosk.settings.noneText'),
  }
  return (
    <Group title={t('clockings.kiosk.settings.shown')} isChoice problem={problem}>
      {shiftsVisibilities
        .filter((one) => one !== 'running' || hasRunning)
        .map((one) => (
          <Box key={one} component="label" sx={[lineStyles, { cursor: 'pointer' }, one === chosen && { bgcolor: 'primary.lighter' }]}>
            <input type="radio" name={name} className="visually-hidden" checked={one === chosen} onChange={() => onChange(one)} />
            <Box aria-hidden="true" sx={[mark, one === chosen && marked]} />
            <LineWords name={t(`clockings.kiosk.settings.${one}`)} text={texts[one]} />
          </Box>
        ))}
    </Group>
  )
}

const mark = {
  flex: 'none',
  width: 26,
  height: 26,
  borderRadius: '50%',
  border: '2px solid',
  borderColor: 'edge',
  bgcolor: 'background.paper',
} as const
const marked = { borderWidth: 8, borderColor: 'primary.main', [forcedColours]: { borderColor: 'Highlight' } } as const
