import type { Setting } from '@vigie/contract/companies/settings.descriptors.ts'
import type { ChangeableKey, SettingValue } from '@vigie/contract/companies/settings.changes.ts'
import { useTranslation } from 'react-i18next'

/** The words of settings: their titles and sentences, their values, and what is wrong with one. */
export function useSettingWords() {
  const { t } = useTranslation()
  return {
    titleOf: (key: ChangeableKey): string => t(`companySettings.of.${key}.title`),
    textOf: (key: ChangeableKey): string => t(`companySettings.of.${key}.text`),
    valueOf: (setting: Setting, value: SettingValue): string => {
      if (typeof value === 'boolean') return t(value ? 'companySettings.yes' : 'companySettings.no')
      if (setting.type === 'whole' && typeof value === 'number')
        return t('companySettings.amount', { value, unit: t(`companySettings.units.${setting.unit}`, { count: value }) })
      return (setting.type === 'colour' ? String(value).toUpperCase() : String(value)) || t('companySettings.empty')
    },
    wrongOf: (setting: Setting): string => {
      if (setting.type === 'whole') {
        const { least, most, hasZero } = setting
        return t(`companySettings.wrong.${hasZero ? 'wholeOrZero' : 'whole'}`, { least, most })
      }
      if (setting.type === 'text' && !setting.format) return t('companySettings.wrong.text', { count: setting.maxLength })
      return t(`companySettings.wrong.${setting.type === 'text' ? setting.format! : 'colour'}`)
    },
  }
}
