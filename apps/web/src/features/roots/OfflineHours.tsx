import { useTranslation } from 'react-i18next'
import { useExchange } from '../../session/store.ts'
import { NoNetworkIcon } from '../../ui/icons.tsx'
import { SettingCard } from './SettingCard.tsx'

/** For how many hours an act that is queued offline needs no confirmation. */
export function OfflineHours() {
  const { t } = useTranslation()
  const hours = useExchange().environment.settings.clocking_offline_max_hours
  return (
    <SettingCard
      icon={NoNetworkIcon}
      tone="run"
      title={t('roots.hours.title')}
      text={t('roots.hours.text', { count: hours })}
      change={t('roots.hours.change')}
    />
  )
}
