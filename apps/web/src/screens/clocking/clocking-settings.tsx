import { useTranslation } from 'react-i18next'
import { ManagerGate } from '../../features/clockings/tablet/kiosk/ManagerGate.tsx'
import { Settings } from '../../features/clockings/tablet/settings/Settings.tsx'

/** Réglages de l'appareil: what this tablet takes and shows. */
export default function ClockSettings() {
  const { t } = useTranslation()
  return (
    <ManagerGate title={t('clockings.kiosk.settings.title')}>
      <Settings />
    </ManagerGate>
  )
}
