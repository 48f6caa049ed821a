import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ListedDevice } from '@vigie/contract/devices/devices.list.ts'
import { dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { shiftsAddress } from '../../../routing/addresses/shifts.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { figures } from '../../../theme/augment.ts'
import { ClockIcon } from '../../../ui/icons.tsx'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { useDeviceWords } from '../list/words.ts'

type Gap = ListedDevice['missing'][number]

/** Numbers that are drawn one by one; of more the first and the last are said. */
const fewNumbers = 3

/** Acts that never came: how many, between which times, by which numbers, and the services of then. */
export function GapNote({ device }: { device: ListedDevice }) {
  const { t } = useTranslation()
  return (
    <Box component="section" aria-labelledby="device-gaps" sx={styles}>
      <Typography id="device-gaps" component="h3" sx={{ color: 'tone.late.ink', fontWeight: 600 }}>
        {t('devices.list.figures.missing', { count: device.missingCount })}
      </Typography>
      <Box>{t('devices.list.panel.gapsText')}</Box>
      {device.missing.map((gap) => (
        <OneGap key={`${gap.fromNumber} ${gap.beforeAt}`} gap={gap} siteId={device.siteId} />
      ))}
    </Box>
  )
}

function OneGap({ gap, siteId }: { gap: Gap; siteId: number }) {
  const { t } = useTranslation()
  const { timeZone } = useExchange()
  const words = useDeviceWords()
  const { fromNumber, toNumber, afterAt, beforeAt } = gap
  const day = dayOf(localOf(beforeAt, timeZone))
  const isOneDay = afterAt !== null && dayOf(localOf(afterAt, timeZone)) === day
  const to = words.clock(beforeAt)
  const when = () => {
    if (afterAt === null) return t('devices.list.panel.before', { day: words.day(beforeAt), to })
    const from = words.clock(afterAt)
    if (isOneDay) return t('devices.list.panel.between', { day: words.day(beforeAt), from, to })
    return t('devices.list.panel.betweenDays', { fromDay: words.day(afterAt), from, toDay: words.day(beforeAt), to })
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box>{when()}</Box>
      <Numbers from={fromNumber} to={toNumber} />
      <ButtonLink
        {...linkTo(shiftsAddress, { day, siteId })}
        variant="outlined"
        color="inherit"
        startIcon={<ClockIcon size={18} />}
        sx={button}
      >
        {isOneDay
          ? t('devices.list.panel.services', { from: words.clock(afterAt), to })
          : t('devices.list.panel.servicesOfDay', { day: words.day(beforeAt) })}
      </ButtonLink>
    </Box>
  )
}

/** The numbers that lack, between the two that came. */
function Numbers({ from, to }: { from: number; to: number }) {
  const { t } = useTranslation()
  const number = (value: number) => t('shifts.figures.number', { value })
  const label =
    from === to
      ? t('devices.list.panel.number', { from: number(from) })
      : t('devices.list.panel.numbers', { from: number(from), to: number(to) })
  if (to - from >= fewNumbers) return <Box sx={{ fontFamily: figures }}>{label}</Box>
  const lacking = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return (
    <Box role="img" aria-label={label} sx={numbers}>
      {from > 1 && <span>{number(from - 1)}</span>}
      {lacking.map((one) => (
        <span key={one} className="lacks">
          {number(one)}
        </span>
      ))}
      <span>{number(to + 1)}</span>
    </Box>
  )
}

const styles = { display: 'grid', gap: 1.25, p: 2, borderRadius: 1, bgcolor: 'tone.late.soft', color: 'text.primary' } as const
const button = { bgcolor: 'background.paper' } as const
const numbers = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 0.5,
  fontFamily: figures,
  fontSize: '0.8125rem',
  fontWeight: 600,
  textAlign: 'center',
  '& > span': { py: 0.75, borderRadius: '4px', bgcolor: 'background.paper', border: '1px solid transparent' },
  '& > .lacks': { borderStyle: 'dashed', borderColor: 'tone.late.ink', color: 'tone.late.ink', bgcolor: 'transparent' },
} as const
