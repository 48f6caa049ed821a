import { changeableKeys, isAllowed, type ChangeableKey } from '@vigie/contract/companies/settings.changes.ts'
import { textLanguages, textPages } from '@vigie/contract/companies/companies.texts.ts'
import { useTranslation } from 'react-i18next'
import { SettingsHistory } from '../../features/changes/History.tsx'
import { SettingsBoard } from '../../features/settings/SettingsBoard.tsx'
import { useSettingWords } from '../../features/settings/useSettingWords.ts'
import { wordsOfPage } from '../../i18n/pages/pageWords.ts'

export const phrases = wordsOfPage('changes')

/** Réglages: the settings of the company, and who has changed which. */
export default function Settings() {
  return <SettingsBoard history={<History />} />
}

function History() {
  const { t } = useTranslation()
  const { titleOf, wordsOf } = useSettingWords()
  const keyOf = (name: string): ChangeableKey | undefined => changeableKeys.find((key) => key === name)
  const nameOf = (name: string): string => {
    const key = keyOf(name)
    if (key) return titleOf(key)
    const [page, language] = [textPages.find((one) => name.startsWith(`${one} `)), textLanguages.find((one) => name.endsWith(` ${one}`))]
    if (page && language)
      return t('settings.texts.of', { title: t(`settings.texts.${page}.title`), language: t(`common.languages.${language}`) })
    return name === 'counts_from' ? t('settings.history.countsFrom') : name
  }
  const said = (name: string, value: string): string => {
    const key = keyOf(name)
    const read = key && [value, Number(value), value === 'true'].find((one) => String(one) === value && isAllowed(key, one))
    return key && read !== undefined ? wordsOf(key, read) : value
  }
  return <SettingsHistory nameOf={nameOf} wordsOf={said} />
}
