import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import type { DeviceFilter } from '../../../routing/addresses/devices.ts'
import { cardHeight, FigureCard } from '../../../ui/marks/FigureCard.tsx'
import type { DeviceFigures as Figures } from './rows.rules.ts'
import { useDeviceWords } from './words.ts'

interface DeviceFiguresProps {
  /** Undefined while they are on their way. */
  readonly figures: Figures | undefined
  readonly filter: DeviceFilter
  readonly now: Instant
  readonly onFilter: (filter: DeviceFilter) => void
}

/** What is wrong with the devices right now, in four figures; each opens its part of the list. */
export function DeviceFigures({ figures, filter, now, onFilter }: DeviceFiguresProps) {
  const { t } = useTranslation()
  const words = useDeviceWords()
  if (!figures) return <FiguresSkeleton />
  const { counts, silentSince, missing, expected, expectedSince } = figures
  const opens = (name: DeviceFilter) => ({
    isOn: filter === name,
    onPress: () => onFilter(filter === name ? 'all' : name),
    ...(counts[name] > 0 && { action: t(filter === name ? 'shifts.figures.clear' : 'shifts.figures.see') }),
  })
  const number = (value: number) => t('shifts.figures.number', { value })
  const silentNote = () => {
    if (counts.offlineInService === 0) return t('devices.list.figures.offlineNone')
    return silentSince === null
      ? t('devices.list.figures.offlineNever')
      : t('devices.list.figures.offlineSince', { duration: words.passed(silentSince, now) })
  }
  return (
    <Box component="section" aria-label={t('devices.list.figures.title')} sx={grid}>
      <FigureCard
        name={t('devices.list.figures.offline')}
        value={number(counts.offlineInService)}
        note={silentNote()}
        tone={counts.offlineInService > 0 ? 'missing' : undefined}
        {...opens('offlineInService')}
      />
      <FigureCard
        name={t('devices.list.figures.gaps')}
        value={number(counts.gaps)}
        note={missing > 0 ? t('devices.list.figures.missing', { count: missing }) : t('devices.list.figures.gapsNone')}
        tone={counts.gaps > 0 ? 'late' : undefined}
        {...opens('gaps')}
      />
      <FigureCard
        name={t('devices.list.figures.expected')}
        value={number(expected)}
        note={
          expected > 0 && expectedSince !== null
            ? t('devices.list.figures.expectedSince', { time: words.moment(expectedSince, now) })
            : t('devices.list.figures.expectedNone')
        }
        tone={expected > 0 ? 'late' : undefined}
        {...opens('expected')}
      />
      {counts.all === 0 ? (
        <FigureCard name={t('devices.list.figures.online')} value="—" note={t('devices.list.figures.onlineNone')} {...opens('online')} />
      ) : (
        <FigureCard
          name={t('devices.list.figures.online')}
          value={t('shifts.figures.percent', { percent: Math.round((100 * counts.online) / counts.all) })}
          note=""
          aside={t('shifts.figures.of', { part: counts.online, whole: counts.all })}
          percent={(100 * counts.online) / counts.all}
          {...opens('online')}
        />
      )}
    </Box>
  )
}

const grid = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: '1fr 1fr',
  '@container (min-width: 40rem)': { gridTemplateColumns: 'repeat(4, 1fr)' },
} as const

const FiguresSkeleton = () => (
  <Box aria-hidden="true" sx={grid}>
    {[1, 2, 3, 4].map((card) => (
      <Skeleton key={card} variant="rounded" height={cardHeight} />
    ))}
  </Box>
)
