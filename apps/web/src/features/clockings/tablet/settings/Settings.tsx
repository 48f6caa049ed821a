import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../../session/store.ts'
import { figures } from '../../../../theme/augment.ts'
import { forcedColours, forcedEdge } from '../../../../theme/forced.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { LiveRegion } from '../../../../ui/feedback/LiveRegion.tsx'
import { ErrorState } from '../../../../ui/feedback/StatePage.tsx'
import { BadgeIcon, KeyboardIcon, PeopleIcon } from '../../../../ui/icons.tsx'
import { RowsSkeleton } from '../../../../ui/lists/skeletons.tsx'
import { onPhone } from '../../../../ui/page/tablet.ts'
import { Group } from '../kiosk/Group.tsx'
import { KioskPage } from '../kiosk/KioskPage.tsx'
import { LinkedSites } from '../linked/LinkedSites.tsx'
import { useOffline } from '../network.ts'
import { timeIn } from '../words.ts'
import { DeviceGroup } from './DeviceGroup.tsx'
import { SettingSwitch } from './SettingSwitch.tsx'
import { ShownGroup } from './ShownGroup.tsx'
import { useSettings } from './useSettings.ts'

/** The device's settings, within a manager's access: each choice is saved as it is made, and says what it does. */
export function Settings() {
  const { t } = useTranslation()
  const { device, error, refetch, change, isPending, savedAt, problemOf } = useSettings()
  const { environment, timeZone } = useExchange()
  const isOffline = useOffline()
  const told = isPending
    ? t('clockings.kiosk.settings.saving')
    : savedAt && t('clockings.kiosk.settings.saved', { time: timeIn(savedAt, timeZone) })
  const hasCards = environment.features.includes('clockingsByNfc')
  return (
    <KioskPage title={t('clockings.kiosk.settings.title')} aside={<LiveRegion>{told && <Box sx={pill}>{told}</Box>}</LiveRegion>}>
      {isOffline && (
        <Box sx={{ mb: 3 }}>
          <Banner tone="late">{t('clockings.kiosk.access.offline')}</Banner>
        </Box>
      )}
      {!device && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!device && !error && <RowsSkeleton rows={6} height={80} />}
      {device && (
        <Box sx={columns}>
          <Box sx={column}>
            <Group title={t('clockings.kiosk.settings.ways')} problem={problemOf('isByCode', 'isByNfc')}>
              <SettingSwitch
                icon={KeyboardIcon}
                name={t('clockings.kiosk.settings.byCode')}
                text={t(device.isByCode ? 'clockings.kiosk.settings.byCodeOn' : 'clockings.kiosk.settings.byCodeOff')}
                isOn={device.isByCode}
                onChange={(isByCode) => change({ isByCode })}
              />
              {hasCards && (
                <SettingSwitch
                  icon={BadgeIcon}
                  name={t('clockings.kiosk.settings.byNfc')}
                  text={t(device.isByNfc ? 'clockings.kiosk.settings.byNfcOn' : 'clockings.kiosk.settings.byNfcOff')}
                  isOn={device.isByNfc}
                  onChange={(isByNfc) => change({ isByNfc })}
                />
              )}
            </Group>
            <ShownGroup
              device={device}
              problem={problemOf('shiftsVisibility')}
              onChange={(shiftsVisibility) => change({ shiftsVisibility })}
            />
          </Box>
          <Box sx={column}>
            <Group title={t('clockings.kiosk.settings.names')} problem={problemOf('isNamesVisible')}>
              <SettingSwitch
                icon={PeopleIcon}
                name={t('clockings.kiosk.settings.showNames')}
                text={t(device.isNamesVisible ? 'clockings.kiosk.settings.namesOn' : 'clockings.kiosk.settings.namesOff')}
                isOn={device.isNamesVisible}
                onChange={(isNamesVisible) => change({ isNamesVisible })}
              />
            </Group>
            <LinkedSites limit={device.siteLimit} leadsOn />
            <DeviceGroup device={device} />
          </Box>
        </Box>
      )}
    </KioskPage>
  )
}

const columns = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  '@media (max-width: 767.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [onPhone]: { gap: 3 },
} as const
const column = { display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', [onPhone]: { gap: 3 } } as const
const pill = {
  px: 2,
  py: 0.75,
  borderRadius: 99,
  fontFamily: figures,
  fontSize: 15,
  fontWeight: 650,
  color: 'tone.done.ink',
  bgcolor: 'tone.done.soft',
  [forcedColours]: forcedEdge,
} as const
