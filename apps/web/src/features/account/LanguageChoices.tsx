import { changeProfile } from '@vigie/contract/auth/profile.ts'
import { languages, type Language } from '@vigie/phrases/languages.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { changeLanguage, useLanguage } from '../../i18n/i18n.ts'
import { CardChoices } from '../../ui/fields/choices/CardChoices.tsx'
import { Panel } from './Panel.tsx'

/** The three languages, each under its own name. */
export function LanguageChoices() {
  const { t } = useTranslation()
  const language = useLanguage()
  const choose = (one: Language) => {
    void changeLanguage(one)
    // Kept with the account too, so that it follows to other devices; without network this device alone knows it.
    ask(changeProfile, { language: one }).catch(() => undefined)
  }
  return (
    <Panel title={t('account.settings.language')} text={t('account.settings.languageHint')}>
      <CardChoices
        label={t('account.settings.language')}
        isNamed
        value={language}
        onChange={choose}
        choices={languages.map((one) => ({ value: one, text: t(`common.languages.${one}`), lang: one }))}
      />
    </Panel>
  )
}
