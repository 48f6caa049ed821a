import { useTranslation } from 'react-i18next'
import { useExchange } from '../../session/store.ts'
import { BellIcon } from '../../ui/icons.tsx'
import { SettingCard } from './SettingCard.tsx'

/** How often agents on duty are asked whether all is well. Nothing where the company's version lacks these checks. */
export function ShiftChecks() {
  const { t } = useTranslation()
  const { features, settings } = useExchange().environment
  const every = settings.shift_check_every_minutes
  const answer = settings.shift_check_answer_minutes
  if (!features.includes('shiftChecks')) return null
  return (
    <SettingCard
      icon={BellIcon}
      tone="late"
      title={t('clockings.checks.settings.title')}
      text={every === 0 ? t('clockings.checks.settings.off') : t('clockings.checks.settings.on', { every, answer })}
      change={t('clockings.checks.settings.change')}
    />
  )
}
