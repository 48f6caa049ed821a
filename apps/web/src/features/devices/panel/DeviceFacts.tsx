import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import type { JudgedDevice } from '../list/rows.rules.ts'
import { isOldVersion, useDeviceWords } from '../list/words.ts'
import type { Acting } from './ActDialogs.tsx'

const shown = { day: 'shownDay', window: 'shownWindow', running: 'shownRunning', none: 'shownNone' } as const

interface DeviceFactsProps {
  readonly judged: JudgedDevice
  readonly now: Instant
  readonly onAct: (acting: Acting) => void
}

/** What is known of a device: heard when, set how, linked by whom, and where it serves. What it does not tell is left out. */
export function DeviceFacts({ judged, now, onAct }: DeviceFactsProps) {
  const { t } = useTranslation()
  const words = useDeviceWords()
  const { device, links } = judged
  const { time, note } = words.seen(device, now)
  const version = [
    device.appVersion && `${device.appVersion}${isOldVersion(device.appVersion) ? ` (${t('devices.list.old')})` : ''}`,
    device.browser,
    device.os,
  ]
  const day = words.day(device.pairedAt)
  return (
    <Box component="dl" aria-label={t('devices.list.panel.facts')} sx={styles}>
      <Fact name={t('devices.list.panel.seen')}>{note ? t('devices.list.seenAt', { time, ago: note }) : time}</Fact>
      <Fact name={t('devices.list.panel.ways')}>{words.ways(device)}</Fact>
      <Fact name={t('devices.list.panel.shown')}>{t(`devices.list.panel.${shown[device.shiftsVisibility]}`)}</Fact>
      <Fact name={t('devices.list.panel.names')}>
        {t(device.isNamesVisible ? 'devices.list.panel.namesShown' : 'devices.list.panel.namesHidden')}
      </Fact>
      {device.battery !== null && <Fact name={t('devices.list.panel.battery')}>{words.percent(device.battery)}</Fact>}
      <Fact name={t('devices.list.panel.device')}>{[device.vendor, device.model].filter(Boolean).join(' ') || '—'}</Fact>
      <Fact name={t('devices.list.panel.version')}>{version.filter(Boolean).map(inOneLine).join(' · ') || '—'}</Fact>
      {device.driftSeconds !== null && <Fact name={t('devices.list.panel.drift')}>{words.drift(device.driftSeconds)}</Fact>}
      <Fact name={t('devices.list.panel.waiting')}>
        {device.waitingCount > 0 ? t('devices.list.waiting', { count: device.waitingCount }) : t('devices.list.panel.waitingNone')}
      </Fact>
      <Fact name={t('devices.list.panel.paired')}>
        {device.pairedBy === null ? day : t('devices.list.panel.pairedBy', { day, name: device.pairedBy })}
      </Fact>
      {device.ipAddress !== '' && <Fact name={t('devices.list.panel.network')}>{device.ipAddress}</Fact>}
      {device.position && (
        <Fact name={t('devices.list.panel.position')}>
          {device.position.latitude.toFixed(5)}, {device.position.longitude.toFixed(5)}
        </Fact>
      )}
      {links.length > 1 && (
        <Fact name={t('devices.list.panel.sites')} isWide>
          <Box component="ul" sx={sites}>
            {links.map((link) => (
              <li key={link.deviceSiteId}>
                <span>{link.siteName}</span>
                <Button
                  size="small"
                  aria-label={t('devices.list.panel.takeFromNamed', { site: link.siteName })}
                  onClick={() => onAct({ act: 'takeFrom', judged, link })}
                >
                  {t('devices.list.panel.takeFrom')}
                </Button>
              </li>
            ))}
          </Box>
        </Fact>
      )}
    </Box>
  )
}

/** `Android 16`: a figure alone in the next line says nothing. */
const inOneLine = (words: string): string => words.replaceAll(' ', '\u00a0')

/** `isWide`: below its name, in the whole width. */
const Fact = ({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) => (
  <div className={isWide ? 'wide' : undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const styles = {
  display: 'grid',
  m: 0,
  '& > div': { display: 'grid', gridTemplateColumns: '128px minmax(0, 1fr)', gap: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' },
  '& > .wide': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, fontFamily: figures, overflowWrap: 'anywhere' },
} as const
const sites = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  '& li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 },
  // The word of a button is not torn for a long name.
  '& button': { flex: 'none', whiteSpace: 'nowrap', mr: -1 },
} as const
