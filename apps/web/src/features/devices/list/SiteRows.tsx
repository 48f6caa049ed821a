import Button from '@mui/material/Button'
import type { UnpairedDevice } from '@vigie/contract/devices/devices.list.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { writtenDistance } from '@vigie/phrases/distance.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { linkDeviceAddress } from '../../../routing/addresses/devices.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import type { Tone } from '../../../theme/palette.ts'
import { TextLink } from '../../../ui/links/TextLink.tsx'
import type { Row } from './rows.rules.ts'
import { toneOfDevice, useDeviceWords } from './words.ts'

/** How a row of the list stands, and what one says that is no device of its site. */
export function useRowWords(now: Instant) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useDeviceWords()
  return useMemo(
    () => ({
      state: (row: Row): { readonly word: string; readonly tone: Tone } => {
        if (row.kind === 'device' || row.kind === 'served')
          return { word: words.state(row.judged, now), tone: toneOfDevice[row.judged.state] }
        if (row.kind === 'unpaired' && row.device.lostAt !== null) return { word: t('devices.list.states.lost'), tone: 'missing' }
        return { word: t(`devices.list.states.${row.kind === 'unpaired' ? 'unpaired' : 'none'}`), tone: 'wait' }
      },
      text: (row: Row): string => {
        if (row.kind === 'none') return t(row.site.canClockByPhone ? 'devices.list.withoutPhone' : 'devices.list.withoutAny')
        if (row.kind === 'unpaired')
          return [words.name(row.device), row.device.siteName, words.gone(row.device)].filter(Boolean).join(' · ')
        if (row.kind !== 'served') return ''
        const { device } = row.judged
        const by = { device: words.name(device), site: device.siteName }
        const { distanceMetres } = row.link
        return distanceMetres === null
          ? t('devices.list.servedBy', by)
          : t('devices.list.servedByAt', { ...by, distance: writtenDistance(language, distanceMetres) })
      },
    }),
    [t, language, words, now],
  )
}

interface RowActProps {
  readonly row: Row
  readonly open: (deviceId: number) => void
  /** It is about to be reported as lost. */
  readonly onLose: (device: UnpairedDevice) => void
}

/** What a row leads to that is no device of its site: the device, linking one, reporting one that is not lost already. */
export function RowAct({ row, open, onLose }: RowActProps) {
  const { t } = useTranslation()
  const words = useDeviceWords()
  if (row.kind === 'served') {
    const { device } = row.judged
    return (
      <Button size="small" aria-label={t('devices.list.openNamed', { device: words.name(device) })} onClick={() => open(device.deviceId)}>
        {t('devices.list.open')}
      </Button>
    )
  }
  if (row.kind === 'none') {
    return (
      <TextLink {...linkTo(linkDeviceAddress, { siteId: row.site.id })} aria-label={t('devices.list.linkAt', { site: row.site.name })}>
        {t('devices.list.link')}
      </TextLink>
    )
  }
  if (row.kind !== 'unpaired' || row.device.lostAt !== null) return null
  const { device } = row
  return (
    <Button
      size="small"
      color="error"
      aria-label={t('devices.list.losing.openNamed', { device: words.name(device) })}
      onClick={() => onLose(device)}
    >
      {t('devices.list.losing.open')}
    </Button>
  )
}
