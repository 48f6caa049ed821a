import Button from '@mui/material/Button'
import type { SiteWithoutDevice } from '@vigie/contract/devices/devices.list.ts'
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
