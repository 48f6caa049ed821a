import { useTranslation } from 'react-i18next'
import { KeyIcon, PeopleIcon, SettingsIcon } from '../../ui/icons.tsx'
import { AppLine, LineCard } from '../../ui/page/LineCard.tsx'
import { Section } from '../../ui/page/Section.tsx'

/** What is one's own, one touch from home. */
export function AccountLines() {
  const { t } = useTranslation()
  return (
    <Section title={t('home.account.title')}>
      <LineCard>
        <AppLine to="/user/profile" icon={PeopleIcon} tone="wait" title={t('home.account.profile')} />
        <AppLine to="/settings" icon={SettingsIcon} tone="wait" title={t('home.account.settings')} />
        <AppLine to="/settings/password" icon={KeyIcon} tone="wait" title={t('home.account.password')} />
      </LineCard>
    </Section>
  )
}
