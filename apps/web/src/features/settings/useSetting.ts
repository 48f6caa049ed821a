import { changeSettings, readSettings } from '@vigie/contract/companies/companies.settings.ts'
import { settingOf, type ChangeableKey, type SettingValue } from '@vigie/contract/companies/settings.changes.ts'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefused } from '../../api/errors.ts'
import { invalidate, useSend } from '../../api/queries.ts'
import { useUnsaved } from '../../session/reach.ts'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { entryOf, valueOf, type Entry } from './settings.rules.ts'
import { followSaved, heldSettings } from './stored.ts'
import { useSettingWords } from './useSettingWords.ts'

/**
 * One setting, saved by itself. What was entered stays until it is saved or dropped: after a wrong value, without network, and where
 * another user has saved another value meanwhile (`isOvertaken`), until the user chooses one of the two.
 */
export function useSetting(key: ChangeableKey, current: SettingValue) {
  const setting = settingOf(key)
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const { titleOf, wrongOf } = useSettingWords()
  const { mutateAsync, isPending: isSaving } = useSend(changeSettings)
  /** `was`: the value that it replaces. */
  const [draft, setDraft] = useState<{ readonly entry: Entry; readonly was: SettingValue } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // Held answers change the page a moment after they are set: until then the former value would be shown again.
  const [saved, setSaved] = useState<{ readonly value: SettingValue; readonly over: SettingValue } | null>(null)
  if (saved !== null && saved.over !== current) setSaved(null)
  const standing = saved?.over === current ? saved.value : current
  const value = draft === null ? standing : valueOf(key, setting, draft.entry)
  const isUnsaved = value !== standing
  const isOvertaken = isUnsaved && !isSaving && draft !== null && draft.was !== standing
  useUnsaved(isUnsaved)

  const drop = () => {
    if (isSaving) return
    setDraft(null)
    setProblem(null)
  }
  const save = async (next: SettingValue, was: SettingValue) => {
    setDraft({ entry: entryOf(next), was })
    setProblem(null)
    try {
      await mutateAsync({ changes: { [key]: next }, was: { [key]: was } })
    } catch (error) {
      const isConflict = isRefused(error) && error.code === 'CONFLICT'
      if (isConflict) await invalidate(readSettings)
      // What another user has saved is shown where it differs (`isOvertaken`).
      const isToldBelow = isConflict && heldSettings()?.[key] !== was
      if (!isToldBelow) setProblem((isRefused(error) && Object.values(error.errors)[0]) || sentenceOf(error))
      // A switch shows what holds; a text is kept for another try.
      if (typeof next === 'boolean') setDraft(null)
      return
    }
    setSaved({ value: next, over: current })
    setDraft(null)
    toast('success', t('settings.saved', { title: titleOf(key) }))
    await followSaved({ [key]: next })
  }

  return {
    setting,
    entry: draft?.entry ?? entryOf(standing),
    standing,
    isSaving,
    isUnsaved,
    isOvertaken,
    isDefault: standing === defaultSettings[key],
    problem,
    /** Keeps what is entered until it is left. */
    change: (entry: Entry) => {
      if (isSaving) return
      setDraft({ entry, was: draft?.was ?? standing })
      setProblem(null)
    },
    /** Saves what was entered, or says what is wrong with it. */
    leave: () => {
      if (draft === null || isSaving || isOvertaken) return
      if (value === undefined) setProblem(wrongOf(key))
      else if (isUnsaved) void save(value, draft.was)
      else drop()
    },
    choose: (next: SettingValue) => {
      if (!isSaving) void save(next, standing)
    },
    /** Saves what was entered over what another user has saved meanwhile. */
    saveMine: () => {
      if (value === undefined) setProblem(wrongOf(key))
      else void save(value, standing)
    },
    drop,
  }
}
export type SettingState = ReturnType<typeof useSetting>
