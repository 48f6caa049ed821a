import { settingOf, unitOf, type ChangeableKey, type SettingValue } from '@vigie/contract/companies/settings.changes.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { localeOf } from '../../kit/dates.ts'

/** The words of settings: their titles and sentences, their values, and what is wrong with one. */
export function useSettingWords() {
  const { t } = useTranslation()
  // The one setting of a choice is a currency.
  const currency = new Intl.DisplayNames(localeOf(useLanguage()), { type: 'currency' })
  const unitWord = (key: ChangeableKey, count: number): string => {
    const unit = unitOf(key)
    return unit ? t(`settings.units.${unit}`, { count }) : ''
  }
  return {
    titleOf: (key: ChangeableKey): string => t(`settings.of.${key}.title`),
    textOf: (key: ChangeableKey): string => t(`settings.of.${key}.text`),
    unitWord,
    wordsOf: (key: ChangeableKey, value: SettingValue): string => {
      if (typeof value === 'boolean') return t(value ? 'settings.yes' : 'settings.no')
      if (typeof value === 'number') return t('settings.amount', { value, unit: unitWord(key, value) })
      if (settingOf(key).type === 'choice') return currency.of(value) ?? value
      return (settingOf(key).type === 'colour' ? value.toUpperCase() : value) || t('settings.empty')
    },
    wrongOf: (key: ChangeableKey): string => {
      const setting = settingOf(key)
      switch (setting.type) {
        case 'whole': {
          const { least, most } = setting
          return t(`settings.wrong.${setting.default < least ? 'wholeOrZero' : 'whole'}`, { least, most })
        }
        case 'text':
          return t('settings.wrong.text', { count: setting.maxLength })
        case 'link':
          return t('settings.wrong.link')
        case 'tiles':
          return t('settings.wrong.tiles')
        default:
          return t('settings.wrong.colour')
      }
    },
  }
}
