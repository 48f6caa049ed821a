import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { EditIcon, UnlinkIcon } from '../../../ui/icons.tsx'
import { BatteryMark, lowBattery } from './BatteryMark.tsx'
import type { useDeviceWords } from './words.ts'

type Words = ReturnType<typeof useDeviceWords>

/** What is said of a device, and in small letters what goes with it. */
export const TwoLines = ({ first, second }: { first: string; second: string | false }) => (
  <Box
    component="span"
    sx={{ display: 'block', lineHeight: 1.25, '& small': { display: 'block', fontSize: '0.75rem', color: 'text.secondary' } }}
  >
    {first}
    <small>{second}</small>
  </Box>
)

const inkOf = { late: 'tone.late.ink', strong: 'text.primary' } as const

/** What of its acts is not here. */
export const JournalText = ({ text, tone }: ReturnType<Words['journal']>) => (
  <Box component="span" title={text} sx={tone ? { color: inkOf[tone], fontWeight: 600 } : undefined}>
    {text}
  </Box>
)

export const Battery = ({ percent, words }: { percent: number | null; words: Words }) =>
  percent !== null && (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        ...(percent <= lowBattery && { color: 'tone.missing.ink', fontWeight: 600 }),
      }}
    >
      <BatteryMark percent={percent} />
      {words.percent(percent)}
    </Box>
  )

/** The two acts of a row; they stand in the panel too. */
export function DeviceActs({ name, onAct }: { name: string; onAct: (act: 'rename' | 'unpair') => void }) {
  const { t } = useTranslation()
  return (['rename', 'unpair'] as const).map((act) => {
    const word = t(`devices.list.panel.${act}`)
    const Icon = act === 'rename' ? EditIcon : UnlinkIcon
    return (
      <IconButton key={act} size="small" tabIndex={-1} aria-label={`${word} ${name}`} title={word} onClick={() => onAct(act)}>
        <Icon size={18} />
      </IconButton>
    )
  })
}
