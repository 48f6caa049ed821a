import type { Instant } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import type { DeviceFilter } from '../../../routing/addresses/devices.ts'
import { FigureCard } from '../../../ui/marks/FigureCard.tsx'
import { FigureRow, FigureRowSkeleton } from '../../../ui/marks/FigureRow.tsx'
import { ShareCard } from '../../../ui/marks/ShareCard.tsx'
import { useFigureFilter } from '../../../ui/marks/useFigureFilter.ts'
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
export function DeviceFigures({ figures, ...rest }: DeviceFiguresProps) {
  return figures ? <Four figures={figures} {...rest} /> : <FigureRowSkeleton />
}

function Four({ figures, filter, now, onFilter }: DeviceFiguresProps & { figures: Figures }) {
  const { t } = useTranslation()
  const words = useDeviceWords()
  const { counts, silentSince, missing, expected, expectedSince } = figures
  const opens = useFigureFilter<DeviceFilter>({ counts, filter, onFilter })
  const number = (value: number) => t('shifts.figures.number', { value })
  const silentNote = () => {
    if (counts.offlineInService === 0) return t('devices.list.figures.offlineNone')
    return silentSince === null
      ? t('devices.list.figures.offlineNever')
      : t('devices.list.figures.offlineSince', { duration: words.passed(silentSince, now) })
  }
  return (
    <FigureRow title={t('devices.list.figures.title')}>
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
      <ShareCard
        name={t('devices.list.figures.online')}
        part={counts.online}
        whole={counts.all}
        none={t('devices.list.figures.onlineNone')}
        {...opens('online')}
      />
    </FigureRow>
  )
}
