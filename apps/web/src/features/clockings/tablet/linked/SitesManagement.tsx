import Box from '@mui/material/Box'
import { readDeviceSettings } from '@vigie/contract/devices/devices.settings.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../../api/queries.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { KioskPage } from '../kiosk/KioskPage.tsx'
import { useOffline } from '../network.ts'
import { LinkedSites } from './LinkedSites.tsx'
import { LinkMore } from './LinkMore.tsx'
import { useDeviceSites } from './useDeviceSites.ts'

/** The sites linked to this device, and those that it may be linked to, up to what the company's offer allows. */
export function SitesManagement() {
  const { t } = useTranslation()
  const { data } = useAsk(readDeviceSettings, {})
  const { data: places } = useDeviceSites()
  const isOffline = useOffline()
  const limit = data?.device.siteLimit
  const isFull = limit !== undefined && places !== undefined && places.sites.length >= limit
  return (
    <KioskPage title={t('clockings.kiosk.sites.title')}>
      <Box component="p" sx={{ m: 0, mt: -2, mb: 3, fontSize: 17, color: 'text.secondary' }}>
        {t('clockings.kiosk.sites.text')}
      </Box>
      {isOffline && (
        <Box sx={{ mb: 3 }}>
          <Banner tone="late">{t('clockings.kiosk.access.offline')}</Banner>
        </Box>
      )}
      <Box sx={columns}>
        <LinkedSites limit={limit} />
        <LinkMore isFull={isFull} />
      </Box>
    </KioskPage>
  )
}

const columns = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  '@media (max-width: 1099.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const
