import { changeSettings, readSettings } from '@vigie/contract/companies/companies.settings.ts'
import { settingOf, type ChangeableKey, type SettingValue } from '@vigie/contract/companies/settings.changes.ts'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { useTranslation } from 'react-i18next'
import { invalidate, useSend } from '../../api/queries.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { entryOf, valueOf } from './settings.rules.ts'
import { followSaved, heldSettings } from './stored.ts'
import { useEntry } from './useEntry.ts'
import { useSettingWords } from './useSettingWords.ts'

/** One setting, saved by itself. */
export function useSetting(key: ChangeableKey, current: SettingValue) {
  const setting = settingOf(key)
  const { t } = useTranslation()
  const { titleOf, wrongOf } = useSettingWords()
  const { mutateAsync, isPending: isSaving } = useSend(changeSettings)
  const state = useEntry<SettingValue>({
    current,
    read: (entry) => valueOf(key, setting, entry),
    entryOf,
    wrong: wrongOf(key),
    isSaving,
    send: (next, was) => mutateAsync({ changes: { [key]: next }, was: { [key]: was } }),
    reread: async () => {
      await invalidate(readSettings)
      return heldSettings()?.[key]
    },
    onSaved: (next) => {
      toast('success', t('settings.saved', { title: titleOf(key) }))
      return followSaved({ [key]: next })
    },
  })
  return { ...state, setting, isDefault: state.standing === defaultSettings[key] }
}
export type SettingState = ReturnType<typeof useSetting>
