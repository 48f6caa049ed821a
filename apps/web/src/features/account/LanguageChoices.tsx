import { languages } from '@vigie/phrases/languages.ts'
import { useTranslation } from 'react-i18next'
import { changeLanguage, useLanguage } from '../../i18n/i18n.ts'
import { Choices } from './Choices.tsx'
import { Panel } from './Panel.tsx'

/** The three languages, each under its own name. */
export function LanguageChoices() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Panel title={t('account.settings.language')} text={t('account.settings.languageHint')}>
      <Choices
        label={t('account.settings.language')}
        isNamed
        value={language}
        onChange={(one) => void changeLanguage(one)}
        choices={languages.map((one) => ({ value: one, text: t(`common.languages.${one}`), lang: one }))}
      />
    </Panel>
  )
}
