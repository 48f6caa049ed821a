import Button from '@mui/material/Button'
import type { SiteWithoutDevice, UnpairedDevice } from '@vigie/contract/devices/devices.list.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { writtenDistance } from '@vigie/phrases/distance.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { linkDeviceAddress } from '../../../routing/addresses/devices.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { TextLink } from '../../../ui/links/TextLink.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import type { Row } from './rows.rules.ts'
import { toneOfDevice, useDeviceWords } from './words.ts'

interface Placed {
  readonly index: number
  readonly top: number
}
type RowOf<K extends Row['kind']> = Extract<Row, { kind: K }>

const place = ({ index, top }: Placed) =>
  ({ role: 'row', 'aria-rowindex': index + 2, style: { transform: `translateY(${top}px)` } }) as const

/** The line of a site, above its devices. */
export function PlaceRow({ row, ...placed }: Placed & { row: RowOf<'site'> }) {
  return (
    <div {...place(placed)} className="row place">
      <div role="gridcell">
        <b>{row.name}</b> <span>{[row.city, row.clientName].filter(Boolean).join(' · ')}</span>
      </div>
    </div>
  )
}

/** What is said of a device at a site that it serves beside its own. */
export function useServedWords(): (row: RowOf<'served'>) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useDeviceWords()
  return ({ judged: { device }, link: { distanceMetres } }) => {
    const by = { device: words.name(device), site: device.siteName }
    return distanceMetres === null
      ? t('devices.list.servedBy', by)
      : t('devices.list.servedByAt', { ...by, distance: writtenDistance(language, distanceMetres) })
  }
}

/** A site that the device of another one serves too. */
export function ServedRow({ row, now, onOpen, ...placed }: Placed & { row: RowOf<'served'>; now: Instant; onOpen: (id: number) => void }) {
  const { t } = useTranslation()
  const words = useDeviceWords()
  const served = useServedWords()
  const { judged } = row
  return (
    <div {...place(placed)} className="row told">
      <div role="gridcell" className="state">
        <Tag tone={toneOfDevice[judged.state]}>{words.state(judged, now)}</Tag>
      </div>
      <div role="gridcell" className="text">
        {served(row)}
      </div>
      <div role="gridcell" className="acts">
        <Button
          size="small"
          aria-label={t('devices.list.openNamed', { device: words.name(judged.device) })}
          onClick={() => onOpen(judged.device.deviceId)}
        >
          {t('devices.list.open')}
        </Button>
      </div>
    </div>
  )
}

/** The way from a site without a device to linking one. */
export function LinkHere({ site }: { site: SiteWithoutDevice }) {
  const { t } = useTranslation()
  return (
    <TextLink {...linkTo(linkDeviceAddress, { siteId: site.id })} aria-label={t('devices.list.linkAt', { site: site.name })}>
      {t('devices.list.link')}
    </TextLink>
  )
}

/** A site that no device serves. */
export function NoneRow({ row, ...placed }: Placed & { row: RowOf<'none'> }) {
  const { t } = useTranslation()
  return (
    <div {...place(placed)} className="row told">
      <div role="gridcell" className="state">
        <Tag tone="wait">{t('devices.list.states.none')}</Tag>
      </div>
      <div role="gridcell" className="text">
        {t(row.site.canClockByPhone ? 'devices.list.withoutPhone' : 'devices.list.withoutAny')}
      </div>
      <div role="gridcell" className="acts">
        <LinkHere site={row.site} />
      </div>
    </div>
  )
}

export interface UnpairedProps {
  readonly row: RowOf<'unpaired'>
  /** It is about to be reported as lost. */
  readonly onLose: (device: UnpairedDevice) => void
}

/** Whether a device that is paired no more is lost, in a word. */
export function GoneTag({ device }: { device: UnpairedDevice }) {
  const { t } = useTranslation()
  return device.lostAt === null ? (
    <Tag tone="wait">{t('devices.list.states.unpaired')}</Tag>
  ) : (
    <Tag tone="missing">{t('devices.list.states.lost')}</Tag>
  )
}

/** The way to report it; of one that is reported there is none. */
export function LoseButton({ row: { device }, onLose }: UnpairedProps) {
  const { t } = useTranslation()
  const words = useDeviceWords()
  if (device.lostAt !== null) return null
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

/** A device that is paired no more: where it stood, and since when. */
export function UnpairedRow({ row, onLose, ...placed }: Placed & UnpairedProps) {
  const words = useDeviceWords()
  const { device } = row
  return (
    <div {...place(placed)} className="row told">
      <div role="gridcell" className="state">
        <GoneTag device={device} />
      </div>
      <div role="gridcell" className="text">
        <b>{words.name(device)}</b> {[device.siteName, words.gone(device)].filter(Boolean).join(' · ')}
      </div>
      <div role="gridcell" className="acts">
        <LoseButton row={row} onLose={onLose} />
      </div>
    </div>
  )
}
