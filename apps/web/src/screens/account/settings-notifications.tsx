import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { NotificationChoices } from '../../features/notifications/preferences/NotificationChoices.tsx'
import { partOf } from '../../i18n/partOf.ts'
import { PageTitle } from '../../ui/page/PageTitle.tsx'

/** Préférences de notification: what reaches the reader elsewhere than under the bell. */
export default function SettingsNotifications() {
  const { t } = useTranslation()
  return (
    <Box sx={{ maxWidth: 760, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={t('shell.titles.notificationChoices')} text={t('notifications.preferences.text')} />
      <NotificationChoices />
    </Box>
  )
}

export const phrases = partOf({
  fr: () => import('@vigie/phrases/fr/mutedSites.ts'),
  en: () => import('@vigie/phrases/en/mutedSites.ts'),
  de: () => import('@vigie/phrases/de/mutedSites.ts'),
})
