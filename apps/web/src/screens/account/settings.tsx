import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { DisplayChoices } from '../../features/account/DisplayChoices.tsx'
import { LanguageChoices } from '../../features/account/LanguageChoices.tsx'
import { Panel } from '../../features/account/Panel.tsx'
import { notificationChoicesAddress } from '../../routing/addresses/notifications.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { BellIcon, KeyIcon } from '../../ui/icons.tsx'
import { PageTitle } from '../../ui/page/PageTitle.tsx'

/** Paramètres: display, language, what one is told of, and the way to the password. */
export default function Settings() {
  const { t } = useTranslation()
  return (
    <Box sx={{ maxWidth: 640, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={t('shell.titles.settings')} />
      <DisplayChoices />
      <LanguageChoices />
      <Panel title={t('account.settings.notifications')} text={t('account.settings.notificationsHint')}>
        <Box>
          <ButtonLink {...linkTo(notificationChoicesAddress)} variant="outlined" color="inherit" startIcon={<BellIcon />}>
            {t('account.settings.chooseNotifications')}
          </ButtonLink>
        </Box>
      </Panel>
      <Panel title={t('account.settings.security')} text={t('account.settings.passwordHint')}>
        <Box>
          <ButtonLink to="/settings/password" variant="outlined" color="inherit" startIcon={<KeyIcon />}>
            {t('account.settings.password')}
          </ButtonLink>
        </Box>
      </Panel>
    </Box>
  )
}
