import type { DeviceSettings } from '@vigie/contract/devices/devices.settings.ts'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { localeOf } from '../../../../kit/dates.ts'
import { appVersion } from '../../../../kit/version.ts'
import { useQueue } from '../../../../offline/queue.ts'
import { clockDrift } from '../../../../session/clock.ts'
import { useNow } from '../../../../session/useNow.ts'
import { NetworkIcon, NoNetworkIcon, TabletIcon } from '../../../../ui/icons.tsx'
import { useTimeWords } from '../../../../ui/timeWords.ts'
import { Group, lineStyles, LineWords } from '../kiosk/Group.tsx'
import { useOffline } from '../network.ts'

/** What this device is: its name, model and version, and whether anything waits on it. */
export function DeviceGroup({ device: { name, vendor, model, os, browser } }: { device: DeviceSettings }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isOffline = useOffline()
  const { acts } = useQueue()
  // The drift is measured at each answer of the server.
  useNow(30)
  const { span } = useTimeWords()
  const count = acts.filter((act) => act.state === 'waiting').length
  const line = isOffline ? 'offline' : 'online'
  const state = count > 0 ? t(`clockings.kiosk.settings.${line}Waiting`, { count }) : t(`clockings.kiosk.settings.${line}`)
  const drift = Math.abs(clockDrift() / 1000)
  const written = drift.toLocaleString(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const facts = [[vendor, model].filter(Boolean).join(' '), os, browser, t('clockings.kiosk.settings.version', { version: appVersion })]
  return (
    <Group title={t('clockings.kiosk.settings.device')}>
      <Box sx={lineStyles}>
        <LineWords
          icon={TabletIcon}
          name={name || model || os || browser}
          text={facts.filter((fact) => fact !== '' && !name.includes(fact)).join(' · ')}
        />
      </Box>
      <Box sx={lineStyles}>
        <LineWords
          icon={isOffline ? NoNetworkIcon : NetworkIcon}
          name={state}
          text={t('clockings.kiosk.settings.drift', {
            time: drift < 60 ? t('clockings.kiosk.settings.seconds', { seconds: written }) : span(Math.round(drift / 60)),
          })}
        />
      </Box>
    </Group>
  )
}
