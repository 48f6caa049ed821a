import IconButton from '@mui/material/IconButton'
import { compareVersions } from '@vigie/contract/companies/settings.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { appVersion } from '../../../kit/version.ts'
import { EditIcon, UnlinkIcon } from '../../../ui/icons.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { BatteryMark, lowBattery } from './BatteryMark.tsx'
import type { JudgedDevice } from './rows.rules.ts'
import { toneOfDevice, useDeviceWords } from './words.ts'

/** What is done to a device from its row. */
export type DeviceAct = 'rename' | 'unpair'

export interface DeviceRowProps {
  readonly judged: JudgedDevice
  readonly now: Instant
  readonly index: number
  readonly top: number
  readonly isSelected: boolean
  readonly onOpen: (deviceId: number) => void
  readonly onAct: (act: DeviceAct, judged: JudgedDevice) => void
}

export const rowId = (deviceId: number): string => `device-${deviceId}`

/** A version before this app's own. */
export const isOldVersion = (version: string): boolean => version !== '' && compareVersions(version, appVersion) < 0

/** One device. The row is one target, and opens its panel; its two acts stand in the panel too. */
export const DeviceRow = memo(function DeviceRow({ judged, now, index, top, isSelected, onOpen, onAct }: DeviceRowProps) {
  const { t } = useTranslation()
  const words = useDeviceWords()
  const { device, state } = judged
  const seen = words.seen(device, now)
  const journal = words.journal(judged)
  const alarm = words.alarm(device)
  const names = ['row', state === 'offlineInService' && 'hot', isSelected && 'selected'].filter(Boolean).join(' ')
  const act = (what: DeviceAct, word: string, Icon: typeof EditIcon) => (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={`${word} ${words.name(device)}`}
      title={word}
      onClick={(event) => {
        event.stopPropagation()
        onAct(what, judged)
      }}
    >
      <Icon size={18} />
    </IconButton>
  )
  return (
    // The keyboard works the grid as a whole (useListKeys): it says which row is meant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="row"
      id={rowId(device.deviceId)}
      className={names}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => onOpen(device.deviceId)}
    >
      <div role="gridcell" className="state">
        <Tag tone={toneOfDevice[state]}>{words.state(judged, now)}</Tag>
      </div>
      <div role="gridcell" className="device">
        <b title={words.name(device)}>{words.name(device)}</b>
        {alarm === null ? <small>{words.system(device)}</small> : <small className="alarm">{alarm}</small>}
      </div>
      <div role="gridcell" className="seen">
        {seen.time}
        <small>{seen.note}</small>
      </div>
      <div role="gridcell" className="journal">
        <span className={journal.tone ?? undefined}>{journal.text}</span>
      </div>
      <div role="gridcell" className="ways">
        {words.ways(device)}
      </div>
      <div role="gridcell" className="battery">
        {device.battery !== null && (
          <span className={device.battery <= lowBattery ? 'low' : undefined}>
            <BatteryMark percent={device.battery} />
            {words.percent(device.battery)}
          </span>
        )}
      </div>
      <div role="gridcell" className="version">
        {device.appVersion}
        {isOldVersion(device.appVersion) && <small>{t('devices.list.old')}</small>}
      </div>
      <div role="gridcell" className="acts icons">
        {act('rename', t('devices.list.panel.rename'), EditIcon)}
        {act('unpair', t('devices.list.panel.unpair'), UnlinkIcon)}
      </div>
    </div>
  )
})
