import { useTranslation } from 'react-i18next'
import { ManagerGate } from '../../features/clockings/tablet/kiosk/ManagerGate.tsx'
import { SitesManagement } from '../../features/clockings/tablet/linked/SitesManagement.tsx'

/** Sites associés: those that this tablet serves, one more or one less. */
export default function ClockSites() {
  const { t } = useTranslation()
  return (
    <ManagerGate title={t('clockings.kiosk.sites.title')}>
      <SitesManagement />
    </ManagerGate>
  )
}
